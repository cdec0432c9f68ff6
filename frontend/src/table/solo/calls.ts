/** What may be said now, as buttons: the act of the record, its name and what it means. */
import type { SoloContract, SoloView, SoloWord, Suit, TableSeen } from "../../generated/messages";
import type { Say } from "../texts.svelte";
import { isCall, needed, soloView, taskOf } from "./deal";
import { meaning, suitName, suitSign } from "./contracts";

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
      return seen.actions.map((word) => speech(word as SoloWord, view));
    case "trumps":
      return seen.actions.map(trumps);
    default:
      return [];
  }
}

function speech(word: SoloWord, view: SoloView): Choice {
  return {
    action: word,
    name: (texts) => texts.text(`solo-call-${word}`),
    note: note(word, view),
    isQuiet: QUIET.includes(word),
    suit: null,
  };
}

function note(word: SoloWord, { turned }: SoloView): Say {
  if (isCall(word)) return meaning(word as SoloContract, turned);
  const args = { tricks: needed("prop"), sign: turned === null ? "" : suitSign(turned) };
  return (texts) => texts.text(`solo-note-${word}`, args);
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
