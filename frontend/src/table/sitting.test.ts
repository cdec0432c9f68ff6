import { describe, expect, it } from "vitest";
import type { Snapshot, TableSeen } from "../generated/messages";
import { seen } from "../testing/seen";
import type { NewWish } from "./live";
import { TableModel } from "./model.svelte";
import { Settings } from "./settings.svelte";

const ROOM: Partial<TableSeen> = {
  you: null,
  stage: "waiting",
  seats: [
    { name: "", kind: "empty" },
    { name: "", kind: "club" },
  ],
  match: null,
  view: null,
  actions: [],
};

/** The seats that a page asks for when it sees such a table for the first time. */
function asked(takesSeat: boolean, ...tables: Partial<TableSeen>[]): number[] {
  const wishes: NewWish[] = [];
  const model = new TableModel(new Settings());
  model.takesSeat = takesSeat;
  model.use({
    unanswered: [],
    wish: (wanted: NewWish) => {
      wishes.push(wanted);
      return { ...wanted, id: `${wishes.length}` };
    },
  });
  for (const different of tables) {
    const snapshot: Snapshot = {
      t: "snapshot",
      seen: seen(different),
      hash: "",
      shows: [],
      told: [],
    };
    model.snapshot(snapshot);
  }
  return wishes.flatMap((wish) => (wish.t === "sit" ? [wish.seat] : []));
}

describe("taking a seat by itself", () => {
  it("takes the first free seat for whoever opened the table", () => {
    expect(asked(true, ROOM)).toEqual([0]);
  });

  it("asks nobody else to sit", () => {
    expect(asked(false, ROOM)).toEqual([]);
  });

  it("asks once, whatever is seen later", () => {
    expect(asked(true, ROOM, ROOM)).toEqual([0]);
  });

  it("leaves alone who sits already, a full table and a game under way", () => {
    expect(asked(true, { ...ROOM, you: 0 })).toEqual([]);
    expect(asked(true, { ...ROOM, seats: seen().seats })).toEqual([]);
    expect(asked(true, { ...ROOM, stage: "playing" })).toEqual([]);
  });
});
