import type { CribbageView } from "../../generated/messages";

/** The score after an event; a side that has moved leaves its back peg where it stood. */
export function withScores(view: CribbageView, scores: readonly number[]): CribbageView {
  const back_pegs = view.back_pegs.map((peg, side) => {
    const before = view.scores[side] ?? 0;
    return scores[side] === before ? peg : before;
  });
  return { ...view, scores, back_pegs };
}
