import { beforeEach, describe, expect, it } from "vitest";
import { BOARD_LAYOUTS } from "../art/pegs";
import { Settings } from "./settings.svelte";

const KEY = "pegboard:settings";

beforeEach(() => {
  localStorage.clear();
});

describe("the board in the settings", () => {
  it("is the long one until another is chosen", () => {
    expect(new Settings().chosen.board).toBe("long");
  });

  it.each(BOARD_LAYOUTS)("is still the %s one at the next visit", (board) => {
    new Settings().change("board", board);
    expect(new Settings().chosen.board).toBe(board);
  });

  it.each(["strip", "", 3, null])("is not what was never a choice: %j", (board) => {
    localStorage.setItem(KEY, JSON.stringify({ board }));
    expect(new Settings().chosen.board).toBe("long");
  });
});
