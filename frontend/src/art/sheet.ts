/** The score sheet: a stroke a point, in gates of five, on a ruled page with a column a
 * side. The first row is for points below zero, the last one for the point that wins. */

import { GROUP, type Point } from "./board.ts";

const MARGIN = 34;
const RIGHT = 8;
const HEAD = 52;
const MOST_BODY = 420;

export interface SheetPlan {
  readonly width: number;
  readonly height: number;
  /** How many points a row has, and how high it is. */
  readonly row: number;
  readonly rise: number;
  readonly columns: readonly { readonly x: number; readonly width: number }[];
  /** From stroke to stroke. */
  readonly step: number;
  /** The line on which the strokes of each row stand; the first row is below zero. */
  readonly rows: readonly { readonly y: number; readonly last: number }[];
  readonly game: number;
  /** Where the sum under a column begins. */
  readonly sum: number;
}

/** Tens, or fifteen where the columns are wide and the way is long: both are parts of the
 * lines at 30, 60, 90 and 120. */
function rowOf(target: number, tracks: number): number {
  return target > 75 && tracks <= 3 ? 15 : 10;
}

export function sheetPlan(target: number, tracks: number): SheetPlan {
  const width = 300;
  const row = rowOf(target, tracks);
  const count = Math.ceil((target - 1) / row);
  const rise = Math.min(34, Math.max(16, MOST_BODY / (count + 2)));
  const column = (width - MARGIN - RIGHT) / tracks;
  const gates = row / GROUP;
  const rows = Array.from({ length: count + 1 }, (_, at) => ({
    y: HEAD + (at + 1) * rise,
    last: Math.min(target - 1, at * row),
  }));
  const game = HEAD + (count + 2) * rise;
  return {
    width,
    height: game + 98,
    row,
    rise,
    columns: Array.from({ length: tracks }, (_, track) => ({
      x: MARGIN + track * column,
      width: column,
    })),
    // A gate is four strokes wide, and there is one and a half between two.
    step: Math.min(9, (column - 12) / (gates * 3 + (gates - 1) * 2.1 + 1)),
    rows,
    game,
    sum: game + 12,
  };
}

/** The foot of the stroke for a score from 1 to target - 1, or for -1 and below as far as
 * the row for them goes; of a gate's fifth stroke, the foot is at the first one. */
export function footOf(plan: SheetPlan, track: number, score: number): Point {
  const { columns, row, step, rows } = plan;
  const { x = 0, width = 0 } = columns[track] ?? {};
  const count = Math.abs(score) - 1;
  const place = count % row;
  const gate = Math.floor(place / GROUP);
  const gates = row / GROUP;
  const all = (gates * 3 + (gates - 1) * 2.1) * step;
  const within = (place % GROUP) % (GROUP - 1);
  const line = score < 0 ? rows[0] : rows[Math.floor(count / row) + 1];
  return { x: x + (width - all) / 2 + (gate * 5.1 + within) * step, y: (line?.y ?? 0) - 3 };
}

/** A stroke as a pen draws it, never twice quite alike. */
export function strokeOf(plan: SheetPlan, track: number, score: number): string {
  const { x, y } = footOf(plan, track, score);
  const tall = plan.rise * 0.62;
  const sway = Math.sin(score * 2.3 + track * 1.7) * 0.8;
  const isFifth = Math.abs(score) % GROUP === 0;
  const across = isFifth ? 3.9 * plan.step : 1.2 + sway;
  const left = isFifth ? x - 0.6 * plan.step : x;
  const bend = left + across / 2 + (isFifth ? 0 : sway);
  const [foot, head] = isFifth ? [y - tall * 0.14, y - tall * 0.82] : [y + sway, y - tall - sway];
  const points = [left, foot, bend, (foot + head) / 2 - (isFifth ? 1 : 0), left + across, head];
  const [x0, y0, x1, y1, x2, y2] = points.map((value) => Math.round(value * 100) / 100);
  return `M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`;
}

export interface Stroke {
  readonly score: number;
  /** Of the last count, of one before it, or of points that were lost again. */
  readonly kind: "new" | "old" | "lost";
}

/** The strokes of a side: those up to its back peg are old. What is below zero is counted
 * in strokes as far as its one row goes. */
export function strokesOf(plan: SheetPlan, front: number, back: number, target: number): Stroke[] {
  const held = (score: number): number => Math.min(Math.max(score, -plan.row), target - 1);
  const [ahead, behind] = [held(front), held(back)];
  const scores = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at + 1);
  const above = scores(0, Math.max(ahead, behind)).map((score): Stroke => {
    if (score > ahead) return { score, kind: "lost" };
    return { score, kind: score > behind ? "new" : "old" };
  });
  const below = scores(0, -ahead).map((score): Stroke => {
    return { score: -score, kind: -score < behind ? "new" : "old" };
  });
  return [...below.reverse(), ...above];
}

/** A line after a certain point, stepped where that is within a row. */
export function steppedLine(plan: SheetPlan, track: number, after: number): string {
  const { columns, rows, rise, row } = plan;
  const { x = 0, width = 0 } = columns[track] ?? {};
  const line = rows[Math.ceil(after / row)];
  if (line === undefined || after < 1) return "";
  const [from, to] = [x + 3, x + width - 3];
  if (after % row === 0) return `M${from} ${line.y}H${to}`;
  const foot = footOf(plan, track, after);
  const next = footOf(plan, track, after + 1);
  // The fifth stroke of a gate ends three steps after its foot.
  const edge = after % GROUP === 0 ? foot.x + 3 * plan.step : foot.x;
  const middle = after % GROUP === GROUP - 1 ? edge + 0.6 * plan.step : (edge + next.x) / 2;
  return `M${from} ${line.y}H${middle}V${line.y - rise}H${to}`;
}
