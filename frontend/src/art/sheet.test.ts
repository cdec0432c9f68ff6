import { describe, expect, it } from "vitest";
import { footOf, sheetPlan, steppedLine, strokeOf, strokesOf } from "./sheet.ts";

const sheets = [31, 61, 91, 121, 181, 361].flatMap((target) =>
  [1, 2, 3, 4].map((tracks): [number, number] => [target, tracks]),
);
const many = (front: number, back: number, target = 121) =>
  strokesOf(sheetPlan(target, 2), front, back, target);

describe.each(sheets)("the score sheet to %i for %i", (target, tracks) => {
  const plan = sheetPlan(target, tracks);

  it("has a row for every stroke, with the last one of each written beside it", () => {
    const ends = plan.rows.map(({ last }) => last);
    expect(ends[0]).toBe(0);
    expect(ends.at(-1)).toBe(target - 1);
    for (const [at, last] of ends.slice(1).entries()) {
      expect(last - (ends[at] ?? 0)).toBeLessThanOrEqual(plan.row);
      expect(last).toBeGreaterThan(ends[at] ?? 0);
    }
    expect(plan.row % 5).toBe(0);
  });

  it("keeps every stroke in its own column and row, in reading order", () => {
    for (const [track, { x, width }] of plan.columns.entries()) {
      for (let score = 1; score < target; score += 1) {
        const foot = footOf(plan, track, score);
        expect(foot.x).toBeGreaterThanOrEqual(x + 2);
        expect(foot.x + 3.3 * plan.step * (score % 5 === 0 ? 1 : 0)).toBeLessThan(x + width);
        const before = footOf(plan, track, score - 1 || 1);
        const isLower = foot.y > before.y;
        expect(isLower).toBe(score > 1 && (score - 1) % plan.row === 0);
        if (!isLower && score > 1 && score % 5 !== 0) expect(foot.x).toBeGreaterThan(before.x);
      }
    }
  });
});

it("writes the strokes of the last count anew, and no other", () => {
  const strokes = many(74, 68);
  expect(strokes).toHaveLength(74);
  expect(strokes.filter(({ kind }) => kind === "new").map(({ score }) => score)).toEqual([
    69, 70, 71, 72, 73, 74,
  ]);
});

it("leaves the winning point to the last row", () => {
  expect(many(121, 112)).toHaveLength(120);
  expect(many(130, 112)).toHaveLength(120);
});

it("counts below zero in strokes of its own, as far as the row goes", () => {
  expect(many(-3, 0)).toEqual([-3, -2, -1].map((score) => ({ score, kind: "new" })));
  expect(many(-4, -3).map(({ kind }) => kind)).toEqual(["new", "old", "old", "old"]);
  expect(many(-40, 0)).toHaveLength(sheetPlan(121, 2).row);
});

it("does not hide what was lost again", () => {
  const strokes = many(4, 6);
  expect(strokes.map(({ kind }) => kind)).toEqual(["old", "old", "old", "old", "lost", "lost"]);
});

it("strokes every fifth across the four before", () => {
  const plan = sheetPlan(61, 2);
  const ends = (score: number): [number, number] => {
    const [x0 = 0, , , , x1 = 0] = (strokeOf(plan, 0, score).match(/-?[\d.]+/g) ?? []).map(Number);
    return [x0, x1];
  };
  const [from, to] = ends(5);
  expect(from).toBeLessThan(footOf(plan, 0, 1).x);
  expect(to).toBeGreaterThan(footOf(plan, 0, 4).x);
  expect(to).toBeLessThan(footOf(plan, 0, 6).x);
});

describe("a line on the sheet", () => {
  const plan = sheetPlan(61, 2);

  it("runs under the row that ends with its point", () => {
    expect(steppedLine(plan, 0, 30)).toBe(`M37 ${plan.rows[3]?.y}H160`);
  });

  it("steps up after a point within a row", () => {
    const [, x = ""] = /H([\d.]+)V/.exec(steppedLine(plan, 0, 45)) ?? [];
    expect(Number(x)).toBeGreaterThan(footOf(plan, 0, 44).x);
    expect(Number(x)).toBeLessThan(footOf(plan, 0, 46).x);
  });

  it("is not there off the board", () => {
    expect(steppedLine(plan, 0, 0)).toBe("");
    expect(steppedLine(plan, 0, 200)).toBe("");
  });
});
