import { describe, expect, it } from "vitest";
import { solo, soloSeen } from "../../testing/solo";
import { Texts } from "../texts.svelte";
import { arranged, needed } from "./deal";
import { opening, rows } from "./sheet";
import { meaning, saysGeneralLoser } from "./contracts";
import { places, saysResult, signed } from "./totals";
import { turnLine } from "./words";
import { saysWorth } from "./worth";

const { company } = solo("usual");

async function texts(language: "en" | "ru"): Promise<Texts> {
  const spoken = new Texts();
  await spoken.use(language);
  await spoken.include("solo-whist");
  return spoken;
}

describe("places", () => {
  it("are shared by equal totals, and whoever has left is last", () => {
    const order = (scores: number[], left: number[] = []) =>
      places(scores, left).map(({ seat, place }) => [seat, place]);
    expect(order([3, 9, 3, -15])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
    expect(order([5, 5, -5, -5], [0])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [0, 4],
    ]);
  });

  it("are said with the first place shared", async () => {
    const result = {
      winner: null,
      scores: [6, 6, -4, -8],
      games: 1,
      degree: "plain",
      termination: "normal",
    };
    expect(saysResult(result, [], company)(await texts("en"))).toBe(
      "You and North share first place with 6 each. Mira comes third with −4. Oleg comes fourth with −8.",
    );
    expect(saysResult(result, [], company)(await texts("ru"))).toBe(
      "Первое место делят вы\u00a0и North: у\u00a0каждого 6. Mira: третье место, итог −4. Oleg: четвёртое место, итог −8.",
    );
  });

  it("are not told where all the others have left", async () => {
    const result = {
      winner: 2,
      scores: [1, -11, 13, -3],
      games: 1,
      degree: "plain",
      termination: "resigned",
    };
    const left = [3, 1, 0];
    expect(saysResult(result, left, company)(await texts("en"))).toBe(
      "All the others have left: the session is Mira’s.",
    );
  });
});

describe("numbers", () => {
  it("have their sign", () => {
    expect([3, 0, -12].map(signed)).toEqual(["+3", "0", "\u221212"]);
  });
});

describe("contracts", () => {
  it("ask what the table of calls says", () => {
    const asked = (
      ["prop", "solo", "misere", "abundance", "royal", "open", "declared"] as const
    ).map(needed);
    expect(asked).toEqual([8, 5, 0, 9, 9, 0, 13]);
  });

  it("say what they mean in both languages", async () => {
    expect(meaning("solo", "H")(await texts("en"))).toBe("5 tricks alone in ♥");
    expect(meaning("solo", "H")(await texts("ru"))).toBe("5\u00a0взяток, козырь ♥");
    expect(meaning("prop", "H")(await texts("ru"))).toBe("8\u00a0взяток вдвоём, козырь ♥");
  });
});

describe("what a call is worth", () => {
  const CALLED = ["prop", "solo", "misere", "abundance", "royal", "open", "declared"] as const;

  it.each([
    ["units", [1, 1, 2, 3, 3, 4, 6]],
    ["hoyle6", [6, 6, 12, 18, 18, 24, 36]],
  ])("is as the scale %s says (W24, W27)", async (scoring, worth) => {
    const seen = soloSeen(solo("usual"), 0);
    const english = await texts("en");
    const said = CALLED.map((contract) =>
      saysWorth(contract, { ...seen, options: { scoring } })(english).replaceAll("\u00a0", " "),
    );
    expect(said.map((words) => Number.parseInt(words, 10))).toEqual(worth);
    expect(said[0]).toMatch(/^\d each/);
    expect(said[1]).toMatch(/^\d from each/);
    expect(said.map((words) => words.endsWith("overtricks too"))).toEqual(
      scoring === "units" ? CALLED.map(() => false) : [true, true, false, true, true, false, false],
    );
  });
});

describe("a hand", () => {
  it("has its suits together, black and red by turns, the ace first", () => {
    expect(arranged(["2H", "AH", "KS", "3C", "TC", "QD", "AC"])).toEqual([
      "AC",
      "TC",
      "3C",
      "QD",
      "KS",
      "AH",
      "2H",
    ]);
  });
});

describe("the sheet", () => {
  it("begins with what was there before the deals that are told", () => {
    const events = solo("usual").entries.flatMap((entry) => entry.events);
    const all = rows(events);
    expect(all.map(({ deal }) => deal)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(opening(all)).toBeNull();
    const late = rows(events.slice(events.findLastIndex(({ kind }) => kind === "dealt")));
    expect(late.map(({ deal }) => deal)).toEqual([6]);
    expect(opening(late)).toEqual(all[4]?.scores);
  });
});

describe("what stands on the table", () => {
  it("names accepting among what may be said, where it is offered", async () => {
    const english = await texts("en");
    for (const name of ["usual", "other", "watched"] as const) {
      const session = solo(name);
      for (const [at, { view, actions }] of session.entries.entries()) {
        if (view.question !== "call" || view.contract === null || actions.length === 0) continue;
        const line = turnLine(soloSeen(session, at), view)(english);
        expect(line.includes("accept")).toBe(actions.includes("accept"));
      }
    }
  });

  it("says what a general misère is lost by", async () => {
    const seen = soloSeen(solo("other"), 0);
    const options = { ...seen.options, general_misere_loser: "most_tricks" };
    const english = await texts("en");
    expect(saysGeneralLoser(seen)(english)).toBe("whoever takes the last trick loses");
    expect(saysGeneralLoser({ ...seen, options })(english)).toBe(
      "whoever takes the most tricks loses",
    );
  });
});
