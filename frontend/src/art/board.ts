/** Where every hole of a peg board is. Units are those of the drawing: about a
 * pixel on a board at its natural size. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Street {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The first and the last score of the street. */
  readonly first: number;
  readonly last: number;
  readonly up: boolean;
}

export interface Mark extends Point {
  readonly score: number;
}

export interface LongPlan {
  readonly width: number;
  readonly height: number;
  /** How many times larger than usual letters are: a wide board is seen small. */
  readonly scale: number;
  readonly pitch: number;
  readonly streets: readonly Street[];
  /** By track: the holes 1 to target - 1. */
  readonly holes: readonly (readonly Point[])[];
  /** By track: the start, the place of the second peg there, the place behind it. */
  readonly start: readonly (readonly [Point, Point, Point])[];
  readonly game: Point;
  /** By track: the groove from the start to the game hole. */
  readonly grooves: readonly string[];
  /** Numbers at the side of the streets, one for every ten holes. */
  readonly marks: readonly Mark[];
}

export const GROUP = 5;
export const HEADER = 58;

const STEP = 14.2;
const GROUP_GAP = 5.6;
const MARGIN = 18;
const TOP = HEADER + 46;
const FOOT = 76;
/** How much lower a board is that needs no place behind the start. */
export const BELOW = 20;
/** Three and four names need more room than two. */
const NARROWEST = [0, 238, 238, 280, 328];

/** Lengths along a track of `count` holes, the first at 0, a gap after each five. */
export function along(count: number, step: number, gap: number): number[] {
  return Array.from({ length: count }, (_, hole) => hole * step + Math.floor(hole / GROUP) * gap);
}

/** How many holes a street has: thirty, or sixty where that would be too many streets. */
export function streetLength(target: number): number {
  return target > 181 ? 60 : 30;
}

/** The hole a peg stands in: one of the places at the start, by name, or a score. */
export type Place = { readonly hole: number } | { readonly start: 0 | 1 | 2 };

/** The places of a side's two pegs, never the same one. Scores below zero are behind
 * the start; a back peg with nothing to record waits in the second starting hole. */
export function places(front: number, back: number, target: number): readonly [Place, Place] {
  const place = (score: number): Place => {
    if (score > 0) return { hole: Math.min(score, target) };
    return { start: score === 0 ? 0 : 2 };
  };
  const ahead = place(front);
  const behind = place(back);
  const same = JSON.stringify(ahead) === JSON.stringify(behind);
  return [ahead, same ? { start: 1 } : behind];
}

interface Lanes {
  readonly tracks: number;
  readonly pitch: number;
  readonly gap: number;
  readonly left: number;
}

function lanesFor(tracks: number, streets: number): Lanes & { width: number } {
  const usual = [0, 26, 21, 17, 15][tracks] ?? 15;
  // Many streets of many tracks stand closer, so that the board is not wider than high.
  const pitch = usual * (streets <= 2 ? 1.25 : streets * tracks > 16 ? 0.84 : 1);
  const inner = (tracks - 1) * pitch;
  const least = MARGIN * 2 + 24 + streets * inner + (streets - 1) * 34;
  const width = Math.max(NARROWEST[tracks] ?? 300, least);
  const gap = streets === 1 ? 0 : 34 + (width - least) / (streets + 1);
  const left = (width - streets * inner - (streets - 1) * gap) / 2 + 3;
  return { tracks, pitch, gap, left, width };
}

/** Tracks turn like a ribbon: what is the outer lane on the way up stays outside. */
function laneX(lanes: Lanes, street: number, track: number): number {
  const inner = (lanes.tracks - 1) * lanes.pitch;
  const place = street % 2 === 0 ? track : lanes.tracks - 1 - track;
  return lanes.left + street * (inner + lanes.gap) + place * lanes.pitch;
}

function streetsOf(lanes: Lanes, count: number, length: number, last: number): Street[] {
  const inner = (lanes.tracks - 1) * lanes.pitch;
  const run = along(length, STEP * (30 / length), GROUP_GAP * (30 / length));
  return Array.from({ length: count }, (_, street) => {
    const first = street * length + 1;
    const end = Math.min(last, (street + 1) * length);
    const up = street % 2 === 0;
    const height = run[end - first] ?? 0;
    return {
      x: lanes.left + street * (inner + lanes.gap),
      y: up ? TOP + (run.at(-1) ?? 0) - height : TOP,
      width: inner,
      height,
      first,
      last: end,
      up,
    };
  });
}

function holesOf(streets: readonly Street[], lanes: Lanes, length: number, track: number): Point[] {
  const lengths = along(length, STEP * (30 / length), GROUP_GAP * (30 / length));
  return streets.flatMap(({ first, last, y, height, up }, street) =>
    lengths.slice(0, last - first + 1).map((length_) => ({
      x: laneX(lanes, street, track),
      y: up ? y + height - length_ : y + length_,
    })),
  );
}

/** From hole to hole; a turn between streets is an arc, flatter than round. */
function groove(points: readonly Point[], streets: readonly Street[], game: Point): string {
  const parts: string[] = [];
  let at = 0;
  for (const { first, last, up } of streets) {
    const end = points[last - first + at];
    const next = points[last - first + at + 1];
    at += last - first + 1;
    if (end === undefined) continue;
    parts.push(`V${end.y}`);
    if (next !== undefined) {
      const across = Math.abs(next.x - end.x) / 2;
      parts.push(`A${across} ${8 + across * 0.45} 0 0 ${up ? 1 : 0} ${next.x} ${next.y}`);
    } else {
      const bend = (end.y + game.y) / 2;
      parts.push(`C${end.x} ${bend} ${game.x} ${bend} ${game.x} ${game.y}`);
    }
  }
  return parts.join("");
}

function marksOf(streets: readonly Street[], holes: readonly Point[]): Mark[] {
  const every = streets.some(({ first, last }) => last - first >= 30) ? 20 : 10;
  return streets.flatMap(({ x, first, last }) =>
    Array.from({ length: Math.floor(last / every) }, (_, index) => (index + 1) * every)
      .filter((score) => score >= first)
      .map((score) => ({ score, x: x - 17, y: holes[score - 1]?.y ?? 0 })),
  );
}

/** A board of whole streets side by side, the first going up from the lower left. */
export function longPlan(target: number, tracks: number): LongPlan {
  const length = streetLength(target);
  const count = Math.max(1, Math.ceil((target - 1) / length));
  const { width, ...lanes } = lanesFor(tracks, count);
  const streets = streetsOf(lanes, count, length, target - 1);
  const holes = Array.from({ length: tracks }, (_, track) =>
    holesOf(streets, lanes, length, track),
  );
  const floor = TOP + (streets[0]?.height ?? 0);
  const start = Array.from({ length: tracks }, (_, track): [Point, Point, Point] => {
    const x = laneX(lanes, 0, track);
    return [
      { x, y: floor + 20 },
      { x, y: floor + 34 },
      { x, y: floor + 56 },
    ];
  });
  const game = gameHole(streets, holes);
  return {
    width,
    height: floor + FOOT,
    scale: Math.max(1, width / 300),
    pitch: lanes.pitch,
    streets,
    holes,
    start,
    game,
    grooves: holes.map((points, track) => {
      const from = start[track]?.[0] ?? game;
      return `M${from.x} ${from.y}${groove(points, streets, game)}`;
    }),
    marks: marksOf(streets, holes[0] ?? []),
  };
}

function gameHole(streets: readonly Street[], holes: readonly (readonly Point[])[]): Point {
  const street = streets.at(-1);
  const end = holes[0]?.at(-1);
  if (street === undefined || end === undefined) throw new RangeError("a board has holes");
  return { x: street.x + street.width / 2, y: end.y + (street.up ? -29 : 29) };
}

/** Where a place is on a long board. */
export function pointOf(plan: LongPlan, track: number, place: Place): Point {
  if ("start" in place) return plan.start[track]?.[place.start] ?? plan.game;
  return plan.holes[track]?.[place.hole - 1] ?? plan.game;
}

/** A line across a street, and its name along the street, on the side of the holes
 * that are not yet past it. */
export interface DrawnLine {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly up: boolean;
  /** The middle of the name, which stands upright, and how long it is. */
  readonly text: Point & { readonly length: number };
}

/** About as wide as a letter of a line's name. */
export const LETTER = 5.1;

/** Where the lines after certain holes are drawn; one that no street has is left out. */
export function drawnLines(
  plan: LongPlan,
  lines: readonly { readonly after: number; readonly label: string }[],
): DrawnLine[] {
  return lines.flatMap(({ after, label }) => {
    const street = plan.streets.find(({ first, last }) => first <= after && after <= last);
    const hole = plan.holes[0]?.[after - 1];
    if (street === undefined || hole === undefined) return [];
    const { x, width, up, last } = street;
    const next = after === last ? undefined : plan.holes[0]?.[after];
    const y = next === undefined ? hole.y + (up ? -9.9 : 9.9) : (hole.y + next.y) / 2;
    const length = label.length * LETTER * plan.scale;
    const text = { x: x + width + 14, y: y + (up ? 1 : -1) * (length / 2), length };
    return [{ name: label, x: x - 9, y, width: width + 18, up, text }];
  });
}

/** The numbers that no line's name covers. */
export function freeMarks(plan: LongPlan, lines: readonly DrawnLine[]): Mark[] {
  return plan.marks.filter(({ x, y }) =>
    lines.every(
      ({ text }) => Math.abs(text.x - x) > 18 || Math.abs(text.y - y) > text.length / 2 + 6,
    ),
  );
}
