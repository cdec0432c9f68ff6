import { describe, expect, it } from "vitest";
import type { Snapshot, TableSeen } from "../generated/messages";
import { club, free, seen } from "../testing/seen";
import { kit } from "./cribbage/kit";
import type { NewWish } from "./world";
import { TableModel } from "./model.svelte";
import { Settings } from "./settings.svelte";

const ROOM: Partial<TableSeen> = {
  you: null,
  stage: "waiting",
  seats: [free(), club("level-2")],
  match: null,
  view: null,
  actions: [],
};

/** The seats that a page asks for when it sees such a table for the first time. */
async function asked(takesSeat: boolean, ...tables: Partial<TableSeen>[]): Promise<number[]> {
  const wishes: NewWish[] = [];
  const model = new TableModel(new Settings(), () => Promise.resolve(kit));
  await model.prepare("cribbage");
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
      usual: {},
    };
    model.snapshot(snapshot);
  }
  return wishes.flatMap((wish) => (wish.t === "sit" ? [wish.seat] : []));
}

describe("taking a seat by itself", () => {
  it("takes the first free seat for whoever opened the table", async () => {
    expect(await asked(true, ROOM)).toEqual([0]);
  });

  it("asks nobody else to sit", async () => {
    expect(await asked(false, ROOM)).toEqual([]);
  });

  it("asks once, whatever is seen later", async () => {
    expect(await asked(true, ROOM, ROOM)).toEqual([0]);
  });

  it("leaves alone who sits already, a full table and a game under way", async () => {
    expect(await asked(true, { ...ROOM, you: 0 })).toEqual([]);
    expect(await asked(true, { ...ROOM, seats: seen().seats })).toEqual([]);
    expect(await asked(true, { ...ROOM, stage: "playing" })).toEqual([]);
  });
});
