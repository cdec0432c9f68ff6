/** States of a table of Solo Whist to look at, from recorded sessions. */
import type { Happened, TableSeen } from "../generated/messages";
import { type Session, solo, soloEntry, soloSeen } from "./solo";

/** What a gallery does with the messages. */
export interface Wall {
  begin(seen: TableSeen): void;
  /** All entries at once, but the last one step by step. */
  feed(entries: readonly Happened[]): void;
  flush(): void;
}

type Found = (session: Session) => number;

/** The entry in which this kind of event happens for the nth time. */
function event(kind: string, nth = 1): Found {
  return ({ entries }) => {
    let count = 0;
    return entries.findIndex(({ events }) => {
      count += events.filter((one) => one.kind === kind).length;
      return count >= nth;
    });
  };
}

/** The first entry after which the table looks like this. */
function when(fits: (entry: Session["entries"][number]) => boolean, after = 0): Found {
  return ({ entries }) => entries.findIndex((entry, at) => at >= after && fits(entry));
}

const asks = (question: string): Found =>
  when(({ view, actions }) => view.question === question && actions.length > 0);
const second = when(
  ({ view, actions }) => view.phase === "auction" && view.calls.length > 3 && actions.length > 0,
);
const trick = (contract: string, taken: number, laid: number): Found =>
  when(
    ({ view }) =>
      view.contract === contract &&
      view.phase === "play" &&
      view.taken.reduce((sum, one) => sum + one, 0) === taken &&
      view.trick.length === laid,
  );

/** Session, the entry to come to, and whether it is told to its end. */
const STATES: Readonly<Record<string, readonly [Parameters<typeof solo>[0], Found, boolean]>> = {
  lot: ["usual", () => 0, false],
  auction: ["usual", asks("call"), true],
  overcalled: ["usual", second, true],
  accept: ["other", asks("accept"), true],
  raise: ["usual", asks("raise"), true],
  trumps: ["usual", when(({ actions }) => actions[0]?.startsWith("trumps") === true), true],
  first: ["usual", trick("prop", 0, 2), true],
  play: ["usual", trick("prop", 5, 3), true],
  taken: ["usual", event("trick-taken", 4), false],
  scored: ["usual", event("deal-scored"), false],
  over: ["usual", event("deal-ended"), true],
  "thrown-in": ["usual", event("thrown-in"), true],
  spread: ["watched", trick("open", 2, 2), true],
  "own-spread": ["usual", trick("open", 1, 1), true],
  general: ["other", trick("general-misere", 4, 2), true],
  watch: ["watched", trick("royal", 3, 3), true],
  end: ["usual", event("game-ended"), true],
  left: ["watched", event("side-left", 2), true],
  waiting: ["usual", () => -1, true],
};

/** Show a state; whether there is one of this name. */
export function showSolo(name: string, wall: Wall): boolean {
  const state = STATES[name];
  if (!state) return false;
  const [which, find, isTold] = state;
  const session = solo(which);
  wall.begin(soloSeen(session, -1));
  const at = find(session);
  wall.feed(session.entries.slice(0, at + 1).map((_, entry) => soloEntry(session, entry)));
  if (isTold) wall.flush();
  return true;
}
