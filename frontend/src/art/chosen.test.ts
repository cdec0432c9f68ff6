import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { BOARD_LAYOUTS, type Track } from "./pegs.ts";

const SHAPES = ["round", "square", "triangle", "diamond"] as const;
const sides = (...scores: [number, number][]): Track[] =>
  scores.map(([front, back], side) => ({
    front,
    back,
    shape: SHAPES[side] ?? "round",
    name: ["You", "North", "East", "West"][side] ?? "",
    color: side as Track["color"],
  }));
const label = "You 74, back peg 68; North 87, back peg 81";
const skunks = [{ after: 90, label: "Skunk line" }];
const two = sides([74, 68], [87, 81]);

/** The board when it has come: until then there is only its name. */
async function drawn(container: HTMLElement): Promise<Element> {
  await expect.poll(() => container.querySelector("svg.board"), { timeout: 20_000 }).not.toBeNull();
  return container.querySelector("svg.board") ?? container;
}

describe.each(BOARD_LAYOUTS)("the %s board", (layout) => {
  const props = { tracks: two, target: 121, layout, label, skunks };

  it("is one image that says what it shows, even before it has come", async () => {
    const { container } = render(Board, { props });
    expect(screen.getByRole("img", { name: label })).toBeTruthy();
    const board = await drawn(container);
    expect(screen.getAllByRole("img", { name: label })).toEqual([board]);
    for (const text of ["You", "North", "74", "87", "68", "81", "121", "Skunk line"]) {
      expect(board.textContent).toContain(text);
    }
  });

  it.each([2, 3, 4])("has a place for each of %i sides, below zero as well", async (count) => {
    const scores = [
      [-3, 0],
      [12, 8],
      [0, 0],
      [61, 57],
    ].slice(0, count) as [number, number][];
    const { container } = render(Board, {
      props: { ...props, target: 61, tracks: sides(...scores), skunks: [] },
    });
    const board = await drawn(container);
    expect(board.textContent).toContain("\u22123");
    expect(board.innerHTML).not.toContain("NaN");
    expect(board.innerHTML).not.toContain("undefined");
  });

  it("counts the games of a match", async () => {
    const games = { won: [1, 2], holes: 3 };
    const plain = await drawn(render(Board, { props }).container);
    const match = await drawn(render(Board, { props: { ...props, games } }).container);
    const marks = (board: Element): number => board.querySelectorAll(".peg, .ink").length;
    expect(marks(match) - marks(plain)).toBe(3);
  });

  it("shows itself whole when the strip is asked for it", async () => {
    const { container } = render(Board, {
      props: {
        ...props,
        layout: "strip",
        whole: layout,
        openLabel: "Whole board",
        closeLabel: "Close",
      },
    });
    const dialog = container.querySelector("dialog");
    // jsdom knows the dialog but not how to open it.
    Object.assign(dialog ?? {}, { showModal: () => dialog?.setAttribute("open", "") });
    expect(dialog?.querySelector("svg.board")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Whole board" }));
    await expect.poll(() => dialog?.querySelector("svg.board"), { timeout: 20_000 }).toBeTruthy();
  });
});

it.each(["oval", "snake", "heart"] as const)(
  "lets a peg of the %s board leap when a score grows",
  async (layout) => {
    const props = { tracks: two, target: 121, layout, label };
    const { container, rerender } = render(Board, { props });
    await drawn(container);
    expect(container.querySelectorAll(".hop")).toHaveLength(0);
    await rerender({ ...props, tracks: sides([80, 74], [87, 81]) });
    expect(container.querySelectorAll(".hop")).toHaveLength(1);
  },
);

it("writes the strokes of a last count on the sheet in fresh ink", async () => {
  const props = { tracks: two, target: 121, layout: "sheet" as const, label };
  const { container, rerender } = render(Board, { props });
  await drawn(container);
  const fresh = (): number => container.querySelectorAll(".ink.new").length;
  expect(fresh()).toBe(6 + 6);
  await rerender({ ...props, tracks: sides([121, 112], [87, 81]) });
  // Eight strokes to 120 and the mark of the winner.
  expect(fresh()).toBe(8 + 1 + 6);
});
