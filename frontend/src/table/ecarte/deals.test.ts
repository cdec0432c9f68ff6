import { describe, expect, it } from "vitest";
import { entriesOf, GAMES } from "../../testing/ecarte";
import { dealIn, dealsOf } from "./deals";

describe.each(GAMES)("the deals of a whole game, %s", (name) => {
  const entries = entriesOf(name);

  it("are at the end of each deal what the view of that moment holds", () => {
    for (const [at, { seen }] of entries.entries()) {
      if (seen.view.phase !== "deal" && seen.view.phase !== "over") continue;
      const events = entries.slice(0, at + 1).flatMap((entry) => entry.events);
      expect(dealsOf(events)[0]).toEqual(dealIn(seen.view));
    }
  });

  it("stand in a row, the newest first", () => {
    const deals = dealsOf(entries.flatMap((entry) => entry.events));
    expect(deals.map(({ number }) => number)).toEqual(deals.map((_, at) => deals.length - at));
  });
});
