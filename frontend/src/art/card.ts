/** Playing cards as shapes: one list for small cards, one for large.
 *
 * A card is 110 x 160. A small one shows a big index and one big suit or court;
 * a large one has pips in their places, or the court twice. `Card.svelte` draws
 * both and the style sheet shows the one that suits the width.
 */

import { courtStrokes, type Court, type Ink } from "./courts.ts";
import { RANK_PATHS, RANKS, type Rank } from "./ranks.ts";
import { SUIT_PATHS, SUITS, type Suit } from "./suits.ts";

export interface Shape {
  readonly ink: Ink | "index" | "frame";
  readonly path: string;
  readonly at: string;
}

export interface CardArt {
  readonly suit: Suit;
  readonly small: readonly Shape[];
  readonly large: readonly Shape[];
}

export const WIDTH = 110;
export const HEIGHT = 160;

const MIDDLE = 55;
const LEFT = 38;
const RIGHT = 72;
const HALF_TURN = `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`;

type Place = readonly [x: number, y: number];

const column = (x: number, ...ys: number[]): Place[] => ys.map((y) => [x, y]);
const sides = (...ys: number[]): Place[] => [...column(LEFT, ...ys), ...column(RIGHT, ...ys)];

/** Where the pips of the ranks 2 to 10 stand; those below the middle hang. */
const PIPS: Readonly<Partial<Record<Rank, readonly Place[]>>> = {
  "2": column(MIDDLE, 30, 130),
  "3": column(MIDDLE, 30, 80, 130),
  "4": sides(30, 130),
  "5": [...sides(30, 130), [MIDDLE, 80]],
  "6": sides(30, 80, 130),
  "7": [...sides(30, 80, 130), [MIDDLE, 55]],
  "8": [...sides(30, 80, 130), [MIDDLE, 55], [MIDDLE, 105]],
  "9": [...sides(30, 63, 97, 130), [MIDDLE, 80]],
  T: [...sides(30, 63, 97, 130), [MIDDLE, 46.5], [MIDDLE, 113.5]],
};

const isCourt = (rank: Rank): rank is Court => rank === "J" || rank === "Q" || rank === "K";

function pip(suit: Suit, [x, y]: Place, size: number, ink: Shape["ink"] = "main"): Shape {
  const turn = y > HEIGHT / 2 ? " rotate(180)" : "";
  return { ink, path: SUIT_PATHS[suit], at: `translate(${x} ${y})${turn} scale(${size / 100})` };
}

function largeIndex(rank: Rank, suit: Suit): Shape[] {
  const corner: Shape[] = [
    { ink: "index", path: RANK_PATHS[rank], at: "translate(12.5 19) scale(.78)" },
    { ink: "main", path: SUIT_PATHS[suit], at: "translate(12.5 42) scale(.16)" },
  ];
  return [...corner, ...corner.map((shape) => ({ ...shape, at: `${HALF_TURN} ${shape.at}` }))];
}

/** The ornament round an ace: four curling sprays and a ring of dots. */
function ace(suit: Suit): Shape[] {
  const at = `translate(${MIDDLE} ${HEIGHT / 2})`;
  const spray =
    "M0-35C8-43 19-41 20-32C20.5-26 13-24.5 12.5-30M0-35V-47M0-47C-3-50-3-53 0-57C3-53 3-50 0-47M6-40C9-47 15-48 18-46";
  const dots = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const x = Math.round(295 * Math.sin(angle)) / 10;
    const y = Math.round(295 * Math.cos(angle)) / 10;
    return `M${x - 1} ${y}a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z`;
  }).join("");
  const sprays = ["", " scale(-1 1)", " scale(1 -1)", " scale(-1 -1)"];
  return [
    { ink: "second", path: dots, at },
    ...sprays.map((mirror): Shape => ({ ink: "line", path: spray, at: at + mirror })),
    pip(suit, [MIDDLE, HEIGHT / 2], 44),
  ];
}

const LOZENGES = [29, 42, 55, 68, 81].map((x) => `M${x - 3} 80l3-1.7l3 1.7l-3 1.7Z`).join("");

function largeCourt(court: Court, suit: Suit): Shape[] {
  const half: Shape[] = courtStrokes(court, suit).map(([ink, path]) => ({
    ink,
    path,
    at: `translate(${MIDDLE} ${HEIGHT / 2}) scale(.94 1)`,
  }));
  half.push(pip(suit, [31.5, 19], 12));
  return [
    { ink: "frame", path: "M24 9H86V151H24Z", at: "" },
    ...half,
    ...half.map((shape) => ({ ...shape, at: `${HALF_TURN} ${shape.at}` })),
    { ink: "gold", path: "M24 77.5H86V82.5H24Z", at: "" },
    { ink: "main", path: LOZENGES, at: "" },
  ];
}

function large(rank: Rank, suit: Suit): Shape[] {
  const index = largeIndex(rank, suit);
  if (rank === "A") return [...index, ...ace(suit)];
  if (isCourt(rank)) return [...largeCourt(rank, suit), ...index];
  const places = PIPS[rank] ?? [];
  const size = places.length > 8 ? 19.5 : 21.5;
  return [...index, ...places.map((place) => pip(suit, place, size))];
}

function small(rank: Rank, suit: Suit): Shape[] {
  const index: Shape[] = [
    { ink: "index", path: RANK_PATHS[rank], at: "translate(27 35) scale(1.75)" },
    { ink: "main", path: SUIT_PATHS[suit], at: "translate(27 85) scale(.32)" },
  ];
  if (!isCourt(rank)) {
    return [...index, { ...pip(suit, [72, 118], 64), at: "translate(72 118) scale(.62)" }];
  }
  const figure = courtStrokes(rank, suit)
    .filter(([ink]) => ink !== "fine" && ink !== "finecut")
    .map(([ink, path]): Shape => ({ ink, path, at: "translate(66 160) scale(1.3)" }));
  return [...figure, ...index];
}

function read(card: string): [Rank, Suit] {
  const rank = RANKS.find((each) => each === card[0]);
  const suit = SUITS.find((each) => each === card[1]);
  if (rank === undefined || suit === undefined || card.length !== 2) {
    throw new RangeError(`not a card: ${card}`);
  }
  return [rank, suit];
}

const drawn = new Map<string, CardArt>();

/** The shapes of a card such as `5H` or `TS`. Throws a RangeError for another text. */
export function cardArt(card: string): CardArt {
  const known = drawn.get(card);
  if (known !== undefined) return known;
  const [rank, suit] = read(card);
  const art = { suit, small: small(rank, suit), large: large(rank, suit) };
  drawn.set(card, art);
  return art;
}

const markup = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ ink, path, at }) => `<path class="${ink}" transform="${at}" d="${path}"/>`)
    .join("");

/** A card as SVG text, for places without Svelte. It is decoration: hidden from
 * assistive technology, so the place must name the card. Needs `card.css`. */
export function cardSvg(card: string): string {
  const art = cardArt(card);
  return (
    `<span class="card" data-suit="${art.suit}" aria-hidden="true"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<g class="small">${markup(art.small)}</g><g class="large">${markup(art.large)}</g></svg></span>`
  );
}
