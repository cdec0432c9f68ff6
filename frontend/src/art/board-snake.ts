/** The snake: rows back and forth, from the lower left upward, round turns between them. */

import type { Piece, Spot } from "./route.ts";
import { EDGE, reachAside, routePlan, stepsOf, type Ground, type RoutePlan } from "./route-plan.ts";

const STEP = 13;
const MARGIN = 17;

/** From track to track, by the number of tracks. */
const PITCH = [0, 16, 16, 13, 11.5];

/** Half the way from row to row: no track turns too sharply for its pegs. */
function radiusOf(tracks: number): number {
  return [0, 27, 28, 36, 45][tracks] ?? 45;
}

export function snakePlan(target: number, tracks: number): RoutePlan {
  return routePlan(snake(target, tracks), target, tracks);
}

function snake(target: number, tracks: number): Ground {
  const radius = radiusOf(tracks);
  const pitch = PITCH[tracks] ?? 11.5;
  const aside = reachAside(tracks, pitch) + EDGE;
  const length = stepsOf(target) * (target > 181 ? 11 : STEP);
  const wish = target > 181 ? 440 : 310;
  const sides = 2 * (radius + aside + MARGIN);
  const straight = (rows: number): number => (length - (rows - 1) * Math.PI * radius) / rows;
  const far = (rows: number): number => Math.abs(straight(rows) + sides - wish);
  const rows = Array.from({ length: 30 }, (_, at) => at + 2).reduce((best, one) =>
    far(one) < far(best) ? one : best,
  );
  const width = straight(rows) + sides;
  const left = sides / 2;
  const right = width - left;
  const floor = MARGIN + aside + (rows - 1) * 2 * radius;
  const route = Array.from({ length: rows }, (_, row): Piece[] => {
    const y = floor - row * 2 * radius;
    const rightward = row % 2 === 0;
    const [from, to] = rightward ? [left, right] : [right, left];
    const run = { from: { x: from, y }, to: { x: to, y } };
    if (row === rows - 1) return [run];
    const center = { x: to, y: y - radius };
    return [run, { center, radius, from: Math.PI / 2, turn: rightward ? -Math.PI : Math.PI }];
  }).flat();
  const height = floor + aside + MARGIN + 12;
  // Numbers stand below their row, and inside a turn.
  const side = ({ bend, dx }: Spot): 1 | -1 => ((bend === 0 ? dx : bend) > 0 ? 1 : -1);
  return { route, width, height, pitch, side, startSide: 1 };
}
