import type { CribbageView, SeatSeen, TableSeen } from "../generated/messages";

const VIEW: CribbageView = {
  seat: 0,
  phase: "play",
  target: 121,
  deal: 1,
  dealer: 1,
  crib_owner: 1,
  to_act: [0],
  scores: [0, 0],
  back_pegs: [0, 0],
  hand: ["5H", "6S", "JC", "KD"],
  kept: ["5H", "6S", "JC", "KD"],
  laid_away: ["2C", "9D"],
  confirmed: [true, true],
  held: [4, 4],
  crib_count: 4,
  starter: "7C",
  table: [],
  total: 0,
  said_go: [],
  bids: [],
  price: 0,
  counting: null,
  silent: [],
  shows: [],
  revealed: null,
  crib: null,
  lot: [],
  resigning: [],
  left: [],
  result: null,
  kind: "cribbage",
};

/** A view in the middle of a deal, with what a test cares about in it. */
export function view(different: Partial<CribbageView> = {}): CribbageView {
  return { ...VIEW, ...different };
}

/** A table with a person in seat 0 and a club player in seat 1. */
export function seen(different: Partial<TableSeen> = {}): TableSeen {
  return {
    v: 1,
    table: "quiet-otter",
    you: 0,
    owner: true,
    taking: null,
    seats: [person("Ada"), club("level-2")],
    game: "cribbage",
    variant: "six-card",
    options: {},
    stage: "playing",
    ready: [false, true],
    match: { games: 1, format: "best_of", game: 1, wins: [0, 0], over: false, winner: null },
    proof: null,
    view: VIEW,
    actions: ["5H", "6S", "JC", "KD"],
    ...different,
  };
}

export function person(name: string): SeatSeen {
  return { name, kind: "person", level: "", taker: "" };
}

export function club(level: string): SeatSeen {
  return { name: "", kind: "club", level, taker: "" };
}

export function free(): SeatSeen {
  return { name: "", kind: "empty", level: "", taker: "" };
}
