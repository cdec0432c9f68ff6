import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Counters from "./Counters.svelte";
import { COUNTERS, tabs, width } from "./counters.ts";

describe("the tabs of a marker", () => {
  it("are as many as win the game, and stand up for each point", () => {
    expect(tabs(3, 5).map(({ isUp }) => isUp)).toEqual([true, true, true, false, false]);
    expect(tabs(0, 7).filter(({ isUp }) => isUp)).toHaveLength(0);
    expect(tabs(7, 7).every(({ isUp }) => isUp)).toBe(true);
  });

  it("stand apart and within the plate", () => {
    for (const target of [5, 7]) {
      const all = tabs(0, target);
      expect(all.at(0)?.x).toBeGreaterThan(COUNTERS.edge);
      expect((all.at(-1)?.x ?? 0) + COUNTERS.tab).toBeLessThan(width(target) - COUNTERS.edge);
      for (const [at, { x }] of all.slice(1).entries()) {
        expect(x).toBeGreaterThan((all[at]?.x ?? 0) + COUNTERS.tab);
      }
    }
  });

  it("mark the one that wins the game", () => {
    expect(tabs(0, 5).map(({ isLast }) => isLast)).toEqual([false, false, false, false, true]);
  });
});

describe("a marker", () => {
  it("is one picture with words", () => {
    const { container } = render(Counters, {
      props: { score: 2, target: 5, label: "You have 2 of 5" },
    });
    expect(screen.getByRole("img", { name: "You have 2 of 5" })).toBeInTheDocument();
    expect(container.querySelectorAll(".tab.up")).toHaveLength(2);
    expect(container.querySelectorAll(".tab")).toHaveLength(5);
  });
});
