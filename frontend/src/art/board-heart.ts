/** The heart: from the point up the left side, over both lobes and down the right, as many
 * laps as it takes, each inside the one before; then up the middle to the game hole. */

import type { Point } from "./board.ts";
import { sharesOf, type Arc, type Piece } from "./route.ts";
import { EDGE, reachAside, routePlan, stepsOf, type Ground, type RoutePlan } from "./route-plan.ts";

const MARGIN = 14;
/** From hole to hole, on a board 300 wide: where pegs are easily told apart, and the least at
 * which a hole is still seen as one, 3 across. */
const ENOUGH = 9;
const LEGIBLE = 6.25;

/** From track to track, by the number of tracks. */
const PITCH = [0, 14, 14, 12, 11];

const asideOf = (tracks: number): number => reachAside(tracks, PITCH[tracks] ?? 11);

/** How a heart is drawn out: its sides are arcs so many times as large as the lobes, which
 * they meet at the angle `join`. A slender one has longer sides, and so on the same width more
 * room for holes, and for a third lap. */
interface Figure {
  readonly sides: number;
  readonly join: number;
  readonly laps: readonly number[];
}

const PLUMP: Figure = { sides: 6, join: 0.34, laps: [1, 2] };
const SLENDER: Figure = { sides: 10, join: 0.14, laps: [1, 2, 3] };

/** A heart around 0, 0 between its lobes, all of arcs that join smoothly. Offsets are
 * inward: a lobe and a side become smaller, the notch between the lobes larger. */
interface Heart {
  readonly lobe: number;
  readonly lobeX: number;
  readonly notch: number;
  readonly notchY: number;
  readonly side: number;
  /** The center of the right side's circle; the left one's is its mirror image. */
  readonly sideX: number;
  readonly sideY: number;
  /** Where lobe and side meet, as seen from both centers. */
  readonly join: number;
}

function heartOf({ sides, join }: Figure, lobe: number, tracks: number): Heart {
  const notch = Math.max(lobe * 0.2, asideOf(tracks) * 2.5, 13);
  const lobeX = lobe * 0.93 + notch * 0.3;
  const notchY = -Math.sqrt((lobe + notch) ** 2 - lobeX ** 2);
  const side = lobe * sides;
  return {
    lobe,
    lobeX,
    notch,
    notchY,
    side,
    sideX: lobeX - (side - lobe) * Math.cos(join),
    sideY: -(side - lobe) * Math.sin(join),
    join,
  };
}

/** The lower of the two points that are so far from one center and so far from the other. */
function meeting(one: Point, far: number, other: Point, farther: number): Point {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const apart = Math.hypot(x, y);
  const along = (far ** 2 - farther ** 2 + apart ** 2) / (2 * apart);
  const aside = Math.sqrt(far ** 2 - along ** 2);
  const [ux, uy] = [x / apart, y / apart];
  const [first, second] = [1, -1].map((way) => ({
    x: one.x + along * ux - way * aside * uy,
    y: one.y + along * uy + way * aside * ux,
  })) as [Point, Point];
  return first.y > second.y ? first : second;
}

const angle = (center: Point, to: Point): number => Math.atan2(to.y - center.y, to.x - center.x);

/** An arc clockwise on the screen from one angle to the next like the other. */
function clockwise(center: Point, radius: number, from: number, to: number): Arc {
  const turn = (((to - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return { center, radius, from, turn };
}

interface Winding {
  readonly heart: Heart;
  readonly laps: number;
  /** How wide all tracks are. */
  readonly band: number;
  /** From lap to lap. */
  readonly gap: number;
  /** The radius of the turns at the point. */
  readonly bend: number;
}

function windingOf(figure: Figure, lobe: number, laps: number, tracks: number): Winding {
  const aside = asideOf(tracks);
  const band = 2 * (aside + EDGE);
  return {
    heart: heartOf(figure, lobe, tracks),
    laps,
    band,
    gap: band + 17,
    bend: Math.max(2.3 * aside, 20),
  };
}

/** One lap from the angle on the left side where it begins to the one where it ends. */
function lapOf({ heart, gap }: Winding, lap: number, from: number, to: number): Piece[] {
  const { lobe, lobeX, notch, notchY, side, sideX, sideY, join } = heart;
  const inward = lap * gap;
  const left = { x: -lobeX, y: 0 };
  const right = { x: lobeX, y: 0 };
  const between = { x: 0, y: notchY };
  const intoNotch = angle(left, between);
  const outOfNotch = angle(right, between);
  const sweep = angle(between, left) - angle(between, right);
  return [
    clockwise({ x: -sideX, y: sideY }, side - inward, from, Math.PI - join),
    clockwise(left, lobe - inward, Math.PI - join, intoNotch),
    { center: between, radius: notch + inward, from: angle(between, left), turn: -sweep },
    clockwise(right, lobe - inward, outOfNotch, join),
    clockwise({ x: sideX, y: sideY }, side - inward, join, to),
  ];
}

/** All laps and the turns between them, the last one up to the middle. */
function routeOf(winding: Winding): Piece[] {
  const { heart, laps, gap, band, bend } = winding;
  const { side, sideX, sideY } = heart;
  const left = { x: -sideX, y: sideY };
  const right = { x: sideX, y: sideY };
  const route: Piece[] = [];
  // The first lap begins at the very point of the heart.
  let from = angle(left, { x: 0, y: sideY + Math.sqrt(side ** 2 - sideX ** 2) });
  for (let lap = 0; lap < laps - 1; lap += 1) {
    const outer = side - lap * gap - bend;
    const center = meeting(right, outer, left, outer - gap);
    const [leaves, enters] = [angle(right, center), angle(left, center)];
    route.push(...lapOf(winding, lap, from, leaves));
    route.push(clockwise(center, bend, leaves, enters));
    from = enters;
  }
  const inner = side - (laps - 1) * gap - bend;
  const center = { x: bend, y: sideY + Math.sqrt(inner ** 2 - (bend - sideX) ** 2) };
  const leaves = angle(right, center);
  route.push(...lapOf(winding, laps - 1, from, leaves));
  route.push(clockwise(center, bend, leaves, Math.PI));
  // As high as leaves the notch, a name below it and the target their room.
  const inside = heart.notchY + heart.notch + (laps - 1) * gap + band / 2;
  const top = inside + ((heart.lobeX + heart.lobe) * 2 + band) * 0.155;
  route.push({ from: { x: 0, y: center.y }, to: { x: 0, y: Math.min(top, center.y - 30) } });
  return route;
}

/** The smallest lobes that give the holes their room: so long a route, and no turn so
 * sharp that the pegs of the inner track touch. */
function lobeFor(figure: Figure, target: number, tracks: number, laps: number): number {
  const step = target > 181 ? 9 : 11.4;
  const { gap, bend } = windingOf(figure, 1, laps, tracks);
  let low = (laps - 1) * gap + Math.max(2.5 * asideOf(tracks), laps > 1 ? 24 : 1.3 * bend);
  let high = low + 1000;
  const isRoomy = (lobe: number): boolean => {
    const route = routeOf(windingOf(figure, lobe, laps, tracks));
    return sharesOf(route, asideOf(tracks), stepsOf(target))(1) >= step;
  };
  if (isRoomy(low)) return low;
  for (let halving = 0; halving < 40; halving += 1) {
    const middle = (low + high) / 2;
    if (isRoomy(middle)) high = middle;
    else low = middle;
  }
  return high;
}

const roomIn = ({ least, scale }: RoutePlan): number => Math.min(least / scale, ENOUGH);

/** A heart as one knows it while its holes can be seen, else a slender one. */
export function heartPlan(target: number, tracks: number): RoutePlan {
  const plump = planOf(PLUMP, target, tracks);
  return roomIn(plump) >= LEGIBLE ? plump : planOf(SLENDER, target, tracks);
}

/** As few laps as let the holes be seen and give the pegs nearly as much room as more laps
 * would, or enough. */
function planOf(figure: Figure, target: number, tracks: number): RoutePlan {
  const plans = figure.laps.map((laps) => {
    const winding = windingOf(figure, lobeFor(figure, target, tracks, laps), laps, tracks);
    return routePlan(heartGround(winding, tracks), target, tracks);
  });
  const most = Math.max(...plans.map(roomIn));
  const least = Math.max(0.79 * most, Math.min(LEGIBLE, most));
  const plan = plans.find((one) => roomIn(one) >= least);
  if (plan === undefined) throw new RangeError("a heart has laps");
  return plan;
}

function heartGround(winding: Winding, tracks: number): Ground {
  const { lobe, lobeX, side, sideX, sideY } = winding.heart;
  const aside = asideOf(tracks) + EDGE;
  const width = 2 * (lobeX + lobe + aside + MARGIN);
  const above = lobe + aside + MARGIN;
  const point = sideY + Math.sqrt(side ** 2 - sideX ** 2);
  const route = routeOf(winding).map((piece) => moved(piece, width / 2, above));
  const height = above + point + aside + MARGIN + 4;
  return { route, width, height, pitch: PITCH[tracks] ?? 11, side: () => 1, startSide: -1 };
}

function moved(piece: Piece, x: number, y: number): Piece {
  const shift = (point: Point): Point => ({ x: point.x + x, y: point.y + y });
  if ("turn" in piece) return { ...piece, center: shift(piece.center) };
  return { from: shift(piece.from), to: shift(piece.to) };
}
