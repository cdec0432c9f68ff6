/** Pegs: two a side, told apart by shape as well as color. */

export const PEG_SHAPES = ["round", "square", "triangle", "diamond"] as const;
export type PegShape = (typeof PEG_SHAPES)[number];

/** The boards to choose from. All have the same holes. */
export const BOARD_LAYOUTS = ["long", "oval", "snake", "heart", "sheet"] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

/** Outlines around 0, 0, of about the same area as a circle of radius 10. */
export const PEG_PATHS: Readonly<Record<PegShape, string>> = {
  round: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z",
  square: "M-8-9H8Q9-9 9-8V8Q9 9 8 9H-8Q-9 9-9 8V-8Q-9-9-8-9Z",
  triangle: "M0-12Q.8-12 1.3-11L11.5 7.5Q12 9 10.5 9H-10.5Q-12 9-11.5 7.5L-1.3-11Q-.8-12 0-12Z",
  diamond: "M0-13L13 0L0 13L-13 0Z",
};

/** One side's score on the board. Peg `front` stands at the score, peg `back` at
 * the score before, so that the gap is the record of the last count. */
export interface Track {
  readonly front: number;
  readonly back: number;
  readonly shape: PegShape;
  readonly name: string;
  /** Which of the four peg colors. */
  readonly color: 0 | 1 | 2 | 3;
}

/** A line across the board: whoever has not passed hole `after` loses more. */
export interface SkunkLine {
  readonly after: number;
  readonly label: string;
}

/** Games of a match: how many each track has won, and how many holes are drawn. */
export interface GamesWon {
  readonly won: readonly number[];
  readonly holes: number;
}

/** Two pegs of one side by their identity; `ahead` says which one is in front. */
export interface Pair {
  readonly at: readonly [number, number];
  readonly ahead: 0 | 1;
}

/** Both pegs in their first places. */
export const placed = (front: number, back: number): Pair => ({ at: [front, back], ahead: 0 });

/** Moves the pair to a new score. If the old front peg has become the back peg, the
 * rear one leaps over it; for any other change (an undo, a resumed table) each peg
 * goes straight to its place. */
export function leap(pair: Pair, front: number, back: number): Pair {
  const rear = pair.ahead === 0 ? 1 : 0;
  const before = pair.at[pair.ahead];
  const ahead = back === before && front !== before ? rear : pair.ahead;
  return { at: ahead === 0 ? [front, back] : [back, front], ahead };
}

/** A score as it is written: with a true minus below zero. */
export const written = (score: number): string => String(score).replace("-", "\u2212");

/** A name cut to so many letters as a reader counts them. */
export function shortened(name: string, letters: number): string {
  const parts = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return parts.length > letters ? `${parts.slice(0, letters - 1).join("")}\u2026` : name;
}
