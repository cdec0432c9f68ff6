import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { SeatSeen, TableSeen } from "../generated/messages";
import { emptyTable, entriesOf } from "../testing/cribbage";
import { room, settled } from "../testing/room";
import { club, free, person } from "../testing/seen";

const user = userEvent.setup();

function waiting(seats: readonly SeatSeen[], different: Partial<TableSeen> = {}): TableSeen {
  return { ...emptyTable("partners"), you: 0, owner: true, ...different, seats };
}

/** The rows of the list of seats, from the reader's own on. */
function rows(): string[] {
  const list = document.querySelector<HTMLElement>(".seats");
  if (!list) throw new RangeError("nobody waits");
  return within(list)
    .getAllByRole("listitem")
    .map((row) => row.textContent.replace(/\s+/g, " ").trim());
}

describe("the table before the first card", () => {
  it("shows who sits where, and who is whose partner", async () => {
    const all = await room();
    await all.snapshot(waiting([person("Ada"), club("level-1"), person("Mira"), free()]));
    expect(rows()).toEqual([
      "Ada you Give up the seat",
      "Club player 1 easy-going · to your left Take out",
      "Mira your partner",
      "Free seat to your right Seat a club player",
    ]);
  });

  it("lets its maker seat a club player of the strength he likes, and take him out", async () => {
    const all = await room();
    await all.snapshot(waiting([person("Ada"), club("level-1"), free(), free()]));
    await user.selectOptions(screen.getByRole("combobox"), "level-3");
    const [first] = screen.getAllByRole("button", { name: "Seat a club player" });
    if (first) await user.click(first);
    expect(all.wished).toMatchObject([{ t: "fill", seat: 2, level: "level-3" }]);
    all.model.sent = [];
    await all.snapshot(waiting([person("Ada"), club("level-1"), free(), free()], { v: 2 }));
    await user.click(screen.getByRole("button", { name: "Take out" }));
    expect(all.wished.at(-1)).toMatchObject({ t: "empty", seat: 1 });
  });

  it("gives a guest free seats to take, and nothing to arrange", async () => {
    const all = await room();
    const seats = [person("Ada"), free(), club("level-2"), free()];
    await all.snapshot(waiting(seats, { you: null, owner: false }));
    expect(screen.queryByRole("button", { name: "Seat a club player" })).toBeNull();
    const [, second] = screen.getAllByRole("button", { name: "Take this seat" });
    if (second) await user.click(second);
    expect(all.wished).toMatchObject([{ t: "sit", seat: 3 }]);
  });

  it("says how the table plays", async () => {
    const all = await room();
    const options = { target: "61", play: "single_count" };
    const usual = { crib_flush: "five", match_games: "1" };
    await all.snapshot(waiting([person("Ada"), free(), free(), free()], { options }), usual);
    expect(screen.getByText("Cribbage for partners")).toBeVisible();
    const told = "Changed here: Play to: 61 points · The play: one count only";
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.getByText("Everything else is as usual")).not.toBeVisible();
    await user.click(screen.getByText(told));
    const whole = within(screen.getByRole("group"));
    expect(whole.getByText("61 points")).toBeVisible();
    expect(whole.getByText("one count only")).toBeVisible();
    expect(whole.getByText("Everything else is as usual")).toBeVisible();
    expect(whole.getByText("only with the starter: all five cards")).toBeVisible();
    expect(whole.getByText("a single game")).toBeVisible();
  });

  it("says so where all is as usual", async () => {
    const all = await room();
    await all.snapshot(waiting([person("Ada"), free(), free(), free()]), { match_games: "1" });
    expect(screen.getByText("All is as usual")).toBeVisible();
    expect(screen.queryByText(/Changed here|Everything else/)).toBeNull();
  });

  it("gives the link first, then the seats, and last how the table plays", async () => {
    const all = await room();
    await all.snapshot(waiting([person("Ada"), free(), free(), free()]), { match_games: "1" });
    const waits = document.querySelector<HTMLElement>(".waiting");
    const order = [...(waits?.querySelectorAll("input, .seats button, select, summary") ?? [])];
    expect(order.map(({ tagName }) => tagName)).toEqual([
      "INPUT",
      ...Array<string>(4).fill("BUTTON"),
      "SELECT",
      "SUMMARY",
    ]);
  });
});

describe("the menu and the help of a table", () => {
  it("says what is as usual, and leads to the rules of this game", async () => {
    const all = await room();
    document.documentElement.dataset["rules"] = "/rules/cribbage/partners";
    await all.snapshot(waiting([person("Ada"), club("level-1"), free(), free()]), { play: "full" });
    await user.click(screen.getByRole("button", { name: "Menu" }));
    await settled();
    const menu = within(screen.getByRole("dialog"));
    expect(menu.getByRole("link", { name: "Rules" })).toHaveAttribute(
      "href",
      "/rules/cribbage/partners",
    );
    expect(menu.getByText("All is as usual")).toBeVisible();
    expect(menu.getByText("until all cards are laid")).toBeInTheDocument();
    delete document.documentElement.dataset["rules"];
  });

  it.each([
    ["cribbage", "Hands", /put into the crib/, /take the discard back/],
    ["ecarte", "Deals", /exchange the chosen cards/, /^undo the choice$/],
    ["solo-whist", "Deals", /make the call/, /^undo the choice$/],
  ])("of %s is told in its own words", async (game, tab, play, undo) => {
    await room({}, "en", game);
    expect(screen.getByRole("tab", { name: tab })).toBeInTheDocument();
    await user.keyboard("?");
    await settled();
    const help = within(screen.getByRole("dialog"));
    expect(help.getByText(play)).toBeVisible();
    expect(help.getByText(undo)).toBeVisible();
    if (game !== "cribbage") expect(help.queryByText(/crib|count/)).toBeNull();
  });
});

describe("a watcher during a game", () => {
  const entry = entriesOf("partners-six").at(12);
  if (!entry) throw new RangeError("the recording is too short");
  const playing = entry.seen;

  it("may ask for the seat of a club player", async () => {
    const all = await room();
    await all.snapshot({ ...playing, stage: "playing" });
    await user.click(screen.getByRole("button", { name: /^Club\s3$/ }));
    expect(all.wished).toMatchObject([{ t: "sit", seat: 3 }]);
    expect(all.wished[0]).toHaveProperty("salt", expect.stringMatching(/^[0-9a-f]{32}$/));
  });

  it("is told that he sits down at the end of the deal, and may think again", async () => {
    const all = await room();
    const seats = playing.seats.with(1, { ...club("level-2"), taker: "Vera" });
    await all.snapshot({ ...playing, stage: "playing", seats, taking: 1 });
    expect(screen.getByText(/you take over from Club player 1/)).toBeVisible();
    expect(screen.getByText("Vera takes over at the end of this deal")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Stay a watcher" }));
    expect(all.wished).toMatchObject([{ t: "leave" }]);
  });

  it("hears who asks for a seat", async () => {
    const all = await room();
    await all.snapshot({ ...playing, stage: "playing" });
    const seats = playing.seats.with(1, { ...club("level-2"), taker: "Vera" });
    const seen = { ...playing, v: 90, stage: "playing" as const, seats };
    await all.happened({ v: 90, what: "taking", seat: 1, events: [], seen, hash: "" });
    expect(all.history().at(-1)).toBe(
      "Vera takes over from Club player 1 at the end of this deal.",
    );
  });
});
