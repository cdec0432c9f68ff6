import { describe, expect, it } from "vitest";
import { heartPlan } from "./board-heart.ts";
import { ovalPlan } from "./board-oval.ts";
import { snakePlan } from "./board-snake.ts";
import type { Point } from "./board.ts";
import { beside, lengthOf, pathBeside, spotAt, type Route } from "./route.ts";
import { namedLines, placeOn, uncovered, type RoutePlan } from "./route-plan.ts";

const PLANS = { oval: ovalPlan, snake: snakePlan, heart: heartPlan } as const;
const TARGETS = [31, 32, 45, 60, 61, 62, 75, 76, 91, 121, 145, 146, 181, 182, 241, 361];
const boards = (Object.keys(PLANS) as (keyof typeof PLANS)[]).flatMap((shape) =>
  TARGETS.flatMap((target) =>
    [1, 2, 3, 4].map((tracks): [keyof typeof PLANS, number, number] => [shape, target, tracks]),
  ),
);
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Every place of the board: starts, holes and the game hole that all tracks share. */
const allPlaces = (plan: RoutePlan): Point[] => [
  ...plan.start.flat(),
  ...plan.holes.flat(),
  plan.game,
];

/** The least distance of any two of these, found without comparing all with all. */
function nearest(points: readonly Point[]): number {
  const sorted = [...points].sort((one, other) => one.x - other.x);
  let least = Infinity;
  for (const [index, point] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.x - point.x >= least) break;
      least = Math.min(least, apart(point, other));
    }
  }
  return least;
}

describe.each(boards)("the %s to %i for %i", (shape, target, tracks) => {
  const plan = PLANS[shape](target, tracks);

  it("has one hole for every score before the last, on every track", () => {
    expect(plan.holes.map((holes) => holes.length)).toEqual(Array(tracks).fill(target - 1));
    expect(plan.reach).toHaveLength(target);
    expect(plan.start).toHaveLength(tracks);
  });

  it("gives every peg room: no two places are nearer than a peg is wide", () => {
    const peg = Math.min(6.6, plan.least * 0.5) * 2;
    expect(nearest(allPlaces(plan))).toBeGreaterThanOrEqual(peg - 1e-6);
    expect(plan.least).toBeGreaterThan(target > 181 ? 6 : 8);
  });

  it("lets holes be seen beside a table, where it is 300 wide: three pixels, and as much between", () => {
    if (target <= 181) expect(plan.least / (plan.width / 300)).toBeGreaterThan(6);
  });

  it("keeps every hole on the wood", () => {
    for (const { x, y } of allPlaces(plan)) {
      expect(Math.min(x, plan.width - x)).toBeGreaterThan(14);
      expect(Math.min(y, plan.height - y)).toBeGreaterThan(14);
    }
  });

  it("leads from hole to hole, a wider step after each five", () => {
    const { reach } = plan;
    const steps = reach.slice(1).map((far, index) => far - (reach[index] ?? far));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    for (let hole = 5; hole + 5 < target; hole += 5) {
      const [before, here, after] = steps.slice(hole - 2, hole + 1);
      expect(here).toBeGreaterThan(Math.min(before ?? 0, after ?? 0) * 1.15);
    }
  });

  it("leads straight on: no step turns back on the one before", () => {
    for (const holes of plan.holes) {
      const way = [...holes, plan.game];
      for (let at = 2; at < way.length; at += 1) {
        const [one, two, three] = way.slice(at - 2, at + 1);
        if (one === undefined || two === undefined || three === undefined) continue;
        const turn = (two.x - one.x) * (three.x - two.x) + (two.y - one.y) * (three.y - two.y);
        expect(turn).toBeGreaterThan(0);
      }
    }
  });

  it("keeps its tracks side by side, everywhere as far apart", () => {
    const far = lengthOf(plan.route);
    for (let track = 1; track < tracks; track += 1) {
      const [inner, outer] = [plan.holes[track - 1] ?? [], plan.holes[track] ?? []];
      for (const [at, hole] of inner.entries()) {
        expect(apart(hole, outer[at] ?? hole)).toBeCloseTo(plan.pitch, 6);
      }
    }
    // A track that turned tighter than it lies aside would cross itself.
    const aside = ((tracks - 1) * plan.pitch) / 2;
    for (let at = 0; at <= far; at += 4) {
      const { bend } = spotAt(plan.route, at);
      expect(Math.abs(bend) * aside).toBeLessThan(0.75);
    }
  });

  it("never leads one part of the way through another", () => {
    const far = lengthOf(plan.route);
    const count = Math.ceil(far / (plan.band / 4));
    const spots = Array.from({ length: count }, (_, at) => {
      const on = (at * far) / count;
      return { on, ...spotAt(plan.route, on) };
    });
    const width = plan.band - 16;
    for (const one of spots) {
      for (const other of spots) {
        if (other.on - one.on < plan.band * 2.2) continue;
        expect(apart(one, other)).toBeGreaterThan(width + 6);
      }
    }
  });

  it("has three places at the start, the one below zero last, and one game hole", () => {
    for (const [track, places] of plan.start.entries()) {
      const first = plan.holes[track]?.[0] ?? plan.game;
      const far = places.map((place) => apart(place, first));
      expect(far).toEqual([...far].sort((one, other) => one - other));
      expect(placeOn(plan, track, { start: 2 })).toEqual(places[2]);
      expect(placeOn(plan, track, { hole: 1 })).toEqual(first);
      expect(placeOn(plan, track, { hole: target })).toEqual(plan.game);
      expect(plan.grooves[track]).not.toContain("NaN");
    }
  });

  it("names a line beside it, on wood that nothing else stands on", () => {
    const lines = [{ after: Math.ceil(target / 2) - 1, label: "Mars line" }];
    const [line] = namedLines(plan, lines);
    expect(line?.across).toMatch(/^M[\d. ]+L[\d. ]+$/);
    expect(line?.path).not.toContain("NaN");
    for (const { x, y } of line?.under ?? []) {
      expect(Math.min(x, plan.width - x)).toBeGreaterThan(0);
      expect(Math.min(y, plan.height - y)).toBeGreaterThan(0);
    }
    for (const mark of uncovered(plan, line === undefined ? [] : [line])) {
      for (const letter of line?.under ?? []) expect(apart(mark, letter)).toBeGreaterThan(10);
    }
  });
});

it("draws the streets of a board: two to 61, four to 121, six of sixty to 361", () => {
  const streets = (target: number) => snakePlan(target, 2).streets.map(({ first }) => first);
  expect(streets(61)).toEqual([1, 31]);
  expect(streets(121)).toEqual([1, 31, 61, 91]);
  expect(streets(361)).toEqual([1, 61, 121, 181, 241, 301]);
});

it("leaves out a line that is not on the board", () => {
  const lines = [0, 61, 200].map((after) => ({ after, label: "none" }));
  expect(namedLines(ovalPlan(61, 2), lines)).toEqual([]);
});

it("numbers every tenth hole of the boards to 61 and 121", () => {
  for (const plan of [ovalPlan(121, 2), snakePlan(121, 4), ovalPlan(61, 3), heartPlan(61, 2)]) {
    const tens = Array.from({ length: plan.reach.length / 10 }, (_, at) => (at + 1) * 10);
    expect(plan.marks.map(({ score }) => score)).toEqual(tens);
  }
});

it("is a heart: the first lap is the same on the left as on the right", () => {
  for (const tracks of [1, 2, 3, 4]) {
    const { route, width } = heartPlan(61, tracks);
    const lap: Route = route.slice(0, 5);
    const middle = width / 2;
    const left: Point[] = [];
    for (let far = 0; far < lengthOf(lap); far += 3) left.push(spotAt(lap, far));
    const isMirrored = (point: Point): boolean =>
      left.some((other) => apart(other, { x: 2 * middle - point.x, y: point.y }) < 2);
    // The right side ends a little higher, where it turns up the middle.
    const lowest = spotAt(lap, lengthOf(lap)).y - 3;
    expect(left.filter(({ x, y }) => x < middle && y < lowest).every(isMirrored)).toBe(true);
    const notch = left.filter(({ x }) => Math.abs(x - middle) < 2).map(({ y }) => y);
    const top = Math.min(...left.map(({ y }) => y));
    expect(Math.min(...notch)).toBeGreaterThan(top + 10);
  }
});

it("is an oval: one lap to 61 is the same left and right, and nearly closes", () => {
  const { route, width, holes } = ovalPlan(61, 2);
  const far = lengthOf(route);
  for (let at = 0; at <= far / 2; at += 5) {
    const [one, other] = [spotAt(route, at), spotAt(route, far - at)];
    expect(one.x + other.x).toBeCloseTo(width, 6);
    expect(one.y).toBeCloseTo(other.y, 6);
  }
  expect(apart(holes[0]?.[0] ?? { x: 0, y: 0 }, spotAt(route, far))).toBeLessThan(width / 2);
});

describe("a route", () => {
  const quarter: Route = [
    { from: { x: 0, y: 0 }, to: { x: 10, y: 0 } },
    { center: { x: 10, y: 10 }, radius: 10, from: -Math.PI / 2, turn: Math.PI / 2 },
  ];

  it("is as long as its pieces", () => {
    expect(lengthOf(quarter)).toBeCloseTo(10 + 5 * Math.PI, 9);
  });

  it("is walked along, and straight on before and past it", () => {
    expect(spotAt(quarter, 4)).toMatchObject({ x: 4, y: 0, dx: 1, dy: 0, bend: 0 });
    const end = spotAt(quarter, lengthOf(quarter) + 3);
    expect(end.x).toBeCloseTo(20, 9);
    expect(end.y).toBeCloseTo(13, 9);
    expect(spotAt(quarter, -2)).toMatchObject({ x: -2, y: 0 });
  });

  it("has its right side below when it leads to the right, and inside a turn to the right", () => {
    expect(beside(spotAt(quarter, 4), 3)).toEqual({ x: 4, y: 3 });
    const inside = beside(spotAt(quarter, lengthOf(quarter)), 3);
    expect(inside.x).toBeCloseTo(17, 9);
  });

  it("is drawn forward and backward", () => {
    const far = lengthOf(quarter);
    expect(pathBeside(quarter, 0, 0, far)).toBe("M0 0L10 0A10 10 0 0 1 20 10");
    expect(pathBeside(quarter, 2, far, 5)).toBe("M18 10A8 8 0 0 0 10 2L5 2");
  });
});
