/** The oval board: to 75 one lap of a running track, beyond that a paperclip that winds
 * inward, its turns nested in one another. */

import type { Point } from "./board.ts";
import type { Arc, Piece, Spot, Straight } from "./route.ts";
import { EDGE, reachAside, routePlan, stepsOf, type Ground, type RoutePlan } from "./route-plan.ts";

const MOST_OF_A_LAP = 75;
const MOST_OF_THREE = 145;
const MARGIN = 14;

/** From track to track, by the number of tracks. */
const PITCH = [0, 20, 20, 15.5, 12.5];

export function ovalPlan(target: number, tracks: number): RoutePlan {
  const ground = target <= MOST_OF_A_LAP ? lap(target, tracks) : paperclip(target, tracks);
  return routePlan(ground, target, tracks);
}

/** From the middle of the lower turn to the left, once round, and back to the middle. */
function lap(target: number, tracks: number): Ground {
  const pitch = PITCH[tracks] ?? 12.5;
  const aside = reachAside(tracks, pitch) + EDGE;
  const width = target <= 45 ? 238 : 290;
  const length = stepsOf(target) * (target <= 45 ? 12.6 : 14.4);
  const radius = width / 2 - aside - MARGIN - 2;
  // The start and the finish stand apart, on both sides of the middle.
  const apart = 0.24;
  const straight = Math.max(20, (length - (2 * Math.PI - 2 * apart) * radius) / 2);
  const top = MARGIN + aside + radius;
  const floor = top + straight;
  const [left, right] = [width / 2 - radius, width / 2 + radius];
  const upper = { x: width / 2, y: top };
  const lower = { x: width / 2, y: floor };
  const quarter = Math.PI / 2;
  const route: Piece[] = [
    { center: lower, radius, from: quarter + apart, turn: quarter - apart },
    { from: { x: left, y: floor }, to: { x: left, y: top } },
    { center: upper, radius, from: Math.PI, turn: Math.PI },
    { from: { x: right, y: top }, to: { x: right, y: floor } },
    { center: lower, radius, from: 0, turn: quarter - apart },
  ];
  const height = floor + radius + aside + MARGIN;
  const emblem = { x: width / 2, y: (top + floor) / 2 };
  return { route, width, height, pitch, side: () => 1, startSide: 1, emblem };
}

/** Up the outer left, down the outer right, up the inner left, down the inner right. */
function paperclip(target: number, tracks: number): Ground {
  const passes = target <= MOST_OF_THREE ? 3 : 4;
  const wide = target > 181 ? 420 : 20 * passes + 240;
  const step = target > 181 ? 9.6 : 12.8;
  const pitch = PITCH[tracks] ?? 12.5;
  const aside = reachAside(tracks, pitch) + EDGE;
  const inner = wide - 2 * (aside + MARGIN) - 18;
  const gap = inner / (passes - 1);
  const left = MARGIN + aside + 18;
  const order = passes === 3 ? [0, 2, 1] : [0, 3, 1, 2];
  const columns = order.map((column) => left + column * gap);
  const radii = columns.slice(1).map((x, at) => Math.abs(x - (columns[at] ?? x)) / 2);
  const [over = 0, under = 0] = radii;
  const turns = radii.reduce((sum, radius) => sum + Math.PI * radius, 0);
  // The first pass begins beside the lower turn, as deep as the turn is.
  const straight = (stepsOf(target) * step - turns - under) / passes;
  const top = MARGIN + aside + over;
  const floor = top + straight;
  const route = columns.flatMap((x, pass): Piece[] => {
    const up = pass % 2 === 0;
    const low = { x, y: pass === 0 ? floor + under : floor };
    const high = { x, y: top };
    const run: Straight = up ? { from: low, to: high } : { from: high, to: low };
    const next = columns[pass + 1];
    return next === undefined ? [run] : [run, turnTo(run.to, next, up)];
  });
  const height = floor + under + aside + MARGIN + 10;
  // Numbers stand to the left of a pass, and inside a turn.
  const side = ({ bend, dy }: Spot): 1 | -1 => (bend === 0 && dy < 0 ? -1 : 1);
  return { route, width: wide, height, pitch, side, startSide: -1 };
}

/** Half a circle from the end of one pass to the next, clockwise. */
function turnTo(from: Point, x: number, up: boolean): Arc {
  const radius = Math.abs(x - from.x) / 2;
  const center = { x: (from.x + x) / 2, y: from.y };
  return { center, radius, from: up ? Math.PI : 0, turn: Math.PI };
}
