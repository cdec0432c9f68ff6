import { describe, expect, it } from "vitest";
import {
  drawnLines,
  freeMarks,
  longPlan,
  places,
  pointOf,
  type LongPlan,
  type Place,
  type Point,
} from "./board.ts";
import { STRIP, stripNames, stripX, windowStart } from "./strip.ts";

const TARGETS = [31, 32, 60, 61, 62, 91, 100, 121, 151, 181, 182, 211, 241, 360, 361];
const TRACKS = [1, 2, 3, 4];
const boards = TARGETS.flatMap((target) =>
  TRACKS.map((tracks): [number, number] => [target, tracks]),
);

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Every place of the board: starts, holes and the game hole that all tracks share. */
function allPlaces(plan: LongPlan): Point[] {
  return [...plan.start.flat(), ...plan.holes.flat(), plan.game];
}

describe.each(boards)("the long board to %i for %i", (target, tracks) => {
  const plan = longPlan(target, tracks);

  it("has one hole for every score before the last, on every track", () => {
    expect(plan.holes.map((holes) => holes.length)).toEqual(Array(tracks).fill(target - 1));
  });

  it("gives no two holes the same place, and all room to stand", () => {
    const least = target > 181 ? 6 : 12;
    const spots = allPlaces(plan);
    for (const [index, spot] of spots.entries()) {
      const others = spots.slice(index + 1);
      expect(Math.min(least, ...others.map((other) => apart(spot, other)))).toBe(least);
    }
  });

  it("keeps every hole on the wood", () => {
    for (const { x, y } of allPlaces(plan)) {
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(plan.width - 10);
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(plan.height - 10);
    }
  });

  it("leads from hole to hole, a wider step after each five", () => {
    for (const holes of plan.holes) {
      const steps = holes.slice(1).map((hole, index) => apart(hole, holes[index] ?? hole));
      const narrow = Math.min(...steps);
      for (const [index, step] of steps.entries()) {
        if ((index + 1) % 5 === 0) expect(step).toBeGreaterThan(narrow * 1.2);
        else expect(step).toBeCloseTo(narrow, 6);
      }
    }
  });

  it("goes up the first street, down the second, and so on", () => {
    const length = target > 181 ? 60 : 30;
    for (const holes of plan.holes) {
      for (let score = 2; score < target; score += 1) {
        const before = holes[score - 2];
        const here = holes[score - 1];
        const street = Math.floor((score - 1) / length);
        if (before === undefined || here === undefined || (score - 1) % length === 0) continue;
        expect(here.x).toBe(before.x);
        expect(Math.sign(before.y - here.y)).toBe(street % 2 === 0 ? 1 : -1);
      }
    }
  });

  it("has the start below the first hole, and the place behind it below that", () => {
    for (const [track, [first, second, behind]] of plan.start.entries()) {
      const ys = [plan.holes[track]?.[0]?.y ?? 0, first.y, second.y, behind.y];
      expect(ys).toEqual([...ys].sort((a, b) => a - b));
      expect(new Set([plan.holes[track]?.[0]?.x, first.x, second.x, behind.x]).size).toBe(1);
    }
  });

  it("ends every track in the one game hole, past its last hole", () => {
    for (const track of plan.holes.keys()) {
      expect(pointOf(plan, track, { hole: target })).toEqual(plan.game);
      expect(plan.grooves[track]?.endsWith(`${plan.game.x} ${plan.game.y}`)).toBe(true);
      const last = plan.holes[track]?.at(-1);
      const before = plan.holes[track]?.at(-2);
      if (last === undefined || before === undefined) continue;
      if (last.x !== before.x) continue;
      expect(Math.sign(plan.game.y - last.y)).toBe(Math.sign(last.y - before.y));
    }
  });
});

it("puts four streets of thirty on the board to 121, and two to 61", () => {
  const ends = (target: number) =>
    longPlan(target, 2).streets.map(({ first, last }) => [first, last]);
  expect(ends(121)).toEqual([
    [1, 30],
    [31, 60],
    [61, 90],
    [91, 120],
  ]);
  expect(ends(61)).toEqual([
    [1, 30],
    [31, 60],
  ]);
  expect(ends(40)).toEqual([
    [1, 30],
    [31, 39],
  ]);
});

it("numbers every tenth hole beside its own row", () => {
  const plan = longPlan(121, 2);
  expect(plan.marks.map(({ score }) => score)).toEqual([
    10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120,
  ]);
  for (const { score, x, y } of plan.marks) {
    const lanes = plan.holes.map((holes) => holes[score - 1]);
    expect(lanes.map((hole) => hole?.y)).toEqual([y, y]);
    expect(x).toBeLessThan(Math.min(...lanes.map((hole) => hole?.x ?? 0)));
  }
});

it("turns like a ribbon: the lanes of a turn nest and never cross", () => {
  for (const tracks of TRACKS) {
    const plan = longPlan(181, tracks);
    for (const score of [30, 60, 90, 120, 150]) {
      const turns = plan.holes
        .map((holes) => [holes[score - 1]?.x ?? 0, holes[score]?.x ?? 0])
        .map(([from = 0, to = 0]) => ({ middle: from + to, width: to - from }));
      expect(Math.min(...turns.map(({ width }) => width))).toBeGreaterThan(0);
      expect(new Set(turns.map(({ middle }) => Math.round(middle * 1000))).size).toBe(1);
      expect(new Set(turns.map(({ width }) => width)).size).toBe(tracks);
    }
  }
});

describe("a line", () => {
  const plan = longPlan(121, 2);
  const row = (score: number): number => plan.holes[0]?.[score - 1]?.y ?? 0;

  it("runs between the last hole before it and the next, or past the end of a street", () => {
    const [half, end, none] = drawnLines(plan, [
      { after: 75, label: "half" },
      { after: 60, label: "end" },
      { after: 121, label: "none" },
    ]);
    expect(half?.y).toBeLessThan(row(75));
    expect(half?.y).toBeGreaterThan(row(76));
    expect(end?.y).toBeGreaterThan(row(60));
    expect(none).toBeUndefined();
  });

  it("has its name on the near side, and no number under it", () => {
    for (let after = 1; after <= 120; after += 1) {
      const lines = drawnLines(plan, [{ after, label: "a line with a longish name" }]);
      const { text, y } = lines[0] ?? { text: { x: 0, y: 0, length: 0 }, y: 0 };
      expect(Math.sign(text.y - y)).toBe(Math.sign(row(after) - y));
      const under = freeMarks(plan, lines).filter(
        (mark) => Math.abs(mark.x - text.x) < 12 && Math.abs(mark.y - text.y) < text.length / 2,
      );
      expect(under).toEqual([]);
      expect(freeMarks(plan, lines).length).toBeGreaterThanOrEqual(plan.marks.length - 2);
    }
  });

  it("is named in the strip only while it is in the window, inside it", () => {
    const line = [{ after: 90, label: "double skunk line" }];
    expect(stripNames(line, 30, 121)).toEqual([]);
    expect(stripNames(line, 90, 121)).toEqual([]);
    for (let start = 60; start < 90; start += 5) {
      const [name] = stripNames(line, start, 121);
      expect(name?.from).toBeGreaterThan(stripX({ hole: start + 1 }, 121) - 20);
      expect(name?.to).toBeLessThan(stripX({ hole: start + 30 }, 121) + 20);
    }
  });
});

describe("the places of two pegs", () => {
  const name = (place: Place): string => JSON.stringify(place);

  it("are never the same", () => {
    for (let front = -20; front <= 70; front += 1) {
      for (let back = -20; back <= 70; back += 1) {
        const [ahead, behind] = places(front, back, 61);
        expect(name(ahead)).not.toBe(name(behind));
      }
    }
  });

  it.each([
    [74, 68, { hole: 74 }, { hole: 68 }],
    [2, 0, { hole: 2 }, { start: 0 }],
    [0, 0, { start: 0 }, { start: 1 }],
    [-3, 0, { start: 2 }, { start: 0 }],
    [-3, -1, { start: 2 }, { start: 1 }],
    [125, 118, { hole: 121 }, { hole: 118 }],
  ])("at %i and %i", (front, back, ahead, behind) => {
    expect(places(front, back, 121)).toEqual([ahead, behind]);
  });
});

describe("the strip", () => {
  it("has its holes in order, a wider step after each five", () => {
    const xs = Array.from({ length: 120 }, (_, hole) => stripX({ hole: hole + 1 }, 121));
    const steps = xs.slice(1).map((x, index) => x - (xs[index] ?? x));
    for (const [index, step] of steps.entries()) {
      expect(step).toBeCloseTo((index + 1) % 5 === 0 ? STRIP.step + STRIP.gap : STRIP.step, 6);
    }
    expect(stripX({ hole: 121 }, 121)).toBeGreaterThan((xs.at(-1) ?? 0) + STRIP.step + STRIP.gap);
    const starts = ([2, 1, 0] as const).map((start) => stripX({ start }, 121));
    expect([...starts, xs[0]]).toEqual([...starts, xs[0]].sort((a = 0, b = 0) => a - b));
  });

  it("always shows the score in focus, in a window that starts on a five", () => {
    for (const target of [31, 61, 121, 181, 361]) {
      for (let own = 0; own <= target; own += 1) {
        for (let other = 0; other <= target; other += 7) {
          const tracks = [
            { front: own, back: Math.max(0, own - 4) },
            { front: other, back: other },
          ];
          const start = windowStart(tracks, 0, target);
          expect(start % 5).toBe(0);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(own).toBeGreaterThanOrEqual(start);
          expect(own).toBeLessThanOrEqual(start + STRIP.window + (own === target ? 1 : 0));
        }
      }
    }
  });

  it("shows all pegs where they fit", () => {
    const start = windowStart(
      [
        { front: 74, back: 68 },
        { front: 87, back: 81 },
      ],
      0,
      121,
    );
    expect(start).toBe(65);
  });

  it("shows what lies ahead of a side that is behind, and behind one that leads", () => {
    const tracks = [
      { front: 40, back: 36 },
      { front: 100, back: 90 },
    ];
    expect(windowStart(tracks, 0, 121)).toBe(35);
    expect(windowStart(tracks, 1, 121)).toBe(75);
  });
});
