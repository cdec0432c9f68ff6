/** Plays steps one after another: the picture follows the script, the script never waits for it. */
import type { Card, GameView } from "../generated/messages";
import type { Speed } from "./settings.svelte";
import type { Chip, Pace, Step } from "./steps";
import type { Say } from "./texts.svelte";

const MILLISECONDS: Record<Pace, number> = {
  none: 0,
  card: 240,
  score: 900,
  deal: 600,
  go: 800,
  call: 700,
  trick: 1_100,
  lot: 2_800,
  item: 450,
  hand: 1_600,
  end: 600,
};
const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.45, none: 0 };
/** However many items a hand has, it is counted in this time. */
const LONGEST_HAND = 4_000;
/** With more than this waiting, the table is behind and catches up at once. */
const TOO_MANY = 40;

interface Task {
  step: Step<GameView> | null;
  /** The server's view, once all of an entry has been told. */
  truth: GameView | null;
}

export interface Audience {
  speed(): Speed;
  pressesGo(): boolean;
  /** A step begins: its words, and the picture it leads to. */
  told(step: Step<GameView>, view: GameView): void;
  /** The picture has come to what the server says. */
  settled(): void;
}

export class Stage {
  view = $state.raw<GameView | null>(null);
  chips = $state.raw<readonly Chip[]>([]);
  bubbles = $state.raw<readonly { seat: number; say: Say }[]>([]);
  lit = $state.raw<readonly Card[]>([]);
  /** What stands in the middle with words of its own; a hand being counted, for one. */
  focus = $state.raw<unknown>(null);
  busy = $state(false);
  waitsForGo = $state(false);

  readonly #audience: Audience;
  #tasks: Task[] = [];
  #scene = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Show the server's view as it is, with nothing before it. */
  set(view: GameView | null): void {
    clearTimeout(this.#timer);
    this.#tasks = [];
    this.#clear();
    this.view = view;
    this.busy = false;
    this.waitsForGo = false;
  }

  /** Tell these steps, then arrive at the server's view. */
  play(steps: readonly Step<GameView>[], truth: GameView | null): void {
    this.#tasks.push(...steps.map((step) => ({ step, truth: null })), { step: null, truth });
    if (this.#tasks.length > TOO_MANY || document.hidden) this.flush();
    else if (!this.busy) this.#advance();
  }

  /** One press: the rest of this hand at once; if there is none, what comes next. */
  next(): void {
    if (!this.busy) return;
    const rest = this.#tasks.findIndex(({ step }) => step?.scene !== this.#scene);
    for (const { step } of this.#tasks.splice(0, Math.max(0, rest))) if (step) this.#show(step);
    if (rest > 0) this.#later(MILLISECONDS.hand * FACTOR[this.#audience.speed()]);
    else this.#advance();
  }

  /** Everything at once: a person wants to act. */
  flush(): void {
    clearTimeout(this.#timer);
    for (const task of this.#tasks.splice(0)) this.#perform(task);
    this.#settle();
  }

  #advance(): void {
    clearTimeout(this.#timer);
    this.waitsForGo = false;
    for (;;) {
      const task = this.#tasks.shift();
      if (!task) {
        this.#settle();
        return;
      }
      this.busy = true;
      this.#perform(task);
      if (task.step?.ownGo && this.#audience.pressesGo()) {
        this.waitsForGo = true;
        return;
      }
      const pause = task.step ? this.#time(task.step) : 0;
      if (pause > 0) {
        this.#later(pause);
        return;
      }
    }
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#advance();
    }, pause);
  }

  #time({ pace, shares }: Step<GameView>): number {
    const time = MILLISECONDS[pace] * FACTOR[this.#audience.speed()];
    return pace === "item" ? Math.min(time, LONGEST_HAND / shares) : time;
  }

  #perform({ step, truth }: Task): void {
    if (step) this.#show(step);
    else if (truth) this.view = truth;
  }

  #show(step: Step<GameView>): void {
    this.#scene = step.scene;
    if (this.view) this.view = step.draw(this.view);
    this.chips = step.chips;
    this.bubbles = this.#said(step);
    this.lit = step.lit;
    this.focus = step.focus;
    if (this.view) this.#audience.told(step, this.view);
  }

  /** What is in the air: nobody says two things at once. */
  #said({ bubble, keepsSaid }: Step<GameView>): readonly { seat: number; say: Say }[] {
    if (bubble === null) return keepsSaid ? this.bubbles : [];
    return [...this.bubbles.filter(({ seat }) => seat !== bubble.seat), bubble];
  }

  #settle(): void {
    this.busy = false;
    this.waitsForGo = false;
    this.lit = [];
    this.focus = null;
    this.#audience.settled();
  }

  #clear(): void {
    this.chips = [];
    this.bubbles = [];
    this.lit = [];
    this.focus = null;
  }
}
