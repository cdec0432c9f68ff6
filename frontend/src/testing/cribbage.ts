/** Short games of every variant of cribbage, made by `tests/support/recorded_cribbage.py`. */
import type {
  CribbageEvent,
  CribbageView,
  Happened,
  MatchSeen,
  SeatSeen,
  TableSeen,
} from "../generated/messages";
import games from "./recorded/cribbage.json";
import { club, person } from "./seen";

export type GameName = keyof typeof games;
export const GAMES = Object.keys(games) as GameName[];

interface Recorded {
  variant: string;
  viewer: number | null;
  options: Record<string, string>;
  seats: number;
  entries: readonly {
    events: readonly CribbageEvent[];
    view: Partial<CribbageView>;
    actions?: readonly string[];
  }[];
}

export interface Told extends Happened {
  readonly events: readonly CribbageEvent[];
  readonly seen: TableSeen & { readonly view: CribbageView };
}

/** All entries of a game as its viewer is sent them. */
export function entriesOf(name: GameName): Told[] {
  const game = games[name] as unknown as Recorded;
  let view = {} as CribbageView;
  return game.entries.map((entry, at) => {
    view = { ...view, ...entry.view };
    const isShown = entry.events.some(({ kind }) => kind === "deal-ended");
    const stage = view.result ? "over" : isShown ? "showing" : "playing";
    const actions = entry.actions ?? [];
    const seen = { ...table(game, stage, view), v: at + 2, view, actions };
    const what = at === 0 ? "started" : "acted";
    return { v: seen.v, what, seat: null, events: entry.events, seen, hash: "" };
  });
}

/** The table before anything has happened. */
export function emptyTable(name: GameName): TableSeen {
  const [first] = entriesOf(name);
  if (!first) throw new RangeError("the recording is empty");
  return { ...first.seen, v: 1, view: null, actions: [], stage: "waiting" };
}

/** Ada at the seat of the viewer, one guest more where there are four, and club players. */
export function seatsOf(name: GameName): SeatSeen[] {
  const game = games[name] as unknown as Recorded;
  const you = game.viewer ?? 0;
  return Array.from({ length: game.seats }, (_, seat) => {
    if (seat === you) return person("Ada");
    return game.seats === 4 && seat === (you + 2) % 4 ? person("Екатерина") : club("level-2");
  });
}

function table(game: Recorded, stage: TableSeen["stage"], view: CribbageView): TableSeen {
  const name = GAMES.find((one) => (games[one] as unknown as Recorded) === game) ?? "manual";
  return {
    v: 1,
    table: "quiet-otter",
    you: game.viewer,
    owner: game.viewer !== null,
    taking: null,
    seats: seatsOf(name),
    game: "cribbage",
    variant: game.variant,
    options: game.options,
    stage,
    ready: Array.from({ length: game.seats }, (_, seat) => seat !== game.viewer),
    match: matchOf(view),
    proof: null,
    view,
    actions: [],
  };
}

function matchOf({ result, scores }: CribbageView): MatchSeen {
  const winner = result?.winner ?? null;
  return {
    games: 1,
    format: scores.length === 2 ? "best_of" : "all_games",
    game: 1,
    wins: scores.map((_, side) => (side === winner ? (result?.games ?? 0) : 0)),
    over: winner !== null,
    winner,
  };
}
