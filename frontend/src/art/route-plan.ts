/** Lays the holes of a peg board along a route: evenly on its center line, with a wider
 * step after each five, and the tracks side by side. */

import { GROUP, LETTER, streetLength, type Mark, type Place, type Point } from "./board.ts";
import {
  beside,
  lengthOf,
  pathBeside,
  sharesOf,
  spotAt,
  written,
  type Route,
  type Spot,
} from "./route.ts";

/** From the center of an outer track to the edge of the tinted band. */
export const EDGE = 8;
/** What the places are from one another, in steps from hole to hole. */
const WIDER = 0.4;
const BEFORE = { behind: 0, second: 1.7, start: 2.7, first: 4.2 } as const;
const LAST_TO_GAME = 2.1;

/** A route to lay holes on, in a drawing of its own size. */
export interface Ground {
  readonly route: Route;
  readonly width: number;
  readonly height: number;
  /** From track to track. */
  readonly pitch: number;
  /** The side of the travel on which the numbers stand, 1 for the right. */
  readonly side: (spot: Spot) => 1 | -1;
  /** And the side at the start. */
  readonly startSide: 1 | -1;
  /** Where the target is let in large, if there is room. */
  readonly emblem?: Point;
}

export interface RoutePlan extends Ground {
  /** How many times larger than on a board 300 wide all letters are. */
  readonly scale: number;
  /** How near the nearest holes are to one another. */
  readonly least: number;
  /** How wide the tinted band of all tracks is. */
  readonly band: number;
  /** How far along the route each score is, from 1 to the target. */
  readonly reach: readonly number[];
  readonly holes: readonly (readonly Point[])[];
  readonly start: readonly (readonly [Point, Point, Point])[];
  readonly game: Point;
  readonly grooves: readonly string[];
  readonly streets: readonly { readonly first: number; readonly path: string }[];
  readonly marks: readonly Mark[];
  /** The number and the sign at the start. */
  readonly zero: Point;
  readonly minus: Point;
  /** Lines across all tracks. */
  readonly startLine: string;
  readonly finishLine: string;
  /** Where the target is written. */
  readonly goal: Point;
}

/** Half the width from the first track to the last. */
export function reachAside(tracks: number, pitch: number): number {
  return ((tracks - 1) * pitch) / 2;
}

/** How long a route with so many holes is, in steps. */
export function stepsOf(target: number): number {
  return stepsTo(target - 1) + LAST_TO_GAME;
}

function stepsTo(score: number): number {
  return BEFORE.first + score - 1 + Math.floor((score - 1) / GROUP) * WIDER;
}

export function routePlan(ground: Ground, target: number, tracks: number): RoutePlan {
  const { route, pitch, side, startSide, width } = ground;
  const scale = width / 300;
  const aside = reachAside(tracks, pitch);
  const lanes = Array.from({ length: tracks }, (_, track) => track * pitch - aside);
  const far = sharesOf(route, aside, stepsOf(target));
  const on = (steps: number): Spot => spotAt(route, far(steps));
  const reach = [...Array(target - 1).keys()].map((hole) => far(stepsTo(hole + 1)));
  const holes = lanes.map((lane) => reach.map((one) => beside(spotAt(route, one), lane)));
  // Long numbers need more room beside an upright track than above or below a level one.
  const room = (spot: Spot): number => aside + EDGE + (6 + 3 * Math.abs(spot.dy)) * scale;
  const label = (spot: Spot, way: 1 | -1): Point => beside(spot, way * room(spot));
  const game = on(stepsOf(target));
  const goal = { x: game.x + game.dx * 20 * scale, y: game.y + game.dy * 17 * scale };
  return {
    ...ground,
    scale,
    least: leastOf(holes, pitch),
    band: 2 * (aside + EDGE),
    reach: [...reach, lengthOf(route)],
    holes,
    start: lanes.map((lane) => [
      beside(on(BEFORE.start), lane),
      beside(on(BEFORE.second), lane),
      beside(on(BEFORE.behind), lane),
    ]),
    game,
    grooves: lanes.map((lane) => groove(route, lane, far, target)),
    streets: streetsOf(route, far, target),
    marks: legible(
      marksOf(target).map((score) => {
        const spot = on(stepsTo(score));
        return { score, ...label(spot, side(spot)) };
      }),
      holes.flat(),
      goal,
      scale,
    ),
    zero: label(on(BEFORE.start), startSide),
    minus: label(on(BEFORE.behind), startSide),
    startLine: acrossAt(on((BEFORE.behind + BEFORE.second) / 2), aside + EDGE),
    finishLine: acrossAt(on(stepsTo(target - 1) + 0.85), aside + EDGE),
    goal,
  };
}

/** The room of the nearest neighbors, along a track or across. */
function leastOf(holes: readonly (readonly Point[])[], pitch: number): number {
  const along = holes.flatMap((track) =>
    track.slice(1).map((hole, at) => {
      const before = track[at] ?? hole;
      return Math.hypot(hole.x - before.x, hole.y - before.y);
    }),
  );
  return Math.min(...along, ...(holes.length > 1 ? [pitch] : []));
}

/** From the start along the track, and from its last hole to the game hole of all. */
function groove(
  route: Route,
  lane: number,
  far: (steps: number) => number,
  target: number,
): string {
  const end = stepsTo(target - 1);
  const bend = spotAt(route, far((end + stepsOf(target)) / 2));
  const curve = [beside(bend, lane), bend, spotAt(route, far(stepsOf(target)))];
  const along = pathBeside(route, lane, far(BEFORE.start), far(end));
  return `${along}C${curve.map(written).join(" ")}`;
}

function streetsOf(
  route: Route,
  far: (steps: number) => number,
  target: number,
): { first: number; path: string }[] {
  const length = streetLength(target);
  const count = Math.ceil((target - 1) / length);
  return Array.from({ length: count }, (_, street) => {
    const first = street * length + 1;
    const last = Math.min(target - 1, first + length - 1);
    const [from, to] = [far(stepsTo(first) - 0.64), far(stepsTo(last) + 0.64)];
    return { first, path: pathBeside(route, 0, from, to) };
  });
}

/** The scores that are written beside their holes. */
function marksOf(target: number): number[] {
  const every = target > 181 ? 20 : 10;
  return Array.from({ length: Math.floor((target - 1) / every) }, (_, at) => (at + 1) * every);
}

/** Numbers that stand neither on a hole nor on the number before, nor on the target. */
function legible(
  marks: readonly Mark[],
  holes: readonly Point[],
  goal: Point,
  scale: number,
): Mark[] {
  const isFar = (one: Point, other: Point, least: number): boolean =>
    Math.hypot(one.x - other.x, one.y - other.y) > least;
  return marks.filter(
    (mark, at) =>
      holes.every((hole) => isFar(mark, hole, 3 + 3.5 * scale)) &&
      isFar(mark, goal, 20 * scale) &&
      marks.slice(0, at).every((other) => isFar(mark, other, 13 * scale)),
  );
}

/** Where a place is on such a board. */
export function placeOn(plan: RoutePlan, track: number, place: Place): Point {
  if ("start" in place) return plan.start[track]?.[place.start] ?? plan.game;
  return plan.holes[track]?.[place.hole - 1] ?? plan.game;
}

/** A line across the tracks, and the path on which its name is written. */
export interface NamedLine {
  readonly name: string;
  readonly across: string;
  readonly path: string;
  /** Whether the name ends at the end of the path, not begins at its beginning. */
  readonly ends: boolean;
  /** Places under the name, each a few letters from the next. */
  readonly under: readonly Point[];
}

/** The lines after certain holes; one that is not on the board is left out. The name
 * stands beside the holes that are not yet past the line, if there it can be read. */
export function namedLines(
  plan: RoutePlan,
  lines: readonly { readonly after: number; readonly label: string }[],
): NamedLine[] {
  const { route, reach, band, least } = plan;
  return lines.flatMap(({ after, label }) => {
    const [hole, next] = [reach[after - 1], reach[after]];
    if (hole === undefined || next === undefined) return [];
    const far = after + 1 === reach.length ? hole + least * 0.6 : (hole + next) / 2;
    const across = acrossAt(spotAt(route, far), band / 2);
    return [{ name: label, across, ...nameBeside(plan, far, label.length) }];
  });
}

/** The ways to write a name at a line: before or after it, on the side of the numbers or
 * on the other. The first one that crosses no sharp bend on its inside is taken. */
function nameBeside(
  plan: RoutePlan,
  far: number,
  letters: number,
): Omit<NamedLine, "name" | "across"> {
  const length = (letters * LETTER + 8) * plan.scale;
  const usual = plan.side(spotAt(plan.route, far - length / 2));
  const ways = [usual, -usual as 1 | -1].flatMap((side) =>
    ([-1, 1] as const).map((way) => ({ side, far, way, length, letters })),
  );
  const first = ways[0] ?? { side: usual, far, way: -1, length, letters };
  return nameOn(plan, ways.find((way) => isReadable(plan, way)) ?? first);
}

interface Way {
  readonly side: 1 | -1;
  readonly far: number;
  /** -1 for before the line. */
  readonly way: 1 | -1;
  readonly length: number;
  readonly letters: number;
}

function isReadable(plan: RoutePlan, way: Way): boolean {
  const { route, band, scale, holes, game, goal } = plan;
  const end = way.far + way.way * way.length;
  if (end < 0 || end > lengthOf(route)) return false;
  const letters = lettersOn(plan, way);
  const isFar = (from: Point, least: number): boolean =>
    letters.every(({ x, y }) => Math.hypot(x - from.x, y - from.y) > least);
  return (
    letters.every(
      ({ bend }) => way.side * bend <= 0 || 1 / Math.abs(bend) - band / 2 > 40 * scale,
    ) &&
    holes.flat().every((hole) => isFar(hole, 4 + 4 * scale)) &&
    [game, goal].every((one) => isFar(one, 15 * scale))
  );
}

/** The middle of every letter, and the bend there. */
function lettersOn({ route, band, scale }: RoutePlan, way: Way): (Point & { bend: number })[] {
  const aside = way.side * (band / 2 + 7 * scale);
  const { bend } = spotAt(route, way.far + (way.way * way.length) / 2);
  // Inside a bend the name takes up more of the route than it is long.
  const stretched = way.length / Math.max(0.3, 1 - bend * aside);
  return Array.from({ length: way.letters }, (_, at) => {
    const spot = spotAt(route, way.far + (way.way * stretched * (at + 0.5)) / way.letters);
    return { ...beside(spot, aside), bend: spot.bend };
  });
}

/** Never upside down, and upright from the bottom up. */
function nameOn(plan: RoutePlan, way: Way): Omit<NamedLine, "name" | "across"> {
  const { route, band, scale } = plan;
  const { side, far, length } = way;
  const middle = spotAt(route, far + (way.way * length) / 2);
  const backward = middle.dx < -0.01 || (Math.abs(middle.dx) <= 0.01 && middle.dy > 0);
  // Letters stand on the path: it is nearer to the tracks where they rise away from them.
  const rises = (side === -1) !== backward;
  const aside = side * (band / 2 + (rises ? 4 : 10) * scale);
  // A path in a bend may be shorter than its part of the route: there is more than enough.
  const near = far + way.way * 3 * scale;
  const distant = Math.max(0, far + way.way * 2 * length);
  const ends = (way.way === -1) !== backward;
  const path = pathBeside(route, aside, ends ? distant : near, ends ? near : distant);
  return { path, ends, under: lettersOn(plan, way) };
}

function acrossAt(spot: Spot, half: number): string {
  return `M${written(beside(spot, -half))}L${written(beside(spot, half))}`;
}

/** The numbers that no line's name covers. */
export function uncovered(plan: RoutePlan, lines: readonly NamedLine[]): Mark[] {
  const covered = lines.flatMap(({ under }) => under);
  return plan.marks.filter(({ x, y }) =>
    covered.every((letter) => Math.hypot(letter.x - x, letter.y - y) > 11 * plan.scale),
  );
}
