/** The strip: one straight track seen through a window of thirty holes. */

import { GROUP, LETTER, type Place } from "./board.ts";

export const STRIP = {
  width: 360,
  step: 9.3,
  gap: 3.6,
  lane: 15,
  window: 30,
  starts: [-10.4, -19.9, -33],
} as const;

/** How far along the strip a place is; hole 1 is at 0. */
export function stripX(place: Place, target: number): number {
  if ("start" in place) return STRIP.starts[place.start];
  const { step, gap } = STRIP;
  const hole = place.hole - 1;
  return hole * step + Math.floor(hole / GROUP) * gap + (place.hole === target ? step * 0.7 : 0);
}

/** The first hole of the window, less one: a multiple of five. All pegs, if they fit;
 * else the track in focus, with what lies ahead of it when it is behind. */
export function windowStart(
  tracks: readonly { readonly front: number; readonly back: number }[],
  focus: number,
  target: number,
): number {
  const fives = (score: number): number => Math.floor(score / GROUP) * GROUP;
  const last = Math.max(0, Math.ceil((target - STRIP.window) / GROUP) * GROUP);
  const held = (start: number): number => Math.min(Math.max(0, start), last);
  const pegs = tracks.flatMap(({ front, back }) => [front, back]);
  const low = Math.min(...pegs);
  const high = Math.max(...pegs);
  // The peg in the game hole is what everybody wants to see, however far the others are.
  if (high >= target) return last;
  if (high - low <= 24) return held(fives(low - 1));
  const own = tracks[focus] ?? tracks[0];
  if (own === undefined) return 0;
  const leads = own.front === Math.max(...tracks.map(({ front }) => front));
  return held(
    leads ? fives(own.front + 9) - STRIP.window : fives(Math.min(own.front, own.back) - 1),
  );
}

/** The name of a line in the strip's row of numbers: on the side of the window that has
 * more room, in place of the numbers it covers. */
export interface StripName {
  readonly name: string;
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly left: boolean;
}

export function stripNames(
  lines: readonly { readonly after: number; readonly label: string }[],
  start: number,
  target: number,
): StripName[] {
  return lines
    .filter(({ after }) => after > start && after <= start + STRIP.window)
    .map(({ after, label }) => {
      const line = stripX({ hole: after }, 0) + (STRIP.step + STRIP.gap) / 2;
      // A line at the very edge of the window has its name inside all the same.
      const x = Math.min(line, stripX({ hole: start + STRIP.window }, 0) + STRIP.step / 3);
      const left = after > start + STRIP.window / 2 || target - after < STRIP.window / 2;
      const length = 4 + label.length * LETTER;
      return { name: label, x, left, from: left ? x - length : x, to: left ? x : x + length };
    });
}
