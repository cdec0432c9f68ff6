import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

type Theme = "light" | "dark";

/** The declarations of one rule of the style sheet, by their names. */
function declarations(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("\n}", start));
  return new Map(
    [...body.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)].map(([, name = "", value = ""]) => [
      name,
      value.trim(),
    ]),
  );
}

const base = declarations(":root");
const fourColor = new Map([...base, ...declarations(':root[data-four-color="true"]')]);

function color(tokens: Map<string, string>, name: string, theme: Theme): string {
  const value = tokens.get(`--${name}`) ?? "";
  const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  const one = both === null ? value : both[theme === "light" ? 1 : 2];
  if (one === undefined || !/^#[\da-f]{6}$/.test(one)) throw new Error(`no color: --${name}`);
  return one;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAPERS = ["paper", "paper-raised", "paper-sunken"];
const TEXTS: [inks: string[], grounds: string[]][] = [
  [["ink", "ink-soft", "accent", "accent-strong", "danger", "warning"], PAPERS],
  [["on-accent"], ["accent", "accent-strong"]],
  [["on-danger"], ["danger"]],
  [
    ["felt-ink", "felt-ink-soft"],
    ["felt", "felt-deep"],
  ],
  [["wood-ink"], ["wood", "wood-deep"]],
  [["brass-ink"], ["brass", "brass-light"]],
  [["suit-s", "suit-h", "suit-d", "suit-c"], ["card-face"]],
];
const SHAPES: [shapes: string[], grounds: string[]][] = [
  [["edge", "focus"], PAPERS],
  [
    ["felt-line", "focus-on-felt", "card-face", "brass-light"],
    ["felt", "felt-deep"],
  ],
  [["brass-light"], ["wood", "wood-deep"]],
  [["hole"], ["wood"]],
  [["suit-s-second", "suit-h-second", "suit-d-second", "suit-c-second"], ["card-face"]],
  [["card-back-line"], ["card-back"]],
];

const cases = (table: [string[], string[]][]): [string, string][] =>
  table.flatMap(([inks, grounds]) =>
    inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])),
  );

describe.each(["light", "dark"] as const)("in the %s", (theme) => {
  describe.each([
    ["two colors", base],
    ["four colors", fourColor],
  ])("with %s", (_, tokens) => {
    const between = (one: string, other: string): number =>
      contrast(color(tokens, one, theme), color(tokens, other, theme));

    it.each(cases(TEXTS))("text %s on %s has 4.5 : 1", (ink, ground) => {
      expect(between(ink, ground)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(cases(SHAPES))("shape %s on %s has 3 : 1", (shape, ground) => {
      expect(between(shape, ground)).toBeGreaterThanOrEqual(3);
    });

    it.each([0, 1, 2, 3])("peg %i stands out from wood by itself or its edge", (peg) => {
      for (const wood of ["wood", "wood-deep"]) {
        const best = Math.max(between(`peg-${peg}`, wood), between(`peg-${peg}-edge`, wood));
        expect(best).toBeGreaterThanOrEqual(3);
      }
      expect(between(`peg-${peg}`, `peg-${peg}-edge`)).toBeGreaterThanOrEqual(3);
    });
  });

  it("gives each suit a color of its own in the four-color pack", () => {
    const suits = ["s", "h", "d", "c"].map((suit) => color(fourColor, `suit-${suit}`, theme));
    expect(new Set(suits).size).toBe(4);
  });
});

it("measures contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("keeps the colors that the club was given", () => {
  const light = ["paper", "ink", "felt", "wood", "brass"].map((name) => color(base, name, "light"));
  expect(light).toEqual(["#f6f1e7", "#23201b", "#2f5d50", "#8a5a36", "#b08d3e"]);
  const dark = ["paper", "ink", "felt"].map((name) => color(base, name, "dark"));
  expect(dark).toEqual(["#171a18", "#eae4d6", "#23463c"]);
});

it("stops every movement for those who want none", () => {
  const moving = [...base.keys()].filter((name) => name.startsWith("--motion-"));
  expect(moving.length).toBeGreaterThan(3);
  const reduced = css.slice(css.indexOf("prefers-reduced-motion"));
  for (const name of moving) {
    expect(reduced.split(`${name}: 0ms;`)).toHaveLength(3);
  }
});
