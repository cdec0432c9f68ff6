/** The table page without its looks: what is known, what is drawn, what the person may do. */
import type {
  GameEvent,
  GameView,
  Happened,
  Here,
  Shown,
  Snapshot,
  TableSeen,
} from "../generated/messages";
import type { SoundName } from "../art/sound";
import { cardList } from "./cards";
import { companyOf, nameOf } from "./company";
import { stepsOf } from "./entry";
import type { KeyTaker, Reading } from "./keys";
import type { Kit } from "./kit";
import type { Listener, NewWish, Status, Wish } from "./world";
import { type Game, OwnCards } from "./own.svelte";
import { Presence } from "./presence.svelte";
import { newSalt } from "./salt";
import type { Settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import type { Step } from "./steps";
import type { Say } from "./texts.svelte";
import { Transcript } from "./transcript.svelte";
import { isYourTurn, saysEntry, turnLine, waitsFor, welcome } from "./words";

/** The part of the live client that the table needs. */
export interface Wishes {
  wish(wanted: NewWish): Wish;
  readonly unanswered: readonly Wish[];
}

export class TableModel implements Listener {
  /** What the game brings to the page; `null` until it has been loaded. */
  kit = $state.raw<Kit | null>(null);
  /** Whether it could not be loaded. */
  isLost = $state(false);
  seen = $state.raw<TableSeen | null>(null);
  /** The options that this table has as usual, beside those that differ. */
  usual = $state.raw<Readonly<Record<string, string>>>({});
  present = $state.raw<Here | null>(null);
  connection = $state<Status>("connecting");
  closedWhy = $state<string | null>(null);
  /** Hands and cribs shown in this game. */
  shows = $state.raw<readonly Shown[]>([]);
  /** What has happened in this game, as far as this page has been told. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** Wishes that are under way. */
  sent = $state.raw<readonly Wish[]>([]);
  notice = $state.raw<Say | null>(null);
  /** The commitment of this game as this page saw it first; a proof must hold to that one. */
  commitment: string | null = null;

  readonly stage: Stage;
  readonly transcript = new Transcript();
  readonly settings: Settings;
  readonly own: OwnCards;
  readonly presence = new Presence((seat, isBack) => {
    this.#cameOrWent(seat, isBack);
  });
  play: (sound: SoundName) => void = () => undefined;
  readonly #load: (game: string) => Promise<Kit>;
  #live: Wishes | null = null;
  #coming: Promise<Kit> | null = null;
  /** What the server said before the kit was there. */
  #waiting: (() => void)[] = [];
  #awaited: readonly (readonly [id: string, v: number])[] = [];
  #toldTurn = -1;
  /** What was asked last, told apart by its key and numbers in whatever language. */
  #asked = "";
  /** A part of the game that takes keys before anything else does. */
  #keyTaker: KeyTaker | null = null;

  /** Whether the first free seat is taken as soon as the table is seen. */
  takesSeat = false;

  constructor(settings: Settings, load: (game: string) => Promise<Kit>) {
    this.settings = settings;
    this.#load = load;
    this.own = new OwnCards(this);
    this.stage = new Stage({
      speed: () => settings.speed,
      pressesGo: () => settings.chosen.pressGo,
      told: (step, view) => {
        this.#shown(step, view);
      },
      settled: () => {
        this.#settled();
      },
    });
  }

  /** Who has just opened the table wants to play at it: no second click for the first seat. */
  #takeSeat(seen: TableSeen): void {
    const free = seen.seats.findIndex(({ kind }) => kind === "empty");
    if (seen.stage === "waiting" && seen.you === null && free >= 0) this.sit(free);
  }

  use(live: Wishes): void {
    this.#live = live;
    this.sent = live.unanswered;
  }

  /** Load what the page needs for a game; until then all that the server says waits. */
  async prepare(game: string): Promise<void> {
    if (this.kit !== null) return;
    try {
      this.#coming ??= this.#load(game);
      this.kit = await this.#coming;
      this.isLost = false;
    } catch {
      this.#coming = null;
      this.isLost = true;
      return;
    }
    for (const told of this.#waiting.splice(0)) told();
  }

  /** The picture that is drawn: an earlier one while somebody looks back. */
  get view(): GameView | null {
    return this.transcript.looked?.view ?? this.stage.view;
  }

  /** Whether that is an earlier one. */
  get isPast(): boolean {
    return this.transcript.looking !== null;
  }

  /** Whether an act may be made: none is under way, and what is drawn is the present. */
  get isFree(): boolean {
    return this.sent.length === 0 && !this.isPast;
  }

  /** Whether the game has been told to its end. */
  get isOver(): boolean {
    return !this.isPast && !this.stage.busy && this.seen?.stage === "over";
  }

  get isYourTurn(): boolean {
    const { kit, seen } = this;
    return kit !== null && seen !== null && isYourTurn(kit, seen) && this.sent.length === 0;
  }

  /** One line that says what the table waits for. */
  get turnLine(): Say | null {
    const { kit, seen } = this;
    if (!kit || !seen) return null;
    const absent = this.presence.away.find((seat) => waitsFor(seen, seat));
    if (absent === undefined || isYourTurn(kit, seen)) return turnLine(kit, seen);
    return (texts) => texts.text("turn-away", { name: nameOf(texts, companyOf(seen), absent) });
  }

  /** A game under way as the server says; `null` before the first. */
  get game(): Game | null {
    const { kit, seen } = this;
    const view = seen?.view ?? null;
    return kit && seen && view ? { kit, seen, view } : null;
  }

  // --- What the server says --------------------------------------------------------------------

  snapshot(snapshot: Snapshot): void {
    this.#told(snapshot.seen.game, (kit) => {
      this.#begin(kit, snapshot);
    });
  }

  #begin(kit: Kit, snapshot: Snapshot): void {
    const isFirst = this.seen === null;
    const { seen, told } = snapshot;
    this.#note(seen);
    this.shows = snapshot.shows;
    this.usual = snapshot.usual;
    if (isFirst) this.events = told;
    this.#tidy();
    this.stage.set(seen.view);
    // Who sits down at once hears that, and not that he is watching.
    if (isFirst) this.#remember(kit, snapshot);
    if (isFirst && !(this.takesSeat && seen.you === null)) {
      this.transcript.tell(welcome(kit, seen), seen.view);
    }
    this.#settled();
    if (isFirst && this.takesSeat) this.#takeSeat(seen);
  }

  happened(entry: Happened): void {
    this.#told(entry.seen.game, (kit) => {
      this.#goOn(kit, entry);
    });
  }

  #goOn(kit: Kit, entry: Happened): void {
    const { seen, what, events } = entry;
    const was = this.seen;
    if (what === "started") this.commitment = null;
    this.#note(seen);
    this.#tidy();
    const { view } = seen;
    if (what === "started") {
      this.shows = [];
      this.events = [];
      if (view) this.stage.set(kit.before(view));
    }
    const says = saysEntry(entry, was);
    if (says) this.transcript.tell(says, this.stage.view);
    const script = view ? stepsOf(kit, entry, view, was) : [];
    this.own.noteDeal(events, seen.you);
    this.events = [...this.events, ...events];
    this.shows = [...this.shows, ...events.filter((event) => event.kind === "shown")];
    this.stage.play(script, view);
  }

  here(here: Here): void {
    this.present = here;
    if (this.seen) this.presence.take(here, this.seen);
  }

  done(wish: Wish, v: number): void {
    if ((this.seen?.v ?? 0) >= v) this.#forget(wish.id);
    else this.#awaited = [...this.#awaited, [wish.id, v]];
  }

  refused(wish: Wish, why: string): void {
    this.#forget(wish.id);
    this.explain((texts) => texts.text(`refusal-${why}`));
  }

  status(status: Status, why: string | null): void {
    const was = this.connection;
    this.connection = status;
    this.closedWhy = why;
    if (status === "closed" && why !== "left") {
      this.transcript.urgent = (texts) => texts.text(`bye-${why ?? "fault"}`);
    }
    if (status === "online" && was === "offline") {
      this.transcript.say((texts) => texts.text("connection-back"));
    }
  }

  // --- What the person does --------------------------------------------------------------------

  wish(wanted: NewWish): void {
    const live = this.#live;
    if (!live) return;
    this.#asked = "";
    const wish = live.wish(wanted);
    this.sent = [...this.sent, wish];
  }

  act(action: string): void {
    const { seen } = this;
    if (!seen || this.sent.some(({ t }) => t === "act")) return;
    if (this.stage.busy) this.stage.flush();
    this.own.keep();
    this.notice = null;
    this.wish({ t: "act", at: seen.v, action });
  }

  /** Space or a tap: on with the story; when it is told, on with the game. */
  goOn(): void {
    const { seen } = this;
    if (this.isPast) this.transcript.present();
    else if (this.stage.busy) this.stage.next();
    else if (seen?.stage === "showing" && this.isYourTurn) {
      this.wish({ t: "ready", at: seen.v });
    }
  }

  /** Whether there is anything for :meth:`goOn` to do. */
  get canGoOn(): boolean {
    if (this.isPast || this.stage.busy) return true;
    return this.seen?.stage === "showing" && this.isYourTurn;
  }

  /** Say the go that waits to be said; where none does, that is no command of this game. */
  go(): void {
    if (this.stage.waitsForGo) this.stage.next();
    else if (this.kit?.help.some(([, key]) => key === "help-go") === true) {
      const key = this.settings.chosen.pressGo ? "go-by-hand" : "go-by-itself";
      // What is asked meanwhile stays in sight.
      const asks = this.isYourTurn ? this.turnLine : null;
      this.explain((texts) => [texts.text(key), ...(asks ? [asks(texts)] : [])].join(" "));
    }
  }

  sit(seat: number): void {
    this.wish({ t: "sit", seat, salt: newSalt() });
  }

  again(): void {
    this.wish({ t: "again", salt: newSalt() });
  }

  /** Say something on the table and to the ear that is no part of the story. */
  explain(say: Say): void {
    this.notice = say;
    this.transcript.say(say);
  }

  /** Hand keys to a part of the game first; the answer takes that back. */
  takeKeys(taker: KeyTaker): () => void {
    this.#keyTaker = taker;
    return () => {
      if (this.#keyTaker === taker) this.#keyTaker = null;
    };
  }

  /** Whether a part of the game took this key for itself. */
  isTaken(event: KeyboardEvent): boolean {
    return this.#keyTaker?.(event) === true;
  }

  // --- Read aloud on request -------------------------------------------------------------------

  read(what: Reading): void {
    this.explain((texts) => this.#reading(what)(texts));
  }

  #reading(what: Reading): Say {
    const { kit, seen, view } = this;
    if (what === "last") return this.transcript.last?.say ?? ((texts) => texts.text("read-none"));
    if (what === "time") return (texts) => texts.text("read-time");
    if (!kit || !seen || !view) return (texts) => texts.text("read-none");
    if (what === "score") return kit.scoresOf(seen, view);
    if (what === "count") return kit.countOf(seen, view);
    const { cards } = this.own;
    return (texts) =>
      cards.length === 0
        ? texts.text("read-no-cards")
        : texts.text("say-your-hand", { cards: cardList(cards)(texts) });
  }

  // --- Inside ----------------------------------------------------------------------------------

  /** Listen now, or as soon as the kit of the game is there. */
  #told(game: string, listen: (kit: Kit) => void): void {
    if (this.kit !== null) {
      listen(this.kit);
      return;
    }
    this.#waiting.push(() => {
      if (this.kit) listen(this.kit);
    });
    if (this.#waiting.length === 1) void this.prepare(game);
  }

  #shown(step: Step<GameView>, view: GameView): void {
    this.notice = null;
    if (step.says) this.transcript.tell(step.says, view);
    if (step.chips.length > 0) this.play("peg");
    else if (step.sound) this.play(step.sound);
  }

  #settled(): void {
    const { kit, seen } = this;
    if (!kit || !seen || seen.v === this.#toldTurn || this.stage.busy) return;
    this.#toldTurn = seen.v;
    const asks = this.isYourTurn;
    const say = turnLine(kit, seen);
    const asked = asks ? say({ text: (key, args) => key + JSON.stringify(args) }) : "";
    const isNew = asked !== this.#asked;
    this.#asked = asked;
    if (!asks || !isNew) return;
    this.transcript.say(say);
    this.play("turn");
  }

  /** Fill the history with what happened before this page came; nothing of it is said again. */
  #remember(kit: Kit, { seen, told }: Snapshot): void {
    if (!seen.view) return;
    this.own.noteDeal(told, seen.you);
    for (const { say, view } of kit.story(told, seen.view, companyOf(seen))) {
      this.transcript.keep(say, view);
    }
  }

  /** Somebody is away, or is back: said to the ear and in the history. */
  #cameOrWent(seat: number, isBack: boolean): void {
    const { seen } = this;
    const company = companyOf(seen);
    const say: Say = (texts) =>
      texts.text(isBack ? "say-back" : "say-away", { name: nameOf(texts, company, seat) });
    this.transcript.tell(say, this.stage.view);
    // At his turn the line says it anyhow, and at the reader's own it says what is asked.
    if (seen && !this.isYourTurn && !waitsFor(seen, seat)) this.notice = say;
  }

  #note(seen: TableSeen): void {
    // What was said about one stage is no answer in the next.
    if (seen.stage !== this.seen?.stage) this.notice = null;
    this.seen = seen;
    if (this.present) this.presence.take(this.present, seen);
    if (seen.view) this.commitment ??= seen.proof?.commitment ?? null;
  }

  /** Drop what the new version has made meaningless. */
  #tidy(): void {
    const { seen } = this;
    if (!seen) return;
    for (const [id, v] of this.#awaited) if (seen.v >= v) this.#forget(id);
    this.own.tidy();
  }

  #forget(id: string): void {
    this.#awaited = this.#awaited.filter(([awaited]) => awaited !== id);
    this.sent = this.sent.filter((wish) => wish.id !== id);
  }
}
