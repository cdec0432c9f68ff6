/** Whole games of Écarté as seat 0 is sent them; made by `tests/support/recorded_ecarte.py`. */
import type {
  EcarteEvent,
  EcarteView,
  Happened,
  MatchSeen,
  TableSeen,
} from "../generated/messages";
import games from "./recorded/ecarte.json";

/** An entry with what differs from one to the next. */
interface Entry {
  what: Happened["what"];
  seat: number | null;
  events: readonly EcarteEvent[];
  stage: TableSeen["stage"];
  view: EcarteView;
  actions: readonly string[];
}

export type GameName = keyof typeof games;
export const GAMES = Object.keys(games) as readonly GameName[];

/** An entry whose view and events are known to be Écarté's. */
export interface Told extends Happened {
  events: readonly EcarteEvent[];
  seen: TableSeen & { view: EcarteView };
}

/** All entries of a game, as they are sent to seat 0. */
export function entriesOf(name: GameName): Told[] {
  const { options, entries } = games[name] as unknown as {
    options: Record<string, string>;
    entries: readonly Entry[];
  };
  return entries.map((entry, at) => {
    const { what, seat, events, stage, view, actions } = entry;
    const seen = { ...table(options, stage, view), v: at + 2, actions };
    return { v: seen.v, what, seat, events, seen, hash: "" };
  });
}

/** The table before anything has happened: Ada sits and the club player waits. */
export function emptyTable(name: GameName): TableSeen {
  const [first] = entriesOf(name);
  if (!first) throw new RangeError("the recording is empty");
  return { ...first.seen, v: 1, view: null, actions: [], stage: "waiting" };
}

function table(
  options: Record<string, string>,
  stage: TableSeen["stage"],
  view: EcarteView,
): TableSeen & { view: EcarteView } {
  return {
    v: 1,
    table: "quiet-otter",
    you: 0,
    owner: true,
    taking: null,
    seats: [
      { name: "Ada", kind: "person", level: "", taker: "" },
      { name: "", kind: "club", level: "level-2", taker: "" },
    ],
    game: "ecarte",
    variant: "ecarte",
    options,
    stage,
    ready: [false, true],
    match: matchOf(view),
    proof: null,
    view,
    actions: [],
  };
}

function matchOf({ result }: EcarteView): MatchSeen {
  const winner = result?.winner ?? null;
  return {
    games: 1,
    format: "best_of",
    game: 1,
    wins: [0, 1].map((side) => (side === winner ? (result?.games ?? 0) : 0)),
    over: winner !== null,
    winner,
  };
}
