import { screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { room, settled } from "../testing/room";
import { club, person, seen, view } from "../testing/seen";
import { UNNOTICED } from "./presence.svelte";

const PEOPLE = [person("Ada"), person("Bo")];
const HIS_TURN = { seats: PEOPLE, view: view({ to_act: [1] }), actions: [] };

function here(...seats: boolean[]) {
  return { t: "here", seats, watching: 0 } as const;
}

async function after(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await tick();
}

describe("somebody who goes away", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is said to be away, and to be back, in the history and for the ear", async () => {
    const all = await room();
    await all.snapshot(seen(HIS_TURN));
    all.model.here(here(true, true));
    all.model.here(here(true, false));
    await after(UNNOTICED);
    for (const told of [all.heard(), all.history()]) expect(told.at(-1)).toBe("Bo is away.");
    expect(all.line()).toBe("Bo is away. The table waits.");
    all.model.here(here(true, true));
    await tick();
    for (const told of [all.heard(), all.history()]) expect(told.at(-1)).toBe("Bo is back.");
    expect(all.line()).not.toContain("away");
  });

  it("is said on the table, too, where another is waited for", async () => {
    const all = await room();
    await all.snapshot(
      seen({
        seats: [person("Ada"), person("Bo")],
        you: null,
        view: view({ to_act: [0] }),
        actions: [],
      }),
    );
    all.model.here(here(true, true));
    all.model.here(here(true, false));
    await after(UNNOTICED);
    expect(all.line()).toBe("Bo is away.");
  });

  it("is not noticed while a page is loaded again", async () => {
    const all = await room();
    await all.snapshot(seen(HIS_TURN));
    all.model.here(here(true, true));
    const before = all.history();
    all.model.here(here(true, false));
    await after(UNNOTICED - 1);
    all.model.here(here(true, true));
    await after(UNNOTICED);
    expect(all.history()).toEqual(before);
  });

  it("may have been away before one came, which the line says", async () => {
    const all = await room();
    await all.snapshot(seen(HIS_TURN));
    const before = all.history();
    all.model.here(here(true, false));
    await tick();
    expect(all.line()).toBe("Bo is away. The table waits.");
    expect(all.history()).toEqual(before);
  });

  it("hides nothing of what is asked of the reader himself", async () => {
    const all = await room();
    await all.snapshot(seen({ seats: PEOPLE }));
    const asked = all.line();
    all.model.here(here(true, false));
    await tick();
    expect(all.line()).toBe(asked);
  });

  it("is forgotten with his seat, and who sits there next is not back", async () => {
    const all = await room();
    await all.snapshot(seen(HIS_TURN));
    all.model.here(here(true, false));
    const next = seen({ ...HIS_TURN, v: 2, seats: [person("Ada"), club("level-1")] });
    await all.snapshot(next);
    expect(all.model.presence.away).toEqual([]);
    await all.snapshot(seen({ ...HIS_TURN, v: 3, seats: [person("Ada"), person("Cy")] }));
    all.model.here(here(true, true));
    await after(UNNOTICED);
    expect(all.history().join(" ")).not.toContain("back");
  });
});

describe("what a game does not have", () => {
  it("is not among its settings", async () => {
    const user = userEvent.setup();
    for (const game of ["cribbage", "ecarte"]) {
      document.body.replaceChildren();
      await room({}, "en", game);
      await user.click(screen.getByRole("button", { name: "Settings" }));
      await settled();
      const count = game === "cribbage" ? 1 : 0;
      expect(screen.queryAllByLabelText(/^Cribbage board/)).toHaveLength(count);
      expect(screen.queryAllByLabelText("Say go myself")).toHaveLength(count);
      expect(screen.getByLabelText("Confirm every card I play")).toBeInTheDocument();
    }
  });
});

describe("help where the page is touched", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("says first how to tap, then where the rules are, and keys only on request", async () => {
    const user = userEvent.setup();
    const media = (query: string) =>
      Object.assign(new EventTarget(), { matches: query === "(pointer: coarse)", media: query });
    vi.stubGlobal("matchMedia", media);
    await room();
    await user.click(screen.getByRole("button", { name: "How to play here" }));
    const dialog = await screen.findByRole("dialog", { hidden: true });
    const told = dialog.textContent.replace(/\s+/g, " ");
    expect(told.indexOf("Tap a card")).toBeLessThan(told.indexOf("The rules of this game"));
    expect(told.indexOf("The rules of this game")).toBeLessThan(told.indexOf("All keys"));
    expect(dialog.querySelector("details")).not.toHaveAttribute("open");
  });
});

it("goes on with the keys from the end of a game: what comes next is next in the order", async () => {
  const user = userEvent.setup();
  const all = await room();
  const result = { winner: 0, scores: [121, 90], games: 1, degree: "plain", termination: "normal" };
  await all.snapshot(
    seen({ stage: "over", ready: [false, true], actions: [], view: view({ to_act: [], result }) }),
  );
  await screen.findByRole("heading", { name: "You have won" });
  expect(document.activeElement).toHaveTextContent("You have won");
  await user.tab();
  expect(document.activeElement).toHaveTextContent(/Rematch|Next game/);
});
