import { render, type RenderResult, screen } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Icon from "./Icon.svelte";
import { BOARD_LAYOUTS, type Track } from "./pegs.ts";

const tracks = (front = 74, back = 68): Track[] => [
  { front, back, shape: "round", name: "You", color: 0 },
  { front: 87, back: 81, shape: "square", name: "North", color: 1 },
];
const label = "You 74, back peg 68; North 87, back peg 81";

describe("a card", () => {
  it("is an image with the name it is given", () => {
    render(Card, { card: "5H", label: "five of hearts" });
    expect(screen.getByRole("img", { name: "five of hearts" })).toBeTruthy();
  });

  it("is decoration without a name", () => {
    const { container } = render(Card, { card: "5H" });
    expect(container.querySelector(".card")?.getAttribute("aria-hidden")).toBe("true");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("is the same back whatever the card", () => {
    const { container } = render(Card, { card: null, label: "a card" });
    expect(container.querySelector(".card.back")).not.toBeNull();
    expect(container.querySelector("[data-suit]")).toBeNull();
  });

  it("shows that it is chosen or does not fit", async () => {
    const { container, rerender } = render(Card, { card: "KS", selected: true });
    expect(container.querySelector(".card.selected")).not.toBeNull();
    await rerender({ card: "KS", selected: false, dimmed: true });
    expect(container.querySelector(".card.dimmed:not(.selected)")).not.toBeNull();
  });
});

/** A board when it has come: a whole one is loaded when it is first wanted. */
async function drawn(props: ComponentProps<typeof Board>): Promise<RenderResult<typeof Board>> {
  const result = render(Board, { props });
  await expect.poll(() => result.container.querySelector("svg.board")).not.toBeNull();
  return result;
}

describe.each(["long", "strip"] as const)("the %s board", (layout) => {
  const props = { tracks: tracks(), target: 121, layout, label };

  it("is one image with the text from outside", async () => {
    await drawn(props);
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("aria-label"))).toEqual([
      label,
    ]);
  });

  it("writes the scores", async () => {
    const { container } = await drawn({ ...props, tracks: tracks(-3, 0) });
    expect(container.textContent).toContain("\u22123");
    expect(container.textContent).toContain("87");
  });

  it("hops one peg when a score grows, and none when a table is resumed", async () => {
    const { container, rerender } = await drawn(props);
    expect(container.querySelectorAll(".hop")).toHaveLength(0);
    await rerender({ ...props, tracks: tracks(80, 74) });
    expect(container.querySelectorAll(".hop")).toHaveLength(1);
    await rerender({ ...props, tracks: tracks(110, 100) });
    expect(container.querySelectorAll(".hop")).toHaveLength(1);
  });

  it("draws the lines it is told of", async () => {
    const { container } = await drawn({ ...props, skunks: [{ after: 90, label: "skunk" }] });
    expect(container.textContent).toContain("skunk");
  });
});

it.each(["strip", ...BOARD_LAYOUTS] as const)(
  "has a place below zero on the %s board only where a score may fall there",
  async (layout) => {
    const signs = (container: HTMLElement): number =>
      [...container.querySelectorAll("text")].filter((text) => text.textContent === "\u2212")
        .length;
    const places = (container: HTMLElement): number =>
      container.querySelectorAll(".hole.behind").length;
    const props = { tracks: tracks(), target: 121, layout, label };
    const { container: without, unmount } = await drawn(props);
    expect([places(without), signs(without)]).toEqual([0, 0]);
    unmount();
    const { container } = await drawn({ ...props, hasBelow: true });
    expect(places(container)).toBe(layout === "sheet" ? 0 : 2);
    expect(signs(container)).toBe(layout === "strip" ? 0 : 1);
  },
);

it.each(BOARD_LAYOUTS)(
  "tells four club players apart by their names on the %s board",
  async (layout) => {
    const one = tracks()[0];
    if (one === undefined) throw new RangeError("no track");
    const four = [1, 2, 3, 4].map((number) => ({ ...one, name: `Клуб ${number}` }));
    const { container } = await drawn({ tracks: four, target: 121, layout, label });
    for (const { name } of four) expect(container.textContent).toContain(name);
  },
);

it("counts the games of a match in pegs", async () => {
  const props = { tracks: tracks(), target: 61, layout: "long" as const, label };
  const pegs = (container: HTMLElement): number => container.querySelectorAll(".peg").length;
  const plain = pegs((await drawn(props)).container);
  const match = pegs((await drawn({ ...props, games: { won: [1, 2], holes: 3 } })).container);
  expect(match - plain).toBe(3);
});

it("opens the whole board from the strip", async () => {
  const { container } = render(Board, {
    props: {
      tracks: tracks(),
      target: 121,
      layout: "strip",
      label,
      openLabel: "Whole board",
      closeLabel: "Close",
    },
  });
  // jsdom knows the dialog but not how to open it.
  const dialog = container.querySelector("dialog");
  Object.assign(dialog ?? {}, { showModal: () => dialog?.setAttribute("open", "") });
  expect(container.querySelector(".board.long")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Whole board" }));
  await expect.poll(() => container.querySelector("dialog[open] .board.long")).not.toBeNull();
});

it("hides an icon that has no name", () => {
  const { container } = render(Icon, { name: "help" });
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  render(Icon, { name: "help", label: "Help" });
  expect(screen.getByRole("img", { name: "Help" })).toBeTruthy();
});
