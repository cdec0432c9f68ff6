/** What may be said now, as buttons: the act of the record, its name and what it means. */
import type { SoloContract, SoloView, SoloWord, Suit, TableSeen } from "../../generated/messages";
import { companyOf, who } from "../company";
import type { Say } from "../texts.svelte";
import { isCall, leftOf, needed, soloView, taskOf } from "./deal";
import { meaning, suitName, suitSign } from "./contracts";
import { saysWorth } from "./worth";

export interface Choice {
  /** The act of the record. */
  action: string;
  name: Say;
  note: Say | null;
  /** A pass, or what else speaks softly. */
  isQuiet: boolean;
  /** The suit, where trumps are named. */
  suit: Suit | null;
}

const QUIET: readonly string[] = ["pass", "decline", "throw-in"];
const SUITS: readonly string[] = ["C", "D", "H", "S"];

/** The buttons for what the server offers, the quiet one first. */
export function choicesOf(seen: TableSeen): Choice[] {
  const view = soloView(seen);
  if (view === null) return [];
  switch (taskOf(seen)) {
    case "speak":
      return seen.actions.map((word) => speech(word as SoloWord, seen, view));
    case "trumps":
      return seen.actions.map(trumps);
    default:
      return [];
  }
}

function speech(word: SoloWord, seen: TableSeen, view: SoloView): Choice {
  return {
    action: word,
    name: (texts) => texts.text(`solo-call-${word}`),
    note: note(word, seen, view),
    isQuiet: QUIET.includes(word),
    suit: null,
  };
}

function note(word: SoloWord, seen: TableSeen, view: SoloView): Say {
  const { turned, declarers } = view;
  if (isCall(word)) {
    const call = word as SoloContract;
    return beside(meaning(call, turned), saysWorth(call, seen));
  }
  if (word === "pass" && isFirstOfEldest(seen, view)) {
    return (texts) => texts.text("solo-note-pass-eldest");
  }
  const [owner = 0] = declarers;
  const says: Say = (texts) =>
    texts.text(`solo-note-${word}`, {
      tricks: needed("prop"),
      sign: turned === null ? "" : suitSign(turned),
      ...who(texts, companyOf(seen), owner),
    });
  return word === "accept" ? beside(says, saysWorth("prop", seen)) : says;
}

/** "5 tricks alone in ♥ · 1 from each". */
function beside(what: Say, worth: Say): Say {
  return (texts) => texts.text("solo-worth-beside", { what: what(texts), worth: worth(texts) });
}

/** Eldest who passes at his first turn may be asked again whether he accepts (W9). */
function isFirstOfEldest({ you }: TableSeen, { calls, dealer }: SoloView): boolean {
  return calls.length === 0 && dealer !== null && you === leftOf(dealer);
}

function trumps(action: string): Choice {
  const suit = action.replace("trumps ", "");
  const isSuit = (text: string): text is Suit => SUITS.includes(text);
  return {
    action,
    name: isSuit(suit) ? suitName(suit) : (texts) => texts.text("solo-press-none"),
    note: null,
    isQuiet: false,
    suit: isSuit(suit) ? suit : null,
  };
}
