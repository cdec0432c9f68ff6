/** The suits, drawn in a box of 100 x 100 around 0, 0. Each has a weight of its
 * own: a full heart, a lean diamond, a heavy spade on a foot, a club in three parts. */

export const SUITS = ["S", "H", "D", "C"] as const;
export type Suit = (typeof SUITS)[number];

export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: "M0-50C8-30 47-9 47 15C47 29 36 38 24 38C15 38 8 33 4 26C5 37 10 45 19 50H-19C-10 45-5 37-4 26C-8 33-15 38-24 38C-36 38-47 29-47 15C-47-9-8-30 0-50Z",
  H: "M0 48C-14 30-49 8-49-18C-49-36-37-46-24-46C-12-46-4-40 0-29C4-40 12-46 24-46C37-46 49-36 49-18C49 8 14 30 0 48Z",
  D: "M0-50C9-30 21-13 37 0C21 13 9 30 0 50C-9 30-21 13-37 0C-21-13-9-30 0-50Z",
  C: "M-21-27a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-49 10a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM7 10a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-9-12H9L12 8L5 14C5 31 10 44 20 50H-20C-10 44-5 31-5 14L-12 8Z",
};
