/** Everything that was said at this table, with the picture that each sentence belongs to. */
import type { GameView } from "../generated/messages";
import type { Say } from "./texts.svelte";

export interface Line {
  id: number;
  say: Say;
  view: GameView | null;
}

/** What a screen reader gets to hear is short; the transcript keeps all. */
const HEARD = 12;

export class Transcript {
  lines = $state.raw<readonly Line[]>([]);
  /** Lines and answers to be read aloud, newest last. */
  heard = $state.raw<readonly { id: number; say: Say }[]>([]);
  urgent = $state.raw<Say | null>(null);
  /** The line that is looked back at, or `null` for the present. */
  looking = $state<number | null>(null);
  #next = 0;

  get last(): Line | undefined {
    return this.lines.at(-1);
  }

  get looked(): Line | null {
    return this.looking === null ? null : (this.lines[this.looking] ?? null);
  }

  /** Something happened: keep it, and say it; somebody who changes his mind is told of once. */
  tell(say: Say, view: GameView | null): void {
    if (this.last && wordless(this.last.say) === wordless(say)) return;
    this.lines = [...this.lines, { id: this.#next, say, view }];
    this.say(say);
  }

  /** Keep something that has been said before, and leave it at that. */
  keep(say: Say, view: GameView): void {
    this.lines = [...this.lines, { id: this.#next, say, view }];
    this.#next += 1;
  }

  /** Say something that is no part of the story. */
  say(say: Say): void {
    this.heard = [...this.heard, { id: this.#next, say }].slice(-HEARD);
    this.#next += 1;
  }

  back(): void {
    const from = this.looking ?? this.lines.length;
    if (from > 0) this.#look(from - 1);
  }

  forward(): void {
    if (this.looking === null) return;
    if (this.looking >= this.lines.length - 1) this.present();
    else this.#look(this.looking + 1);
  }

  look(line: Line): void {
    const at = this.lines.indexOf(line);
    if (at === this.lines.length - 1) this.present();
    else if (at >= 0) this.#look(at);
  }

  present(): void {
    if (this.looking === null) return;
    this.looking = null;
    this.say((texts) => texts.text("history-now"));
  }

  #look(at: number): void {
    this.looking = at;
    const line = this.lines[at];
    if (line) this.say(line.say);
  }
}

/** What a sentence is made of, in no language. */
function wordless(say: Say): string {
  return say({ text: (key, args) => key + JSON.stringify(args) });
}
