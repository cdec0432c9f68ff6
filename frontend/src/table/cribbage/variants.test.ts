import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { CribbageView } from "../../generated/messages";
import { emptyTable, entriesOf, type GameName, GAMES, type Told } from "../../testing/cribbage";
import { room, type Room, settled } from "../../testing/room";
import { companyOf } from "../company";
import { Texts } from "../texts.svelte";
import { kit } from "./kit";

const user = userEvent.setup();
/** The games whose words are kept to be read; between them they have all there is to say. */
const TOLD: readonly GameName[] = ["auction", "manual", "leaving", "partners"];

/** The room after all entries of a game up to and with the first that fits. */
async function until(
  name: GameName,
  isThere: (entry: Told) => boolean,
  language: "en" | "ru" = "en",
): Promise<Room> {
  const all = await room({}, language);
  await all.snapshot(emptyTable(name));
  const entries = entriesOf(name);
  const at = entries.findIndex((entry) => isThere(entry));
  expect(at).toBeGreaterThanOrEqual(0);
  for (const entry of entries.slice(0, at + 1)) await all.happened(entry);
  // What few games need comes a moment later.
  await settled();
  return all;
}

const asks =
  (phase: CribbageView["phase"]) =>
  ({ seen }: Told): boolean =>
    seen.view.phase === phase && seen.actions.length > 0;
const tells =
  (kind: string) =>
  ({ events }: Told): boolean =>
    events.some((event) => event.kind === kind);

/** The parts of a view that a script draws, without what only the server knows. */
function drawn(view: CribbageView): unknown {
  const { scores, back_pegs, held, starter, table, bids, price, shows, left, result } = view;
  const { crib_owner, dealer, deal, crib_count } = view;
  const hand = view.hand?.toSorted();
  return {
    ...{ scores, back_pegs, held, starter, table, bids, price, shows, left, result },
    ...{ crib_owner, dealer, deal, crib_count, hand },
  };
}

describe.each(GAMES)("the story of %s", (name) => {
  const entries = entriesOf(name);

  it("draws from the events what the server says", () => {
    const [first] = entries;
    let view = first ? { ...kit.before(first.seen.view), scores: [] as readonly number[] } : null;
    for (const { events, seen } of entries) {
      const company = companyOf(seen);
      for (const event of events) {
        for (const step of kit.steps(event, seen.view, company)) {
          view = view && step.draw(view);
        }
      }
      if (seen.view.deal === 0 || view === null) continue;
      // Games from scores other than zero begin without an event that says so.
      if (view.scores.length === 0) {
        const { scores, back_pegs } = seen.view;
        view = { ...seen.view, ...view, scores, back_pegs };
      }
      expect(drawn(view), events.map(({ kind }) => kind).join()).toEqual(drawn(seen.view));
    }
  });

  it.each(["en", "ru"] as const)("is told whole in %s", async (language) => {
    const texts = new Texts();
    await texts.use(language);
    await texts.include("cribbage");
    const lines = entries.flatMap(({ events, seen }) =>
      events
        .flatMap((event) => kit.steps(event, seen.view, companyOf(seen)))
        .flatMap(({ says, chips, bubble }) => [
          ...(says ? [says(texts)] : []),
          ...chips.flatMap(({ reasons }) => reasons.map((reason) => `+ ${reason(texts)}`)),
          ...(bubble ? [`“${bubble.say(texts)}”`] : []),
        ])
        .map((line) => line.replaceAll("\u00a0", " ")),
    );
    expect(lines.join("\n")).not.toMatch(/\{|\b[a-z]+-[a-z]+-[a-z-]+\b|undefined|NaN/);
    if (TOLD.includes(name)) expect(lines).toMatchSnapshot();
  });

  it("is the same for somebody who comes late", () => {
    const last = entries.at(-1);
    if (!last) throw new RangeError("the recording is empty");
    const company = companyOf(last.seen);
    const events = entries.flatMap((entry) => entry.events);
    const speaker = { text: (key: string, args?: object) => key + JSON.stringify(args) };
    const late = kit.story(events, last.seen.view, company).map(({ say }) => say(speaker));
    const live = entries.flatMap((entry) =>
      entry.events.flatMap((event) =>
        kit
          .steps(event, entry.seen.view, company)
          .flatMap(({ says }) => (says ? [says(speaker)] : [])),
      ),
    );
    expect(late).toEqual(live);
  });
});

describe("the sale of the crib", () => {
  it("offers the legal bids and nothing else, and sends one", async () => {
    const all = await until("auction", asks("bid"));
    const choices = screen.getByRole("group", { name: "The crib is for sale" });
    const offered = within(choices).getAllByRole("button");
    expect(offered.map((button) => button.textContent.trim())).toEqual([
      ...Array.from({ length: 11 }, (_, at) => String(at + 1)),
      "Higher…",
      "Pass",
    ]);
    await user.click(within(choices).getByRole("button", { name: "Higher…" }));
    expect(document.activeElement).toHaveTextContent("12");
    await user.click(within(choices).getByRole("button", { name: "Lower…" }));
    expect(document.activeElement).toHaveTextContent("11");
    await user.click(within(choices).getByRole("button", { name: "Higher…" }));
    await user.click(within(choices).getByRole("button", { name: "14" }));
    expect(all.acts()).toEqual(["bid 14"]);
  });

  it("says the number that was typed last, wherever the focus was", async () => {
    const all = await until("auction", asks("bid"));
    const chosen = () => [...document.querySelectorAll(".choices .chosen")];
    screen.getByRole("button", { name: "Higher…" }).focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toHaveTextContent(/^12$/);
    await user.keyboard("15");
    expect(chosen()).toEqual([document.activeElement]);
    expect(document.activeElement).toHaveTextContent(/^15$/);
    expect(all.line()).toBe("15. Enter says it.");
    // Another one that has the focus is what is said; nothing typed lingers beside it.
    screen.getByRole("button", { name: "16" }).focus();
    await settled();
    expect(document.querySelector(".choices .chosen")).toBeNull();
    await user.keyboard("0{Enter}");
    expect(all.acts()).toEqual([]);
    await user.keyboard("20{Enter}");
    expect(all.acts()).toEqual(["bid 20"]);
  });

  it("chooses a bid by its digits, which is heard, and Enter says it", async () => {
    const all = await until("auction", asks("bid"));
    const heard = () => all.heard().at(-1);
    await user.keyboard("1");
    expect(all.acts()).toEqual([]);
    await user.keyboard("2");
    expect(heard()).toBe("12. Enter says it.");
    await user.keyboard("{ArrowUp}");
    expect(heard()).toBe("13. Enter says it.");
    expect(document.querySelector(".choices .chosen")).toHaveTextContent(/^13$/);
    await user.keyboard("{Backspace}{Enter}");
    expect(all.acts()).toEqual([]);
    await user.keyboard("0");
    expect(heard()).toBe("0 cannot be bid now.");
    await user.keyboard("14{Enter}");
    expect(all.acts()).toEqual(["bid 14"]);
  });

  it("passes by its letter, after a question where one is wished", async () => {
    const all = await until("auction", asks("bid"));
    all.model.settings.change("confirmPlay", true);
    await user.keyboard("p");
    expect(all.heard().at(-1)).toBe("Pass. Enter says it.");
    expect(all.acts()).toEqual([]);
    all.model.settings.change("letterKeys", false);
    await user.keyboard("p5");
    expect(all.heard().at(-1)).toBe("Pass. Enter says it.");
    all.model.settings.change("letterKeys", true);
    all.model.settings.change("confirmPlay", false);
    await user.keyboard("[KeyP]");
    expect(all.acts()).toEqual(["pass"]);
  });

  it("lets nobody bid while another one thinks", async () => {
    await until("auction", (entry) => entry.seen.view.phase === "bid" && !asks("bid")(entry));
    expect(screen.getByRole("region", { name: "The crib is for sale" })).toBeVisible();
    expect(screen.queryByRole("group", { name: "The crib is for sale" })).toBeNull();
  });

  it("says whose the crib is, and what it cost", async () => {
    const all = await until("auction", tells("crib-sold"));
    expect(all.history().join(" ")).toMatch(
      /crib is yours for 2 points: you lead, .* You have −?-?\d+\./,
    );
    expect(screen.getByRole("group", { name: /^Your crib for 2, empty/ })).toBeVisible();
  });

  it("shows a score below zero with a true minus", async () => {
    await until("auction", ({ seen }) => seen.view.scores.some((score) => score < 0));
    expect(document.querySelector(".you .points")).toHaveTextContent(/^−\d/);
  });
});

describe("counting by hand", () => {
  it("asks for a number by keys, and sends what is named", async () => {
    const all = await until("manual", asks("claim"));
    expect(all.line()).toMatch(/^Count your (hand|crib) with the starter/);
    expect(document.querySelector(".center")).not.toHaveTextContent("fifteen");
    await user.keyboard("12");
    expect(screen.getByRole("status", { name: "Points" })).toHaveTextContent("12");
    await user.keyboard("{Backspace}8-+{ArrowDown}");
    expect(screen.getByRole("status", { name: "Points" })).toHaveTextContent("17");
    await user.keyboard("{Enter}");
    expect(all.acts()).toEqual(["claim 17"]);
  });

  it("counts by Enter though a digit was pressed by the mouse", async () => {
    const all = await until("manual", asks("claim"));
    await user.click(screen.getByRole("button", { name: "4" }));
    await user.keyboard("{Enter}");
    expect(all.acts()).toEqual(["claim 4"]);
  });

  it("tells the starter beside an open hand, and the score after a count", async () => {
    const all = await until("manual", tells("claimed"));
    const told = all.history().join(" ");
    expect(told).toMatch(/lies open: .*, with the four of spades\. .* counts? \d+ points?\. /);
    const { scores } = entriesOf("manual").find(tells("claimed"))?.seen.view ?? {};
    expect(all.history().at(-1)).toMatch(new RegExp(`has ${scores?.[1] ?? "no"}\\.$`));
  });

  it("takes no number that cannot be", async () => {
    const all = await until("manual", asks("claim"));
    await user.keyboard("99");
    expect(screen.getByRole("status", { name: "Points" })).toHaveTextContent("9");
    await user.click(screen.getByRole("button", { name: "One less" }));
    await user.click(screen.getByRole("button", { name: "Count 8" }));
    expect(all.acts()).toEqual(["claim 8"]);
  });

  it("asks whether anything was missed, and takes a no", async () => {
    const all = await until("manual", asks("muggins"));
    expect(all.line()).toMatch(/^Was anything missed/);
    expect(screen.getByRole("heading", { name: /counted$/ })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "It is right" }));
    expect(all.acts()).toEqual(["no-muggins"]);
  });

  it("calls muggins for a number", async () => {
    const all = await until("manual", asks("muggins"));
    await user.keyboard("2{Enter}");
    expect(all.acts()).toEqual(["muggins 2"]);
  });

  it("accuses nobody unless a number is typed", async () => {
    const all = await until("manual", asks("muggins"));
    expect(screen.getByRole("button", { name: "Muggins" })).toBeDisabled();
    await user.keyboard("2{Backspace}{Enter}");
    expect(all.acts()).toEqual(["no-muggins"]);
  });

  it("has no count to read while hands are counted", async () => {
    const all = await until("manual", asks("claim"));
    await user.keyboard("c");
    expect(all.line()).toBe("No count is open now.");
  });

  it("explains afterwards what there was, and keeps it among the hands", async () => {
    const all = await until("manual", tells("explained"));
    expect(all.history().join(" ")).toMatch(/as it is: .*fifteen two/);
    await user.click(screen.getByRole("tab", { name: "Hands" }));
    expect(await screen.findByText(/ of \d+ points$/)).toBeVisible();
  });
});

describe("three and four at the table", () => {
  it("has everybody's score, and each club player a number", async () => {
    await until("four-handed", asks("play"));
    for (const name of ["Club player 1", "Club player 3"]) {
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    }
    expect(document.querySelectorAll(".points.score")).toHaveLength(4);
  });

  it("shows whose each card is", async () => {
    await until("partners", ({ seen }) => seen.view.table.length >= 4);
    const pile = screen.getByRole("group", { name: "Cards played" });
    const marks = [...pile.querySelectorAll("li")].map((card) => card.className.split(" ")[0]);
    expect(new Set(marks)).toEqual(new Set(["bottom", "left", "top", "right"]));
  });

  it("names partners as one side", async () => {
    const all = await until("partners", tells("game-ended"));
    const heading = screen.getByRole("heading", { level: 2 });
    expect(heading).toHaveTextContent("You have won");
    expect(all.history().join(" ")).toMatch(
      /Club player 1 and Club player 3|Club player 1 resigned/,
    );
  });

  it("tells an agreement from an offer", () => {
    const entry = entriesOf("partners").find(tells("deal-ended"));
    if (!entry) throw new RangeError("no deal ended");
    const { seen } = entry;
    const speaker = { text: (key: string) => key };
    const told = (resigning: number[]) =>
      kit
        .steps({ kind: "resign-offered", seat: 2 }, { ...seen.view, resigning }, companyOf(seen))
        .map(({ says }) => says?.(speaker));
    expect(told([2])).toEqual(["say-resign-offered"]);
    expect(told([1])).toEqual(["say-resign-offered"]);
    expect(told([0, 2])).toEqual(["say-resign-agreed"]);
  });

  it("tells the moves in the seat of a reader who has left as those of the club", () => {
    const entry = entriesOf("three-handed").find(tells("laid"));
    const you = entry?.seen.you ?? null;
    if (!entry || you === null) throw new RangeError("nobody has played a card");
    const { seen } = entry;
    const { scores } = seen.view;
    const nothing = { items: [], points: 0, scores } as const;
    const event = { kind: "laid", seat: you, card: "9C", total: 9, ...nothing } as const;
    const speaker = { text: (key: string, args?: object) => key + JSON.stringify(args) };
    const told = (left: number[]) =>
      kit
        .steps(event, { ...seen.view, left }, companyOf(seen))
        .map(({ says }) => says?.(speaker))
        .join();
    expect(told([])).toMatch(/"who":"you"/);
    expect(told([you])).toMatch(/"who":"other","name":"club-in-your-seat/);
    const leaving = { kind: "side-left", side: you, cause: "resigned" } as const;
    const said = kit.steps(leaving, { ...seen.view, left: [you] }, companyOf(seen))[0]?.says;
    expect(said?.(speaker)).toMatch(/ended-resigned{"who":"you"/);
  });

  it("gives a game up for both partners", () => {
    const entry = entriesOf("partners").find(tells("game-ended"));
    const result = entry?.seen.view.result;
    if (!entry || !result) throw new RangeError("the game goes on");
    const lost = { ...entry.seen.view, result: { ...result, winner: 1, termination: "resigned" } };
    const texts = { text: (key: string) => key };
    expect(kit.resultOf({ ...entry.seen, you: 0 }, lost)(texts)).toMatch(/^ended-resigned-both /);
    expect(kit.resultOf({ ...entry.seen, you: 1 }, lost)(texts)).toMatch(/^ended-resigned /);
  });

  it("says that the rest is not counted where a game is won before it", () => {
    const entry = entriesOf("seven-card").find(tells("game-ended"));
    if (!entry) throw new RangeError("the game goes on");
    const { seen } = entry;
    const texts = { text: (key: string) => key };
    const { shows, held } = seen.view;
    const told = (view: CribbageView) => kit.resultOf(seen, view)(texts);
    expect(shows.length).toBeLessThanOrEqual(held.length);
    expect(told(seen.view)).toContain("say-uncounted");
    const [shown] = shows;
    const all = held.concat(0).flatMap(() => (shown ? [shown] : []));
    expect(told({ ...seen.view, shows: all })).not.toContain("say-uncounted");
  });

  it("asks a partner whether he agrees to resign", async () => {
    const all = await until("partners", tells("deal-ended"));
    const last = entriesOf("partners").find(tells("deal-ended"));
    if (!last) throw new RangeError("no deal ended");
    const wishing = { ...last.seen, v: 90, view: { ...last.seen.view, resigning: [2] } };
    await all.happened({ ...last, v: 90, events: [], seen: wishing });
    await user.click(screen.getByRole("button", { name: "Agree and resign" }));
    expect(all.acts()).toEqual(["resign"]);
  });

  it("takes a no for this deal, and asks again when it is offered in the next one", async () => {
    const all = await until("partners", tells("deal-ended"));
    const last = entriesOf("partners").find(tells("deal-ended"));
    if (!last) throw new RangeError("no deal ended");
    const { deal } = last.seen.view;
    const offered = async (v: number, inDeal: number): Promise<void> => {
      const view = { ...last.seen.view, deal: inDeal, resigning: [2] };
      await all.happened({ ...last, v, events: [], seen: { ...last.seen, v, view } });
    };
    const agree = (): HTMLElement | null =>
      screen.queryByRole("button", { name: "Agree and resign" });
    await offered(90, deal);
    const asked = within(screen.getByRole("group", { name: "Your partner’s wish" }));
    await user.click(asked.getByRole("button", { name: "Play on" }));
    await offered(91, deal);
    expect(agree()).toBeNull();
    await offered(92, deal + 1);
    expect(agree()).toBeVisible();
  });

  it("places all sides at the end, and says who left", async () => {
    await until("leaving", tells("game-ended"));
    const places = screen.getAllByRole("listitem").filter((item) => item.closest(".places"));
    expect(places.map((item) => item.textContent.replace(/\s+/g, " ").trim())).toEqual([
      expect.stringMatching(/^1\. Ada \(you\) \d+$/),
      expect.stringMatching(/^2\. Club player 3 out of the game \d+$/),
      expect.stringMatching(/^3\. Club player 2 out of the game \d+$/),
    ]);
  });

  it("lays open among the hands what nobody counted any more", async () => {
    await until("seven-card", tells("game-ended"));
    const last = entriesOf("seven-card").find(tells("game-ended"));
    const { revealed, shows } = last?.seen.view ?? {};
    await user.click(screen.getByRole("tab", { name: "Hands" }));
    await settled();
    const open = document.querySelectorAll("section.open");
    expect(open.length).toBeGreaterThan(0);
    expect(open).toHaveLength((revealed?.length ?? 0) + 1 - (shows?.length ?? 0));
    expect(open[0]?.querySelectorAll("[class~=card]")).toHaveLength(4);
  });
});
