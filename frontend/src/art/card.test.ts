import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cardArt, cardSvg, HEIGHT, WIDTH } from "./card.ts";
import cardText from "./card.ts?raw";
import { courtStrokes } from "./courts.ts";
import courtsText from "./courts.ts?raw";
import { RANKS } from "./ranks.ts";
import ranksText from "./ranks.ts?raw";
import { SUIT_PATHS, SUITS } from "./suits.ts";
import suitsText from "./suits.ts?raw";

const pack = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const courts = SUITS.flatMap((suit) =>
  (["J", "Q", "K"] as const).map((rank) => [rank, suit] as const),
);

/** The pips of a large card: suits that are not part of an index in a corner. */
function pips(card: string): { x: number; y: number; turned: boolean }[] {
  const { suit, large } = cardArt(card);
  return large
    .filter(({ path, at }) => path === SUIT_PATHS[suit] && at.startsWith("translate("))
    .map(({ at }) => {
      const [, x, y] = /^translate\(([\d.]+) ([\d.]+)\)/.exec(at) ?? [];
      return { x: Number(x), y: Number(y), turned: at.includes("rotate(180)") };
    })
    .filter(({ x }) => x > 25);
}

describe("a pack", () => {
  it("has 52 faces, all different at both sizes", () => {
    expect(new Set(pack).size).toBe(52);
    for (const size of ["small", "large"] as const) {
      const faces = pack.map(
        (card) => `${cardArt(card).suit}${JSON.stringify(cardArt(card)[size])}`,
      );
      expect(new Set(faces).size).toBe(52);
    }
  });

  it("has as many pips as the rank says, upright above and hanging below", () => {
    for (const suit of SUITS) {
      const counts = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T"].map(
        (rank) => pips(rank + suit).length,
      );
      expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      for (const rank of RANKS.slice(1, 10)) {
        for (const { y, turned } of pips(rank + suit)) expect(turned).toBe(y > HEIGHT / 2);
      }
    }
  });

  it("looks alike from both ends, but for the seven", () => {
    for (const rank of RANKS.slice(0, 10)) {
      const spots = pips(`${rank}S`).map(({ x, y }) => `${x}/${y}`);
      const turned = pips(`${rank}S`).map(({ x, y }) => `${WIDTH - x}/${HEIGHT - y}`);
      expect([...spots].sort().join() === turned.sort().join()).toBe(rank !== "7");
    }
  });

  it("keeps pips apart", () => {
    for (const rank of RANKS.slice(1, 10)) {
      const spots = pips(`${rank}H`);
      for (const [index, one] of spots.entries()) {
        for (const other of spots.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(22);
        }
      }
    }
  });

  it("draws no two suits and no two courts alike", () => {
    expect(new Set(Object.values(SUIT_PATHS)).size).toBe(4);
    const main = courts.map(([rank, suit]) =>
      JSON.stringify(
        courtStrokes(rank, suit).filter(([ink]) => ink !== "fine" && ink !== "finecut"),
      ),
    );
    expect(new Set(main).size).toBe(12);
  });

  it("leaves fine lines out of small cards", () => {
    for (const card of pack) {
      const inks = cardArt(card).small.map(({ ink }) => ink);
      expect(inks).not.toContain("fine");
      expect(inks).not.toContain("finecut");
    }
  });

  it("stays within 14 KB on the wire", () => {
    const whole = cardText + courtsText + ranksText + suitsText;
    expect(gzipSync(whole).length).toBeLessThan(14 * 1024);
  });
});

it.each(["", "5", "5h", "10H", "1H", "5X", "5HH", "XX"])("refuses %j", (text) => {
  expect(() => cardArt(text)).toThrow(RangeError);
});

it("writes a card as hidden, well-formed SVG", () => {
  for (const card of pack) {
    const text = cardSvg(card);
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    expect(parsed.querySelector("parsererror")).toBeNull();
    expect(parsed.documentElement.getAttribute("aria-hidden")).toBe("true");
  }
});

it("draws with numbers only", () => {
  for (const card of pack) {
    for (const { path, at } of [...cardArt(card).small, ...cardArt(card).large]) {
      expect(path).toMatch(/^[MLHVCSQTAZmlhvcsqtaz\d\s.-]+$/);
      expect(`${path}${at}`).not.toMatch(/NaN|undefined/);
    }
  }
});
