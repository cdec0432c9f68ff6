/** Who stands where when a game of more than two sides is over. */
import type { Result } from "../generated/messages";

export interface Placed {
  side: number;
  /** From 1; equal scores share a place. */
  place: number;
  /** Whether the side left before the end. */
  isGone: boolean;
}

/** The sides as they are placed: the winner, then by score, then those in `left`, last one first. */
export function placesOf({ scores, winner }: Result, left: readonly number[]): Placed[] {
  const score = (side: number) => (side === winner ? Infinity : (scores[side] ?? 0));
  // Whoever wins because all the others have left has not left, whatever else is told.
  const gone = (side: number) => (side === winner ? -1 : left.indexOf(side));
  const sides = scores.map((_, side) => side);
  const staying = sides.filter((side) => gone(side) < 0);
  const leaving = sides.filter((side) => gone(side) >= 0);
  return [
    ...staying
      .toSorted(
        (one, other) => Number(score(one) < score(other)) - Number(score(one) > score(other)),
      )
      .map((side) => ({
        side,
        place: 1 + staying.filter((other) => score(other) > score(side)).length,
        isGone: false,
      })),
    // Who leaves has the last place that is free.
    ...leaving
      .toSorted((one, other) => gone(other) - gone(one))
      .map((side) => ({ side, place: scores.length - gone(side), isGone: true })),
  ];
}
