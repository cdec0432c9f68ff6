import type { EcarteView, TableSeen } from "../generated/messages";
import { seen as anySeen } from "./seen";

const VIEW: EcarteView = {
  seat: 0,
  phase: "play",
  target: 5,
  deal: 1,
  dealer: 1,
  to_act: [0],
  scores: [2, 3],
  turned: "9C",
  hand: ["KH", "8H", "QS", "KC", "7C"],
  held: [5, 5],
  stock: 21,
  aside: 0,
  reshuffles: 0,
  calls: [{ seat: 0, word: "play", kind: "called" }],
  exchanges: [],
  situation: "stood",
  asked: [],
  announced: null,
  table: [],
  tricks: [],
  scored: null,
  lot: [],
  result: null,
  kind: "ecarte",
};

/** A view in the middle of a deal, with what a test cares about in it; clubs are trumps. */
export function ecarteView(different: Partial<EcarteView> = {}): EcarteView {
  return { ...VIEW, ...different };
}

/** A table of Écarté with a person in seat 0 and a club player in seat 1. */
export function ecarteSeen(view: EcarteView, actions: readonly string[]): TableSeen {
  return anySeen({ game: "ecarte", variant: "ecarte", view, actions });
}
