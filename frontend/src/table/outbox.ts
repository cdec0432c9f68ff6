/** Wishes on their way: kept over a reload, sent again under the same id until they are answered. */
import type { NewWish, Wish, World } from "./world";

const RESEND_AFTER = 4_000;

export class Outbox {
  readonly #world: World;
  #waiting: { wish: Wish; sentAt: number }[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  /** Those that have no answer yet, oldest first. */
  get unanswered(): readonly Wish[] {
    return this.#waiting.map(({ wish }) => wish);
  }

  /** Take up what the page before a reload has left. */
  load(): void {
    this.#waiting = this.#world.wishes().map((wish) => ({ wish, sentAt: -Infinity }));
  }

  add(wanted: NewWish): Wish {
    // An id makes a wish of what is wanted; the compiler does not see that through the union.
    const wish = { ...wanted, id: this.#world.id() } as Wish;
    this.#waiting.push({ wish, sentAt: -Infinity });
    this.#keep();
    return wish;
  }

  /** The wish that has its answer, which is due no longer. */
  answered(id: string): Wish | undefined {
    const place = this.#waiting.findIndex(({ wish }) => wish.id === id);
    const [entry] = place < 0 ? [] : this.#waiting.splice(place, 1);
    if (entry) this.#keep();
    return entry?.wish;
  }

  /** All are to be sent anew: what went into a connection before may never have arrived. */
  reopen(): void {
    for (const entry of this.#waiting) entry.sentAt = -Infinity;
  }

  /** Send what is due. */
  send(by: (wish: Wish) => void): void {
    const now = this.#world.now();
    for (const entry of this.#waiting) {
      if (now - entry.sentAt < RESEND_AFTER) continue;
      entry.sentAt = now;
      by(entry.wish);
    }
  }

  #keep(): void {
    this.#world.keep(this.unanswered);
  }
}
