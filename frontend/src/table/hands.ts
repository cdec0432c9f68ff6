/** What the keyboard does with one's own cards. */
export interface HandKeys {
  /** Lift the card with this number from the left, from 1, or put it back. */
  chooseAt(number: number): void;
  /** Go to the next card, or the one before. */
  move(step: number): void;
}
