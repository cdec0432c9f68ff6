/** The words that are asked of a person: big buttons, each with a key of its own. */
import type { EcarteView, TableSeen } from "../../generated/messages";
import { capital } from "../cards";
import type { Say } from "../texts.svelte";
import { CALLS } from "./script";

export interface Answer {
  action: string;
  /** What is said, or done. */
  say: Say;
  /** What it means, in small print. */
  hint: Say;
  key: string;
  /** Why it cannot be given now. */
  why: Say | null;
}

/** What may be answered now, in the order of the buttons; nothing where no word is asked. */
export function answersOf({ actions }: TableSeen, view: EcarteView): Answer[] {
  const plain =
    (key: string): Say =>
    (texts) =>
      texts.text(key);
  const first = view.exchanges.length === 0;
  const hints: Readonly<Record<string, Say>> = {
    play: plain(first ? "ecarte-hint-play-first" : "ecarte-hint-play"),
    propose: plain("ecarte-hint-propose"),
    accept: plain("ecarte-hint-accept"),
    refuse: plain(first ? "ecarte-hint-refuse-first" : "ecarte-hint-play"),
    king: plain("ecarte-hint-king"),
    "no-king": plain("ecarte-hint-no-king"),
    stand: plain("ecarte-hint-keep"),
  };
  const words: Readonly<Record<string, Say>> = {
    play: plain(CALLS.play),
    propose: plain(CALLS.propose),
    accept: plain(CALLS.accept),
    refuse: plain(CALLS.refuse),
    king: plain("ecarte-announce"),
    "no-king": plain("ecarte-announce-nothing"),
    stand: plain("ecarte-keep"),
  };
  return asked(view, actions).map((action, at) => ({
    action,
    say: words[action] ?? plain(action),
    hint: hints[action] ?? plain(action),
    key: action === "stand" ? "0" : `${at + 1}`,
    why: actions.includes(action) ? null : plain("ecarte-why-no-king"),
  }));
}

function asked({ phase }: EcarteView, actions: readonly string[]): string[] {
  if (actions.length === 0) return [];
  switch (phase) {
    case "speak":
      return ["play", "propose"].filter((word) => actions.includes(word));
    case "answer":
      return ["accept", "refuse"];
    case "king":
      // The same question with the same two buttons, whoever holds the king (E17).
      return ["king", "no-king"];
    case "discard":
      return actions.includes("stand") ? ["stand"] : [];
    default:
      return [];
  }
}

/** Why an answer cannot be given, as a sentence of its own. */
export function refused(why: Say): Say {
  return (texts) => `${capital(why(texts))}.`;
}

/** What a key does beside the table's own: digits answer, K announces the king, 0 keeps all. */
export function keyed(
  event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey">,
  seen: TableSeen,
  view: EcarteView,
): Answer | "king" | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  const answer = answersOf(seen, view).find(({ key }) => key === event.key);
  if (answer) return answer;
  // By its place, so that it is the same key on a Russian keyboard.
  return event.code === "KeyK" && seen.actions.includes("king") ? "king" : null;
}
