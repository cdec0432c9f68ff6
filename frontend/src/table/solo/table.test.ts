import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SoloView } from "../../generated/messages";
import { room, type Room } from "../../testing/room";
import { type Entry, type Session, solo, soloEntry, soloSeen } from "../../testing/solo";
import { choicesOf } from "./calls";
import { scoresOf } from "./totals";
import { countOf, turnLine, welcome } from "./words";

const user = userEvent.setup();
const usual = solo("usual");

/** The whole page, with everything told up to the first entry that fits. */
async function until(
  fits: (entry: Entry) => boolean,
  session: Session = usual,
  language: "en" | "ru" = "en",
  choices: Parameters<typeof room>[0] = {},
): Promise<Room> {
  const end = session.entries.findIndex(fits);
  if (end < 0) throw new RangeError("nothing in this session is like that");
  const all = await room(choices, language, "solo-whist");
  await all.snapshot(soloSeen(session, -1));
  for (let at = 0; at <= end; at += 1) await all.happened(soloEntry(session, at));
  return all;
}

/** The page as it opens on a session that has come this far, told in one message. */
async function opened(session: Session, at: number, language: "en" | "ru" = "en"): Promise<Room> {
  const all = await room({}, language, "solo-whist");
  const told = session.entries.slice(0, at + 1).flatMap(({ events }) => events);
  all.model.snapshot({
    t: "snapshot",
    seen: soloSeen(session, at),
    hash: "",
    shows: [],
    told,
    usual: {},
  });
  await tick();
  return all;
}

const taken = (view: SoloView) => view.taken.reduce((sum, tricks) => sum + tricks, 0);
const speaks = ({ view, actions }: Entry) => view.phase === "auction" && actions.length > 0;
const follows = ({ view, actions }: Entry) =>
  view.phase === "play" && actions.length > 0 && view.trick.length > 0 && taken(view) === 1;
const calls = () =>
  within(screen.getByRole("group", { name: "What you may call" })).getAllByRole("button");

beforeEach(() => {
  document.title = "";
});

describe("the auction", () => {
  it("offers what may be called, with its meaning, and nothing else", async () => {
    const all = await until(speaks);
    expect(calls().map((button) => button.textContent.trim().replaceAll(/\s+/g, " "))).toEqual([
      "Pass no further part",
      "Solo 5 tricks alone in ♣ · 1 from each",
      "Misère no trick, no trumps · 2 from each",
      "Abundance 9 tricks, own trumps · 3 from each",
      "Royal abundance 9 tricks alone in ♣ · 3 from each",
      "Open misère no trick, hand laid open · 4 from each",
      "Declared abundance all thirteen tricks · 6 from each",
    ]);
    expect(all.line()).toBe("Your turn to speak: go higher, or pass.");
    await user.click(screen.getByRole("button", { name: /^Misère/ }));
    expect(all.acts()).toEqual(["misere"]);
  });

  it("shows at each seat what it has said, and who may still speak", async () => {
    await until(speaks);
    const said = (name: string) =>
      within(screen.getByRole("list", { name: `Calls of ${name}` }))
        .getAllByRole("listitem")
        .map((item) => item.textContent.trim());
    expect(said("Mira")).toEqual(["proposal"]);
    expect(said("Oleg")).toEqual(["accepted"]);
    const bar = screen.getByRole("region", { name: "Auction" });
    expect(bar).toHaveTextContent("proposal and acceptance: Mira, Oleg");
    expect(bar).toHaveTextContent("May still speak: you, North");
  });

  it("goes to a call by its digit and says it with Enter only", async () => {
    const all = await until(speaks);
    await user.keyboard("4");
    expect(document.activeElement).toBe(calls()[3]);
    expect(all.acts()).toEqual([]);
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}");
    expect(all.acts()).toEqual(["royal"]);
  });

  it("asks eldest whether he accepts after all, and a lone proposer what he raises to", async () => {
    const other = solo("other");
    const asked = await until(({ view }) => view.question === "accept", other);
    expect(asked.line()).toBe("You have passed, but Mira’s proposal is still open. Accept it?");
    expect(calls().map((button) => button.textContent.trim().split(/\s+/)[0])).toEqual([
      "Accept",
      "Decline",
    ]);
    // On the old scale (W27); and what W10 lets the proposer do when eldest declines.
    expect(calls().map((button) => button.querySelector("small")?.textContent)).toEqual([
      "8 tricks together in ♦ · 6\u00a0each, overtricks too",
      "then Mira goes higher or throws in",
    ]);
    const bar = () => screen.getByRole("region", { name: "Auction" });
    expect(bar()).toHaveTextContent("You may still accept");
    document.body.replaceChildren();
    const raise = await until(
      ({ view, actions }) => view.question === "raise" && actions.length > 0,
    );
    expect(raise.line()).toBe("Go higher, or throw the hands in.");
    expect(bar()).toHaveTextContent("Nobody has accepted");
    expect(calls()).toHaveLength(7);
  });

  it("has trumps named by one of four suits", async () => {
    const all = await until(({ actions }) => actions[0]?.startsWith("trumps") === true);
    const suits = within(screen.getByRole("group", { name: "Trumps" })).getAllByRole("button");
    expect(suits.map((suit) => suit.textContent.trim().split(/\s+/).at(-1))).toEqual([
      "clubs",
      "diamonds",
      "hearts",
      "spades",
    ]);
    await user.keyboard("3{Enter}");
    expect(all.acts()).toEqual(["trumps H"]);
  });

  it("shows the turned card at the dealer's seat until the first trick is complete", async () => {
    const first = usual.entries[0]?.view.exposed ?? "";
    expect(first).toBe("3C");
    await until(({ view }) => view.phase === "play" && view.trick.length === 1);
    expect(screen.getByLabelText("Turned card: three of clubs")).toBeVisible();
    document.body.replaceChildren();
    await until(({ view }) => taken(view) === 1);
    expect(screen.queryByLabelText(/^Turned card/)).toBeNull();
  });
});

describe("the play", () => {
  it("dims what does not follow suit and says why", async () => {
    const all = await until(follows);
    const led = all.model.view?.kind === "solo-whist" ? all.model.view.trick[0] : undefined;
    const held = [...document.querySelectorAll<HTMLElement>("[data-card]")];
    const may = held.filter((card) => card.getAttribute("aria-disabled") === "false");
    expect(may.length).toBeGreaterThan(0);
    expect(may.every((card) => card.dataset["card"]?.endsWith(led?.charAt(1) ?? "?"))).toBe(true);
    const other = held.find((card) => !may.includes(card));
    if (!other) throw new RangeError("everything may be played here");
    await user.click(other);
    expect(all.line()).toMatch(
      /: (clubs|diamonds|hearts|spades) have been led, and you hold some\.$/,
    );
    expect(all.acts()).toEqual([]);
  });

  it("takes a card by its number, those after the ninth by the keys beside it", async () => {
    const all = await until(({ view, actions }) => view.phase === "play" && actions.length > 0);
    expect(all.model.own.cards).toHaveLength(13);
    for (const [key, place] of [
      ["0", 9],
      ["-", 10],
      ["=", 11],
      ["\\", 12],
    ] as const) {
      await user.keyboard(key);
      expect(document.activeElement).toBe(all.card(all.model.own.cards[place] ?? ""));
    }
  });

  it("puts suits together, colors by turns, the highest first", async () => {
    const all = await until(({ view }) => view.phase === "auction");
    expect(all.model.own.cards).toEqual([
      ...["QC", "7C", "2C", "JD", "TD", "9D", "8D"],
      ...["8S", "6S", "5S", "4S", "9H", "4H"],
    ]);
  });

  it("counts the tricks of a side against what the contract needs", async () => {
    const all = await until(({ view }) => taken(view) === 6 && view.trick.length === 1);
    const bar = screen.getByRole("region", { name: "Contract" });
    const { taken: tricks } = all.model.view as SoloView;
    const declarers = (tricks[2] ?? 0) + (tricks[3] ?? 0);
    expect(bar).toHaveTextContent(`${declarers} of 8`);
    expect(bar).toHaveTextContent(`Others ${6 - declarers}`);
    expect(bar).toHaveTextContent("Mira, Oleg against you, North · 1 each");
    await user.keyboard("c");
    expect(all.heard().at(-1)).toContain(
      "Mira and Oleg play proposal and acceptance: at least 8 tricks together. Trumps: clubs.",
    );
    expect(all.heard().at(-1)).toContain(`Tricks of the declaring side: ${declarers} of 8;`);
    await user.keyboard("s");
    expect(all.heard().at(-1)).toBe("You have 0. North has 0. Mira has 0. Oleg has 0.");
  });

  it("shows the last trick again, but never in a misère", async () => {
    const all = await until(({ view }) => taken(view) === 3 && view.trick.length === 0);
    const { last_trick: last } = all.model.view as SoloView;
    await user.click(screen.getByRole("button", { name: "Last trick" }));
    const trick = screen.getByRole("group", { name: "Last trick" });
    expect(within(trick).getAllByRole("img")).toHaveLength(4);
    expect(all.line()).toMatch(/took it$/);
    expect(last?.cards).toHaveLength(4);
    document.body.replaceChildren();
    await until(({ view }) => view.contract === "open" && taken(view) === 1, solo("watched"));
    expect(screen.queryByRole("button", { name: "Last trick" })).toBeNull();
  });

  it("lays the hand of an open misère for all to read", async () => {
    const watched = solo("watched");
    await until(({ view }) => view.spread !== null, watched);
    expect(screen.getByText("Oleg’s open hand")).toBeVisible();
    const open = screen.getByRole("group", { name: /^Oleg: ace of clubs, queen of clubs, / });
    expect(open.querySelectorAll("[data-suit]").length).toBeGreaterThanOrEqual(13);
  });
});

describe("the end of a deal", () => {
  it("lays all hands open with what the deal has changed", async () => {
    await until(({ view }) => view.revealed !== null);
    expect(
      screen.getByRole("heading", { name: /Not made: proposal and acceptance, 3 of 8 tricks\./ }),
    ).toBeVisible();
    expect(screen.getByText("Clubs are trumps")).toBeVisible();
    const hands = screen.getByRole("group", { name: "All hands as they were dealt" });
    expect(within(hands).getAllByRole("group")).toHaveLength(4);
    expect(hands.querySelectorAll(".card[data-suit]")).toHaveLength(52);
    expect(screen.getByRole("button", { name: "Go on" })).toBeVisible();
  });

  it("says of a deal thrown in why nothing is scored", async () => {
    await until(({ events }) => events.some(({ kind }) => kind === "thrown-in"));
    expect(
      screen.getByRole("heading", { name: /^All have passed; nothing is scored/ }),
    ).toBeVisible();
  });

  it("writes a row a deal on the sheet, those thrown in too", async () => {
    await opened(usual, usual.entries.length - 1);
    const [sheet] = screen.getAllByRole("table");
    if (!sheet) throw new RangeError("there is no sheet");
    const rows = within(sheet)
      .getAllByRole("row")
      .map((row) =>
        [...row.children].map((cell) => cell.textContent.trim().replaceAll(/\s+/g, " ")),
      );
    expect(rows).toMatchSnapshot();
  });

  it("adds the totals of the sheet up to the scores", async () => {
    for (const name of ["usual", "other", "watched"] as const) {
      const session = solo(name);
      await opened(session, session.entries.length - 1);
      const [sheet] = screen.getAllByRole("table");
      const scores = session.entries.at(-1)?.view.scores ?? [];
      const total = [...(sheet?.querySelectorAll("tfoot td") ?? [])].map((cell) =>
        Number(cell.textContent.trim().replace("\u2212", "-")),
      );
      expect(total).toEqual(scores);
      document.body.replaceChildren();
    }
  });
});

describe("the words", () => {
  it.each(["usual", "other", "watched"] as const)("tell all of %s", async (name) => {
    const session = solo(name);
    const all = await opened(session, session.entries.length - 1);
    // Cards and tricks are told alike a hundred times; what stands out is kept here.
    const lines = all
      .history()
      .filter((line) => !/( (plays?|leads?) the | trick\.|trick is yours)/.test(line));
    expect(lines).toMatchSnapshot();
  });

  it.each(["en", "ru"] as const)("leave nothing unsaid in %s", async (language) => {
    const missing = /\{|\b(say|solo|turn|why|table|show)-[a-z]/;
    for (const name of ["usual", "other", "watched"] as const) {
      const session = solo(name);
      const all = await opened(session, session.entries.length - 1, language);
      expect(all.history().join(" ")).not.toMatch(missing);
      for (const [at, { view }] of session.entries.entries()) {
        const seen = soloSeen(session, at);
        const told = [turnLine(seen, view), countOf(seen, view), scoresOf(seen, view)];
        const read = [...told, ...welcome(seen, view)].map((say) => say(all.texts)).join(" ");
        expect(read).not.toMatch(missing);
      }
      document.body.replaceChildren();
    }
  });

  it("stand everywhere on the page", async () => {
    for (const name of ["usual", "other", "watched"] as const) {
      const session = solo(name);
      for (const at of session.entries.keys()) {
        const now = session.entries[at]?.view;
        const next = session.entries[at + 1]?.view;
        // One picture of each moment of a deal.
        if (now?.phase === next?.phase && now?.question === next?.question) continue;
        await opened(session, at, "ru");
        expect(document.body.textContent).not.toMatch(/\{|\b(say|solo|turn|why|table|show)-[a-z]/);
        document.body.replaceChildren();
      }
    }
  });

  it("tell a lead from what is laid to it", async () => {
    const all = await until(({ view }) => taken(view) === 3 && view.trick.length === 0);
    const laid = all.history().filter((line) => / (plays?|leads?) the /.test(line));
    expect(laid.map((line) => / leads? /.test(line))).toEqual(
      [0, 1, 2].flatMap(() => [true, false, false, false]),
    );
  });

  it("tell eldest before his first word that a proposal may come back to him (W9)", async () => {
    const session = solo("other");
    const at = session.entries.findIndex(
      ({ view, actions }) => view.calls.length === 0 && actions.includes("pass"),
    );
    const { texts } = await opened(session, at);
    const pass = (seen = soloSeen(session, at)) =>
      choicesOf(seen)
        .find(({ action }) => action === "pass")
        ?.note?.(texts);
    expect(pass()).toBe("a proposal may come back to you");
    const seen = soloSeen(session, at);
    const view = { ...(seen.view as SoloView), calls: [{ seat: 3, word: "pass" } as const] };
    expect(pass({ ...seen, view })).toBe("no further part");
  });

  it("end each sentence of the auction with a full stop", async () => {
    const session = solo("usual");
    const at = session.entries.findIndex(speaks);
    const { texts } = await opened(session, at);
    const seen = soloSeen(session, at);
    const told = welcome(seen, seen.view as SoloView).map((say) => say(texts));
    expect(told).toContain("May still speak: you, North.");
    expect(told.every((sentence) => sentence.endsWith("."))).toBe(true);
  });

  it("are short for the ear", async () => {
    const all = await until(({ view }) => taken(view) === 2);
    const played = all.history().slice(-10);
    expect(Math.max(...played.map(({ length }) => length))).toBeLessThan(40);
  });
});

describe("the story at normal speed", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return () => {
      vi.useRealTimers();
    };
  });

  it("lets a complete trick lie, lights the card that took it, and then puts it away", async () => {
    const at = usual.entries.findIndex(({ events }) =>
      events.some(({ kind }) => kind === "trick-taken"),
    );
    const all = await room({ speed: "normal" }, "en", "solo-whist");
    await all.snapshot(soloSeen(usual, at - 1));
    await all.happened(soloEntry(usual, at));
    const drawn = () => all.model.view as SoloView;
    expect(drawn().trick).toHaveLength(4);
    vi.advanceTimersByTime(300);
    await tick();
    const trick = usual.entries[at]?.view.last_trick;
    expect(drawn().trick).toEqual(trick?.cards);
    expect(all.model.stage.lit).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    await tick();
    expect(drawn()).toEqual(usual.entries[at]?.view);
  });
});

describe("looking back", () => {
  it("finds the auction again as it was", async () => {
    const all = await until(follows);
    while (!all.model.transcript.looked?.say(all.texts).startsWith("Mira proposes")) {
      await user.keyboard("[[");
    }
    expect((all.model.view as SoloView).calls).toEqual([{ seat: 2, word: "prop" }]);
    expect(all.line()).toBe("You are looking back. The game goes on.");
    expect(screen.queryByRole("group", { name: "What you may call" })).toBeNull();
  });
});
