/** Whole sessions of Solo Whist, made by `tests/support/recorded_solo.py`. */
import type { Happened, SeatSeen, SoloEvent, SoloView, TableSeen } from "../generated/messages";
import type { Company } from "../table/company";
import type { Speaker } from "../table/texts.svelte";
import sessions from "./recorded/solo.json";

/** What happened at once, the view that came of it, and what its viewer may do then. */
export interface Entry {
  events: readonly SoloEvent[];
  view: SoloView;
  actions: readonly string[];
}

export interface Session {
  company: Company;
  options: Readonly<Record<string, string>>;
  entries: readonly Entry[];
}

const NAMES = ["Ada", "North", "Mira", "Oleg"];
const SEATS: readonly SeatSeen[] = NAMES.map((name) => ({
  name,
  kind: "person",
  level: "",
  taker: "",
}));

type Recorded = Record<
  string,
  {
    options: Record<string, string>;
    entries: { events: SoloEvent[]; view: Partial<SoloView>; actions?: string[] }[];
  }
>;

export function solo(name: keyof typeof sessions): Session {
  const { options, entries } = (sessions as unknown as Recorded)[name] ?? {
    entries: [],
    options: {},
  };
  let view = {} as SoloView;
  const whole = entries.map(({ events, view: changed, actions = [] }) => {
    view = { ...view, ...changed };
    return { events, view, actions };
  });
  return { company: { you: view.seat, seats: SEATS }, options, entries: whole };
}

/** The table with an entry's view, as the server tells it. */
export function soloSeen(session: Session, at: number): TableSeen {
  const { company, options, entries } = session;
  const entry = entries[at] ?? null;
  const isOver = entry?.view.result !== null && entry !== null;
  const stage = isOver ? "over" : entry?.view.phase === "deal" ? "showing" : "playing";
  return {
    v: at + 2,
    table: "quiet-otter",
    you: company.you,
    seats: company.seats,
    game: "solo-whist",
    variant: "solo",
    options,
    stage: entry === null ? "waiting" : stage,
    ready: [false, !isOver, !isOver, !isOver],
    match: { games: 1, format: "best_of", game: 1, wins: [0, 0, 0, 0], over: isOver, winner: null },
    proof: null,
    owner: false,
    taking: null,
    view: entry?.view ?? null,
    actions: entry?.actions ?? [],
  };
}

export function soloEntry(session: Session, at: number): Happened {
  const seen = soloSeen(session, at);
  const what = at === 0 ? "started" : "acted";
  return { v: seen.v, what, seat: 1, events: session.entries[at]?.events ?? [], seen, hash: "" };
}

/** Texts as their keys and arguments, where only what is said counts and not how. */
export const plain: Speaker = {
  text: (key, args = {}) => `${key} ${JSON.stringify(args)}`,
};
