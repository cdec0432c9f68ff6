import { expect, it } from "vitest";
import type { Result } from "../generated/messages";
import { placesOf } from "./places";

function over(scores: number[], winner: number | null): Result {
  return { winner, scores, games: 1, degree: "plain", termination: "normal" };
}

const told = (result: Result, left: number[]) =>
  placesOf(result, left).map(({ side, place, isGone }) => [side, place, isGone]);

it("places sides by their scores, and lets equal ones share", () => {
  expect(told(over([40, 61, 40], 1), [])).toEqual([
    [1, 1, false],
    [0, 2, false],
    [2, 2, false],
  ]);
  expect(told(over([5, 9, 9, -2], null), [])).toEqual([
    [1, 1, false],
    [2, 1, false],
    [0, 3, false],
    [3, 4, false],
  ]);
});

it("puts those who left last, the first of them at the very end, whatever they had", () => {
  expect(told(over([58, 20, 31, 60], 1), [3, 0])).toEqual([
    [1, 1, false],
    [2, 2, false],
    [0, 3, true],
    [3, 4, true],
  ]);
});

it("gives the first place to whoever is left alone, behind in points or not", () => {
  expect(told(over([3, 0, 9], 1), [0, 2])).toEqual([
    [1, 1, false],
    [2, 2, true],
    [0, 3, true],
  ]);
});
