/** What the tricks of a deal are worth to whom, for those who look at it (ecarte.md E24 to E26). */
import type { EcarteView } from "../../generated/messages";

/** Points of each seat for a majority of the tricks; `null` before the tricks begin. */
export function worthOf({ situation, dealer, scores }: EcarteView): number[] | null {
  if (situation === null || dealer === null) return null;
  const raised = { stood: dealer, refused: 1 - dealer, exchanged: null }[situation];
  return scores.map((_, seat) => (seat === raised ? 2 : 1));
}
