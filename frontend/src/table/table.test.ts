import { screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CribbageEvent, GameView, Happened } from "../generated/messages";
import { empty, recording } from "../testing/recording";
import { room, type Room, settled } from "../testing/room";
import { free, person, seen, view } from "../testing/seen";
import type { Counting } from "./cribbage/script-show";

const user = userEvent.setup();
const LAYING = view({
  phase: "lay-away",
  hand: ["2C", "5H", "6S", "9D", "JC", "KD"],
  kept: null,
  laid_away: null,
  confirmed: [false, false],
  to_act: [0, 1],
  held: [6, 6],
  crib_count: 0,
  starter: null,
});
const LAY_AWAY = seen({
  view: LAYING,
  actions: ["2C 5H", "2C 6S", "2C 9D", "2C JC", "2C KD", "5H 6S", "9D KD"],
});
const HIGH = seen({
  view: view({ total: 24, hand: ["5H", "6S", "JC", "KD"] }),
  actions: ["5H", "6S"],
});

/** The pone cuts as deep as he likes. */
const CUT = seen({
  view: view({ phase: "depth", starter: null, hand: ["5H", "6S", "JC", "KD"], to_act: [0] }),
  actions: Array.from({ length: 32 }, (_, at) => `depth ${at + 4}`),
});

function entry(events: readonly CribbageEvent[], after = seen({ v: 2 })): Happened {
  return { v: after.v, what: "acted", seat: 1, events, seen: after, hash: "" };
}

/** The hand that stands in the middle and is being counted. */
function counting({ model }: Room): Counting | null {
  return model.stage.focus as Counting | null;
}

/** Every entry of the recorded first deals, one after another. */
async function playRecording(all: Room): Promise<void> {
  await all.snapshot(empty());
  for (const one of recording.first) await all.happened(one);
}

beforeEach(() => {
  document.title = "";
});

describe("playing by keyboard", () => {
  it("lifts the card of its number and plays it with Enter", async () => {
    const all = await room();
    await all.snapshot(seen());
    await user.keyboard("2");
    expect(all.card("6S")).toHaveAttribute("aria-pressed", "true");
    expect(all.acts()).toEqual([]);
    await user.keyboard("{Enter}");
    expect(all.acts()).toEqual(["6S"]);
  });

  it("moves with the arrows and lifts with Space", async () => {
    const all = await room();
    await all.snapshot(seen());
    await user.keyboard("{ArrowRight}{ArrowRight} ");
    expect(document.activeElement).toBe(all.card("JC"));
    expect(all.card("JC")).toHaveAttribute("aria-pressed", "true");
    expect(all.card("JC")).toHaveAttribute("tabindex", "0");
    expect(all.card("5H")).toHaveAttribute("tabindex", "-1");
  });

  it("plays the focused card with Enter when none is lifted", async () => {
    const all = await room();
    await all.snapshot(seen());
    all.card("KD").focus();
    await user.keyboard("{Enter}");
    expect(all.acts()).toEqual(["KD"]);
  });

  it("numbers and reads the cards in the order in which they stand", async () => {
    const [first] = recording.first;
    if (!first) throw new RangeError("the recording is empty");
    for (const sortCards of [true, false]) {
      const all = await room({ sortCards });
      await all.snapshot(empty());
      await all.happened(first);
      const dealt = first.events.find((event) => event.kind === "dealt")?.hands[0] ?? [];
      const shown = [...document.querySelectorAll<HTMLElement>("[data-card]")];
      const names = shown.map(({ dataset }) => dataset["card"]);
      if (sortCards) expect(names).toEqual(["AH", "2D", "5C", "5H", "6D", "8H"]);
      else expect(names).toEqual(dealt);
      await user.keyboard("3");
      expect(all.model.own.selection).toEqual([names[2]]);
      await user.keyboard("h");
      expect(all.heard().at(-1)).toMatch(/^Your cards: ace of hearts, two of diamonds, five of/);
      document.body.replaceChildren();
    }
  });

  it("keeps the focus in the hand when the focused card has left it", async () => {
    const all = await room();
    await all.snapshot(seen());
    await user.keyboard("2{Enter}");
    const after = view({ hand: ["5H", "JC", "KD"], to_act: [1] });
    await all.happened(entry([], seen({ v: 2, view: after, actions: [] })));
    await tick();
    expect(document.activeElement).toBe(all.card("JC"));
  });

  it("does not act twice before the answer", async () => {
    const all = await room();
    await all.snapshot(seen());
    await user.keyboard("1{Enter}2{Enter}");
    expect(all.acts()).toEqual(["5H"]);
  });

  it("knows the letters by their place on a Russian layout", async () => {
    const all = await room({}, "ru");
    await all.snapshot(HIGH);
    await user.keyboard("{c>}{/c}");
    expect(all.heard().at(-1)).toBe("Сумма 24, до 31 остаётся 7.");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "ы", code: "KeyS" }));
    await tick();
    expect(all.heard().at(-1)).toBe("У вас 0. Клубный игрок: 0.");
  });

  it("leaves single letters and digits alone when they are switched off", async () => {
    const all = await room({ letterKeys: false });
    await all.snapshot(seen());
    const before = all.heard().length;
    await user.keyboard("1sg?");
    expect(all.heard()).toHaveLength(before);
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(all.card("KD"));
  });

  it("reads hand, score, count, time and the last move", async () => {
    const all = await room();
    await all.snapshot(HIGH);
    await user.keyboard("hscl");
    expect(all.heard().slice(-4)).toEqual([
      "Your cards: five of hearts, six of spades, jack of clubs and king of diamonds.",
      "You have 0. Club player has 0.",
      "The count is 24; 7 to 31.",
      expect.stringContaining("You are at the table. With you: Club player."),
    ]);
    await user.keyboard("t");
    expect(all.heard().at(-1)).toBe("There is no time limit at this table.");
  });
});

describe("cards that cannot be played", () => {
  it("are dimmed, can be focused, and say why", async () => {
    const all = await room();
    await all.snapshot(HIGH);
    const jack = all.card("JC");
    expect(jack).toHaveAttribute("aria-disabled", "true");
    expect(jack).toHaveAccessibleName("jack of clubs: would make 34, and the limit is 31.");
    expect(all.card("5H")).toHaveAttribute("aria-disabled", "false");
    await user.click(jack);
    expect(all.line()).toContain("would make 34");
    expect(all.heard().at(-1)).toContain("would make 34");
    expect(all.acts()).toEqual([]);
    jack.focus();
    await user.keyboard("{Enter}");
    expect(all.acts()).toEqual([]);
  });

  it("say whose turn it is", async () => {
    const all = await room();
    await all.snapshot(seen({ actions: [], view: view({ to_act: [1] }) }));
    await user.click(all.card("5H"));
    expect(all.line()).toBe("Five of hearts: it is Club player who plays now.");
  });
});

describe("the cut", () => {
  it("is made by Enter, wherever the focus is", async () => {
    for (const place of ["page", "card", "slider"]) {
      const all = await room();
      await all.snapshot(CUT);
      if (place === "card") all.card("6S").focus();
      await user.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
      if (place === "slider") screen.getByRole("slider").focus();
      expect(screen.getByRole("slider")).toHaveValue("20");
      await user.keyboard("{Enter}");
      expect(all.acts(), place).toEqual(["depth 20"]);
      document.body.replaceChildren();
    }
  });
});

describe("a tap", () => {
  it("lifts, and the next one plays", async () => {
    const all = await room();
    await all.snapshot(seen());
    await user.click(all.card("5H"));
    expect(all.acts()).toEqual([]);
    await user.click(all.card("5H"));
    expect(all.acts()).toEqual(["5H"]);
  });

  it("only puts the card back where every card is to be confirmed", async () => {
    const all = await room({ confirmPlay: true });
    await all.snapshot(seen());
    await user.dblClick(all.card("5H"));
    expect(all.acts()).toEqual([]);
    await user.click(all.card("5H"));
    await user.click(screen.getByRole("button", { name: "Play five of hearts" }));
    expect(all.acts()).toEqual(["5H"]);
  });
});

describe("the discard", () => {
  it("is asked for once, though the other side chooses meanwhile", async () => {
    const all = await room();
    await all.snapshot(LAY_AWAY);
    const asks = "Choose 2 cards for Club player’s crib.";
    expect(all.heard().filter((words) => words === asks)).toHaveLength(1);
    const other = view({ ...LAYING, confirmed: [false, true], to_act: [0] });
    await all.happened(entry([], { ...LAY_AWAY, v: 2, view: other }));
    expect(all.heard().filter((words) => words === asks)).toHaveLength(1);
    await all.happened(entry([], seen({ v: 3 })));
    expect(all.heard().at(-1)).toBe("Your turn: lead any card.");
  });

  it("has a button that says what it waits for", async () => {
    const all = await room();
    await all.snapshot(LAY_AWAY);
    const button = screen.getByRole("button", { name: "0 of 2 chosen" });
    expect(button).toHaveTextContent("0 of 2");
    await user.keyboard("12");
    expect(button).toHaveAccessibleName("Put into the crib");
  });

  it("is two cards and a confirmation", async () => {
    const all = await room();
    await all.snapshot(LAY_AWAY);
    expect(all.line()).toBe("Choose 2 cards for Club player’s crib.");
    await user.click(all.card("KD"));
    await user.keyboard("{Enter}");
    expect(all.acts()).toEqual([]);
    expect(all.line()).toBe("Choose one more card first.");
    await user.click(all.card("9D"));
    await user.click(screen.getByRole("button", { name: "Put into the crib" }));
    expect(all.acts()).toEqual(["9D KD"]);
  });

  it("is undone card by card with Backspace", async () => {
    const all = await room();
    await all.snapshot(LAY_AWAY);
    await user.keyboard("12{Backspace}");
    expect(all.card("5H")).toHaveAttribute("aria-pressed", "false");
    expect(all.card("2C")).toHaveAttribute("aria-pressed", "true");
  });

  it("can be changed until the other side has chosen, and not after", async () => {
    const all = await room();
    const confirmed = view({
      ...LAYING,
      hand: ["5H", "6S", "JC", "KD"],
      kept: ["5H", "6S", "JC", "KD"],
      laid_away: ["2C", "9D"],
      confirmed: [true, false],
    });
    // Nobody waits for the change of a discard, so the server does not list it.
    await all.snapshot({ ...LAY_AWAY, v: 2, view: confirmed, actions: [] });
    expect(all.line()).toContain("you may take your cards back");
    await user.keyboard("{Backspace}");
    expect(all.card("2C")).toHaveAttribute("aria-pressed", "true");
    expect(all.card("9D")).toHaveAttribute("aria-pressed", "true");
    await user.click(all.card("9D"));
    await user.click(all.card("5H"));
    await user.keyboard("{Enter}");
    expect(all.acts()).toEqual(["2C 5H"]);

    const late = await room();
    await late.snapshot(seen());
    await user.keyboard("{Backspace}");
    expect(late.model.own.isChanging).toBe(false);
  });
});

describe("the words of the table", () => {
  it("tell the whole of two deals, for the ear and in the history alike", async () => {
    const all = await room();
    await playRecording(all);
    const lines = all.history();
    expect(lines).toMatchSnapshot();
    const told = all.heard().filter((words) => lines.includes(words));
    expect(told).toEqual(lines.slice(-told.length));
    expect(told.length).toBeGreaterThan(5);
  });

  it("follow a change of language without losing the game", async () => {
    const all = await room();
    await all.snapshot(empty());
    const [first] = recording.first;
    if (first) await all.happened(first);
    await all.texts.use("ru");
    await tick();
    const lines = all.history();
    expect(lines.at(-2)).toBe(
      "Вы тянете валета пик. Клубный игрок тянет короля пик. У вас карта младше: первым сдаёте вы.",
    );
    expect(lines.at(-1)).toContain("Кон 1. Сдаёте вы, криб ваш.");
  });

  it("leave no text without its words in either language", async () => {
    for (const language of ["en", "ru"] as const) {
      const all = await room({}, language);
      await playRecording(all);
      const words = document.body.textContent;
      expect(words).not.toMatch(/\{|\b(say|turn|why|table|show|count|play)-[a-z]/);
      document.body.replaceChildren();
    }
  });

  it("tell once of a discard that is changed again and again", async () => {
    const all = await room();
    await all.snapshot(LAY_AWAY);
    const away = { kind: "laid-away", seat: 1, cards: null } as const;
    for (const v of [2, 3, 4]) await all.happened(entry([away], { ...LAY_AWAY, v }));
    const told = all.history().filter((words) => words.includes("put 2 cards into the crib"));
    expect(told).toHaveLength(1);
  });

  it("keep what is asked beside the answer about go, which fits the settings", async () => {
    const all = await room();
    await all.snapshot(CUT);
    await user.keyboard("g");
    expect(all.line()).toMatch(/^Go is said for you .* fits\. Cut the pack/);
    all.model.settings.change("pressGo", true);
    await user.keyboard("g");
    expect(all.line()).toMatch(/you say go yourself.*\. Cut the pack/);
  });

  it("say that the other side cuts the pack", async () => {
    const all = await room();
    const cutting = view({ phase: "depth", to_act: [1] });
    await all.snapshot(seen({ actions: [], view: cutting }));
    expect(all.line()).toBe("Club player is cutting the pack.");
  });

  it("put the turn into the title", async () => {
    const all = await room();
    await all.snapshot(seen());
    expect(document.title).toMatch(/^● Your turn/);
    await all.happened(entry([], seen({ v: 2, actions: [], view: view({ to_act: [1] }) })));
    expect(document.title).toMatch(/^Ada – Club player · /);
    expect(all.line()).toBe("Club player leads.");
  });
});

describe("the story at normal speed", () => {
  const at = recording.first.findIndex(({ events }) => events.some(({ kind }) => kind === "shown"));
  const showing = recording.first[at];
  const before = recording.first[at - 1];
  if (!showing || !before) throw new RangeError("the recording has no show");

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return () => {
      vi.useRealTimers();
    };
  });

  async function show(): Promise<Room> {
    const all = await room({ speed: "normal" });
    await all.snapshot(before?.seen ?? seen());
    if (showing) await all.happened(showing);
    return all;
  }

  it("counts a hand item by item, and the peg hops at its end", async () => {
    const all = await show();
    vi.advanceTimersByTime(240 + 900 + 240 + 10);
    await tick();
    const first = counting(all);
    expect(first?.shown.owner).toBe(1);
    const scores = all.model.view?.scores;
    const told = first?.told ?? 0;
    vi.advanceTimersByTime(450);
    await tick();
    expect(counting(all)?.told).toBe(told + 1);
    expect(all.model.view?.scores).toEqual(scores);
    vi.advanceTimersByTime(2_000);
    await tick();
    expect(all.model.view?.scores[1]).toBe(first?.shown.scores[1]);
  });

  it("finishes the hand with one Space and goes on with a second", async () => {
    const all = await show();
    vi.advanceTimersByTime(240 + 900 + 900);
    const owner = counting(all)?.shown.owner;
    all.model.goOn();
    expect(all.model.stage.chips[0]?.points).toBe(counting(all)?.shown.pegged);
    expect(counting(all)?.shown.owner).toBe(owner);
    all.model.goOn();
    expect(counting(all)?.shown.owner).not.toBe(owner);
    while (all.model.stage.busy) all.model.goOn();
    expect(all.model.view).toEqual(showing.seen.view);
    expect(all.wished).toEqual([]);
    all.model.goOn();
    expect(all.wished.map(({ t }) => t)).toEqual(["ready"]);
  });

  it("comes to the server's view whatever happens, and a wish does not wait for it", async () => {
    const all = await show();
    all.model.stage.flush();
    expect(all.model.view).toEqual(showing.seen.view);
    const again = await show();
    vi.advanceTimersByTime(60_000);
    expect(again.model.view).toEqual(showing.seen.view);
  });

  it("waits for a go that is to be pressed", async () => {
    const all = await room({ speed: "normal", pressGo: true });
    await all.snapshot(seen());
    await all.happened(entry([{ kind: "said-go", seat: 0, total: 28 }]));
    vi.advanceTimersByTime(30_000);
    await tick();
    expect(all.model.stage.waitsForGo).toBe(true);
    screen.getByRole("button", { name: "Go" }).click();
    expect(all.model.stage.busy).toBe(false);
  });
});

/** What a picture has to say about the past. */
function picture(view: GameView | null | undefined): unknown {
  if (view?.kind !== "cribbage") return null;
  return { table: view.table, scores: view.scores, hand: view.hand?.toSorted() };
}

describe("looking back", () => {
  it("finds after a reload what happened before it, told as it was then", async () => {
    const first = await room();
    await first.snapshot(empty());
    for (const one of recording.first) await first.happened(one);
    const lines = first.history();
    const pictures = first.model.transcript.lines.map(({ view }) => view);
    document.body.replaceChildren();

    const all = await room();
    const told = recording.first.flatMap(({ events }) => events);
    const last = recording.first.at(-1);
    if (last)
      all.model.snapshot({ t: "snapshot", seen: last.seen, hash: "", shows: [], told, usual: {} });
    await tick();
    const kept = all.history();
    expect(kept.slice(0, -1)).toEqual(lines.filter((words) => kept.includes(words)));
    expect(kept.length).toBeGreaterThan(15);
    // Only the welcome is said aloud, and perhaps what is asked.
    expect(all.heard().filter((words) => kept.slice(0, -1).includes(words))).toEqual([]);
    let place = -1;
    for (const [at, { view }] of all.model.transcript.lines.slice(0, -1).entries()) {
      place = lines.indexOf(kept[at] ?? "", place + 1);
      const then = pictures[place];
      expect(picture(view)).toEqual(picture(then));
    }
  });

  it("shows the picture of an earlier line and returns", async () => {
    const all = await room();
    await playRecording(all);
    const now = all.model.view;
    await user.keyboard("[[[[[[");
    expect(all.model.transcript.looking).not.toBeNull();
    expect(all.model.view).not.toEqual(now);
    expect(all.line()).toBe("You are looking back. The game goes on.");
    await user.keyboard("]]]]]]");
    expect(all.model.view).toEqual(now);
    expect(all.heard().at(-1)).toBe("Back at the present.");
  });
});

describe("around the game", () => {
  it("a free seat can be taken", async () => {
    const all = await room();
    const seats = [person("Ada"), free()];
    await all.snapshot({ ...empty(), you: null, seats });
    await user.click(screen.getByRole("button", { name: "Take this seat" }));
    expect(all.wished).toMatchObject([{ t: "sit", seat: 1 }]);
    expect(all.wished[0]).toHaveProperty("salt", expect.stringMatching(/^[0-9a-f]{32}$/));
  });

  it("a game is resigned only after a question", async () => {
    const all = await room();
    await all.snapshot(seen());
    await user.click(screen.getByRole("button", { name: "Menu" }));
    await settled();
    await user.click(screen.getByRole("button", { name: "Resign" }));
    expect(all.acts()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Resign" }));
    expect(all.acts()).toEqual(["resign"]);
  });

  it("a refusal is told with what can be done, and the hand is free again", async () => {
    const all = await room();
    await all.snapshot(seen());
    await user.keyboard("1{Enter}");
    const [wish] = all.wished;
    if (wish) all.model.refused(wish, "not-to-act");
    await tick();
    expect(all.line()).toContain("It is not your turn yet.");
    await user.keyboard("2{Enter}");
    expect(all.acts()).toEqual(["5H", "6S"]);
  });

  it("the end shows both scores, a rematch and the record", async () => {
    const all = await room();
    await all.snapshot(recording.before);
    for (const one of recording.last) await all.happened(one);
    await settled();
    expect(screen.getByRole("heading", { name: "You have won" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Download the record" })).toHaveAttribute(
      "href",
      "/api/tables/quiet-otter/record",
    );
    await user.click(screen.getByRole("button", { name: "Rematch" }));
    expect(all.wished).toMatchObject([{ t: "again" }]);
  });

  it("whoever goes after a game may say so, so that nobody waits", async () => {
    const all = await room();
    await all.snapshot(recording.before);
    for (const one of recording.last) await all.happened(one);
    await settled();
    await user.click(screen.getByRole("button", { name: "Give up the seat" }));
    expect(all.wished).toMatchObject([{ t: "leave" }]);
  });

  it("a table that is closed for good is said at once", async () => {
    const all = await room();
    await all.snapshot(seen());
    all.model.status("closed", "unknown-table");
    await tick();
    expect(screen.getByRole("alert")).toHaveTextContent("There is no such table");
    expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  });

  it("being offline is said, and being back", async () => {
    const all = await room();
    await all.snapshot(seen());
    all.model.status("online", null);
    all.model.status("offline", null);
    await tick();
    expect(screen.getByText(/You are offline/)).toBeVisible();
    all.model.status("online", null);
    await tick();
    expect(screen.queryByText(/You are offline/)).toBeNull();
    expect(all.heard().at(-1)).toBe("You are connected again.");
  });
});
