import { expect, it } from "vitest";
import { leap, PEG_PATHS, placed, shortened, written } from "./pegs.ts";

it("lets the rear peg leap over the one in front", () => {
  const first = leap(placed(0, 0), 4, 0);
  expect(first).toEqual({ at: [0, 4], ahead: 1 });
  const second = leap(first, 10, 4);
  expect(second).toEqual({ at: [10, 4], ahead: 0 });
});

it("leaves every peg where it is when nothing has changed", () => {
  expect(leap({ at: [10, 4], ahead: 0 }, 10, 4)).toEqual({ at: [10, 4], ahead: 0 });
  expect(leap(placed(0, 0), 0, 0)).toEqual(placed(0, 0));
});

it("moves each peg by itself when a table is resumed or an action undone", () => {
  expect(leap({ at: [4, 10], ahead: 1 }, 31, 22)).toEqual({ at: [22, 31], ahead: 1 });
  expect(leap({ at: [10, 4], ahead: 0 }, 4, 0)).toEqual({ at: [4, 0], ahead: 0 });
});

it("steps back like any other score when points are taken away", () => {
  expect(leap(placed(10, 4), 8, 10)).toEqual({ at: [10, 8], ahead: 1 });
});

it("draws four different pegs", () => {
  expect(new Set(Object.values(PEG_PATHS)).size).toBe(4);
});

it("writes a true minus", () => {
  expect([written(12), written(0), written(-3)]).toEqual(["12", "0", "\u22123"]);
});

it("cuts a long name between letters as they are read", () => {
  expect(shortened("North", 5)).toBe("North");
  expect(shortened("Екатерина", 6)).toBe("Екате\u2026");
  expect(shortened("👩‍👩‍👧🇫🇮й́b", 3)).toBe("👩‍👩‍👧🇫🇮\u2026");
});
