import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { EcarteView, TableSeen } from "../../generated/messages";
import { emptyTable, entriesOf } from "../../testing/ecarte";
import { ecarteSeen, ecarteView } from "../../testing/ecarte-seen";
import { room, type Room, settled } from "../../testing/room";
import type { Choices } from "../settings.svelte";

const user = userEvent.setup();

async function at(
  view: EcarteView,
  actions: readonly string[],
  choices: Partial<Choices> = {},
): Promise<Room> {
  const all = await room(choices, "en", "ecarte");
  await all.snapshot(ecarteSeen(view, actions));
  return all;
}

const SPEAK = ecarteView({ phase: "speak", situation: null, calls: [] });
const ASKED = ecarteView({ phase: "king", asked: [0, 1], to_act: [0, 1] });

describe("speaking", () => {
  it("offers the legal words only, as buttons with what they mean", async () => {
    const all = await at(SPEAK, ["play", "propose"]);
    await user.click(screen.getByRole("button", { name: /^I propose: exchange cards/ }));
    expect(all.acts()).toEqual(["propose"]);
  });

  it("offers no proposal where none is possible", async () => {
    await at(SPEAK, ["play"]);
    expect(screen.getByRole("button", { name: /^I play/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^I propose/ })).toBeNull();
  });

  it("answers by digits, and leaves the cards alone", async () => {
    const view = { ...SPEAK, phase: "answer", dealer: 0, to_act: [0] } as const;
    const all = await at(view, ["accept", "refuse"]);
    await user.keyboard("2");
    expect(all.acts()).toEqual(["refuse"]);
    expect(all.model.own.selection).toEqual([]);
  });

  it("takes no digit for a word when single keys are switched off", async () => {
    const all = await at(SPEAK, ["play", "propose"], { letterKeys: false });
    await user.keyboard("1");
    expect(all.acts()).toEqual([]);
  });

  it("says no second word before the first has been answered", async () => {
    const all = await at(SPEAK, ["play", "propose"]);
    await user.keyboard("21");
    expect(all.acts()).toEqual(["propose"]);
  });
});

describe("exchanging", () => {
  const DISCARD = ecarteView({ phase: "discard", situation: null, exchanges: [[]], dealer: 0 });
  const ACTIONS = ["discard KH", "discard 8H", "discard 8H KH", "discard 7C", "stand"];

  it("lifts cards by digits and exchanges them with Enter", async () => {
    const all = await at(DISCARD, ACTIONS);
    const shown = [...document.querySelectorAll<HTMLElement>("[data-card]")];
    const names = shown.map(({ dataset }) => dataset["card"]);
    expect(names).toEqual(["KC", "7C", "QS", "KH", "8H"]);
    await user.keyboard("45{Enter}");
    expect(all.acts()).toEqual(["discard 8H KH"]);
  });

  it("asks for a card before it exchanges", async () => {
    const all = await at(DISCARD, ACTIONS);
    expect(screen.getByRole("button", { name: "Choose cards" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await user.keyboard("{Enter}");
    expect(all.acts()).toEqual([]);
    expect(all.line()).toMatch(/^Choose one more card/);
  });

  it("keeps all by the key 0, or a button", async () => {
    const all = await at(DISCARD, ACTIONS);
    expect(screen.getByRole("button", { name: /^Keep all/ })).toBeInTheDocument();
    await user.keyboard("0");
    expect(all.acts()).toEqual(["stand"]);
  });
});

describe("many exchanges", () => {
  const exchanges = [
    [3, 2],
    [1, 4],
    [2, 2],
  ];
  const calls = exchanges.flatMap(() => [
    { seat: 0, word: "propose", kind: "called" } as const,
    { seat: 1, word: "accept", kind: "called" } as const,
  ]);

  it("are folded but for the last, and opened by a tap", async () => {
    await at({ ...SPEAK, exchanges, calls }, ["play", "propose"]);
    const said = screen.getByRole("list", { name: "What was said" });
    expect(said).toHaveTextContent(/^Exchanged: 2 \+ 2$/);
    await user.click(screen.getByRole("button", { name: "2 exchanges before" }));
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      expect.arrayContaining(["3 + 2", "1 + 4"]),
    );
    expect(screen.getByRole("button", { name: /^I propose/ })).toBeInTheDocument();
  });

  it("leave what is said now beside the last", async () => {
    const now = [...calls, { seat: 0, word: "propose", kind: "called" } as const];
    await at({ ...SPEAK, exchanges, calls: now, phase: "answer", to_act: [1] }, []);
    const said = screen.getByRole("list", { name: "What was said" });
    expect(
      within(said)
        .getAllByRole("listitem")
        .map((item) => item.textContent.trim()),
    ).toEqual(["Exchanged: 2 + 2", expect.stringMatching(/^Ada\s+I propose$/)]);
  });
});

describe("the king of trumps", () => {
  it("is announced by a button or by K on any keyboard, and only where that is offered", async () => {
    const all = await at(ecarteView(), ["king", "KH", "8H", "QS", "KC", "7C"]);
    expect(screen.getByRole("button", { name: /^Announce the king/ })).toBeInTheDocument();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "л", code: "KeyK" }));
    await tick();
    expect(all.acts()).toEqual(["king"]);
    document.body.replaceChildren();
    const other = await at(ecarteView(), ["KH", "8H", "QS", "KC", "7C"]);
    expect(screen.queryByRole("button", { name: /Announce the king/ })).toBeNull();
    await user.keyboard("k");
    expect(other.acts()).toEqual([]);
  });

  it("is asked of everybody with the same two buttons; who has none hears why", async () => {
    const all = await at(ASKED, ["no-king"]);
    const announce = screen.getByRole("button", { name: /^Announce the king/ });
    expect(announce).toHaveAttribute("aria-disabled", "true");
    await user.click(announce);
    expect(all.acts()).toEqual([]);
    expect(all.heard().at(-1)).toBe("You do not hold the king of trumps.");
    await user.click(screen.getByRole("button", { name: /^Announce nothing/ }));
    expect(all.acts()).toEqual(["no-king"]);
  });
});

describe("tricks", () => {
  it("say of a refused card why, and what may be played", async () => {
    const view = ecarteView({ table: [{ seat: 1, card: "9H" }], held: [5, 4] });
    const all = await at(view, ["KH"]);
    expect(all.card("8H")).toHaveAttribute("aria-disabled", "true");
    await user.click(all.card("8H"));
    expect(all.acts()).toEqual([]);
    expect(all.line()).toContain("whoever can beat the nine of hearts must do so");
    await user.click(all.card("KH"));
    await user.click(all.card("KH"));
    expect(all.acts()).toEqual(["KH"]);
  });

  it("call a trump a trump, and tell who played what", async () => {
    await at(ecarteView({ table: [{ seat: 1, card: "8C" }], held: [5, 4] }), ["KC"]);
    expect(screen.getByRole("img", { name: "Club player: eight of clubs, trump" })).toBeVisible();
    expect(screen.getByRole("img", { name: "Turned up: nine of clubs" })).toBeVisible();
    expect(screen.getByRole("img", { name: "Stock: 21 cards" })).toBeVisible();
  });
});

describe("a whole game at the table", () => {
  const entries = entriesOf("strict");

  it("is told to its end, looked back at, and kept deal by deal", async () => {
    const all = await room({}, "ru", "ecarte");
    await all.snapshot(emptyTable("strict"));
    for (const entry of entries) await all.happened(entry);
    // The end and the deals are loaded when they are wanted.
    await settled();
    expect(screen.getByRole("heading", { name: /^Побе/ })).toBeVisible();
    const said = entries.flatMap(({ events }) => events).length;
    expect(all.history().length).toBeGreaterThan(said);

    const { transcript } = all.model;
    transcript.looking = transcript.lines.findLastIndex(({ view }) => view?.phase === "deal");
    await tick();
    expect(screen.getAllByRole("listitem", { name: /^Взятка 5, / })).toHaveLength(1);
    expect(all.line()).toBe("Вы смотрите назад. Партия идёт дальше.");
    transcript.present();

    await user.click(screen.getByRole("tab", { name: "Коны" }));
    await settled();
    const panel = screen.getByRole("tabpanel", { name: "Коны" });
    const last = entries.at(-1)?.seen.view.deal ?? 0;
    expect(within(panel).getByText(`Кон ${last}`)).toBeInTheDocument();
    expect(within(panel).getByText("Кон 1")).toBeInTheDocument();
  });
});

describe("for a spectator", () => {
  it("shows no card of a hand and no button of a player", async () => {
    const view = ecarteView({ seat: null, hand: null });
    const all = await room({}, "en", "ecarte");
    const seen: TableSeen = { ...ecarteSeen(view, []), you: null };
    await all.snapshot(seen);
    expect(document.querySelectorAll("[data-card]")).toHaveLength(0);
    expect(screen.getAllByRole("group", { name: /5 cards/ })).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Announce|I play/ })).toBeNull();
  });
});

describe("accessibility", () => {
  it.each([
    ["speaking", SPEAK, ["play", "propose"]],
    ["the question", ASKED, ["no-king"]],
    ["a trick", ecarteView({ table: [{ seat: 1, card: "8C" }] }), ["KC"]],
  ] as const)("finds nothing to object to in %s", async (_name, view, actions) => {
    await at(view, actions);
    const { violations } = await axe.run(document.body, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
