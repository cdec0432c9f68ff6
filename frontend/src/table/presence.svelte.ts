/** Who of the people at the table is away: said once, and not for a page that is only reloaded. */
import type { Here, TableSeen } from "../generated/messages";

/** Milliseconds for which somebody may be gone without a word: a page is loaded again in less. */
export const UNNOTICED = 5_000;

export class Presence {
  /** The seats of people who are away. */
  away = $state.raw<readonly number[]>([]);
  readonly #told: (seat: number, isBack: boolean) => void;
  /** By seat, while somebody may yet come back without a word. */
  readonly #leaving: (ReturnType<typeof setTimeout> | undefined)[] = [];
  /** Names of the people whom this page has seen in their seats, here or away. */
  #names: readonly string[] | null = null;

  constructor(told: (seat: number, isBack: boolean) => void) {
    this.#told = told;
  }

  /** What the server says about who is here, at a table that stands as `seen`. */
  take(here: Here, seen: TableSeen): void {
    const isFirst = this.#names === null;
    for (const [seat, { kind, name }] of seen.seats.entries()) {
      const isHere = kind !== "person" || seat === seen.you || here.seats[seat] === true;
      // Who has just sat down is greeted as that, not as somebody who is back.
      const isKnown = kind === "person" && this.#names?.[seat] === name;
      if (isHere) this.#comes(seat, isKnown);
      else if (isFirst) this.#goes(seat);
      else this.#mayGo(seat);
    }
    this.#names = seen.seats.map(({ name }) => name);
  }

  #comes(seat: number, isKnown: boolean): void {
    clearTimeout(this.#leaving[seat]);
    this.#leaving[seat] = undefined;
    if (!this.away.includes(seat)) return;
    this.away = this.away.filter((other) => other !== seat);
    if (isKnown) this.#told(seat, true);
  }

  #mayGo(seat: number): void {
    if (this.away.includes(seat) || this.#leaving[seat] !== undefined) return;
    this.#leaving[seat] = setTimeout(() => {
      this.#leaving[seat] = undefined;
      this.#goes(seat);
      this.#told(seat, false);
    }, UNNOTICED);
  }

  #goes(seat: number): void {
    this.away = [...this.away, seat];
  }
}
