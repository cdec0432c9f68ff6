/** Center lines of boards that turn. They are made of straight pieces and arcs that join
 * smoothly, so that a track beside the center line is as exact as the line itself. */

import type { Point } from "./board.ts";

export interface Straight {
  readonly from: Point;
  readonly to: Point;
}

/** Angles in radians from the x axis; a positive turn goes clockwise on the screen. */
export interface Arc {
  readonly center: Point;
  readonly radius: number;
  readonly from: number;
  readonly turn: number;
}

export type Piece = Straight | Arc;
export type Route = readonly Piece[];

/** A place on the route, the direction of travel there, of length 1, and how the route
 * bends: 1 over the radius, negative where it turns to the left. */
export interface Spot extends Point {
  readonly dx: number;
  readonly dy: number;
  readonly bend: number;
}

export function lengthOf(route: Route): number {
  return route.reduce((sum, piece) => sum + pieceLength(piece), 0);
}

function pieceLength(piece: Piece): number {
  if ("turn" in piece) return piece.radius * Math.abs(piece.turn);
  return Math.hypot(piece.to.x - piece.from.x, piece.to.y - piece.from.y);
}

/** How far toward the innermost track of a bend its length is measured. */
const INWARD = 0.6;

/** Shares a route out in so many parts of about one length, and says how far along it a part
 * begins. In a bend the measure is taken on the way to the innermost track, `aside` from the
 * center line: so its pegs have room, and the outer ones do not stray. */
export function sharesOf(route: Route, aside: number, parts: number): (part: number) => number {
  const measured = route.map((piece) =>
    "turn" in piece ? (piece.radius - INWARD * aside) * Math.abs(piece.turn) : pieceLength(piece),
  );
  const unit = measured.reduce((sum, length) => sum + length, 0) / parts;
  return (part) => {
    let left = part * unit;
    let far = 0;
    for (const [index, piece] of route.entries()) {
      const share = measured[index] ?? 0;
      if (left <= share) return far + (left / share) * pieceLength(piece);
      left -= share;
      far += pieceLength(piece);
    }
    return far + left;
  };
}

/** Where one is after so much of the route; before it and past it, straight on. */
export function spotAt(route: Route, far: number): Spot {
  let left = far;
  for (const piece of route.slice(0, -1)) {
    const length = pieceLength(piece);
    if (left <= length) return spotOn(piece, left);
    left -= length;
  }
  const last = route.at(-1);
  if (last === undefined) throw new RangeError("a route has pieces");
  return spotOn(last, left);
}

function spotOn(piece: Piece, far: number): Spot {
  const length = pieceLength(piece);
  const held = Math.min(Math.max(0, far), length);
  const on = "turn" in piece ? onArc(piece, held) : onStraight(piece, held / length);
  const over = far - held;
  return { ...on, x: on.x + over * on.dx, y: on.y + over * on.dy };
}

function onStraight({ from, to }: Straight, part: number): Spot {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  return { x: from.x + part * x, y: from.y + part * y, dx: x / length, dy: y / length, bend: 0 };
}

function onArc({ center, radius, from, turn }: Arc, far: number): Spot {
  const way = Math.sign(turn);
  const angle = from + (way * far) / radius;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = { x: center.x + radius * cos, y: center.y + radius * sin };
  return { ...place, dx: -way * sin, dy: way * cos, bend: way / radius };
}

/** A place so far to the right of the direction of travel; to the left, if negative. */
export function beside({ x, y, dx, dy }: Spot, right: number): Point {
  return { x: x - right * dy, y: y + right * dx };
}

const round = (value: number): number => Math.round(value * 100) / 100;
export const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The path to the right of the route from one place on it to another, for drawing. It
 * runs backward where `to` comes first. */
export function pathBeside(route: Route, right: number, from: number, to: number): string {
  const [low, high] = from <= to ? [from, to] : [to, from];
  const parts: { far: number; end: number; piece: Piece }[] = [];
  let begun = 0;
  for (const piece of route) {
    const end = begun + pieceLength(piece);
    if (end > low && begun < high) {
      parts.push({ far: Math.max(low, begun), end: Math.min(high, end), piece });
    }
    begun = end;
  }
  const forward = from <= to;
  if (!forward) parts.reverse();
  const steps = parts.map(({ far, end, piece }) => {
    const goal = written(beside(spotAt(route, forward ? end : far), right));
    if (!("turn" in piece)) return `L${goal}`;
    const clockwise = piece.turn > 0;
    const radius = round(piece.radius + (clockwise ? -right : right));
    const large = (end - far) / piece.radius > Math.PI ? 1 : 0;
    return `A${radius} ${radius} 0 ${large} ${clockwise === forward ? 1 : 0} ${goal}`;
  });
  return `M${written(beside(spotAt(route, from), right))}${steps.join("")}`;
}
