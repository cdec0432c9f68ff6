/** The table page without its looks: what is known, what is drawn, what the person may do. */
import type {
  Card,
  CribbageView,
  Happened,
  Here,
  Shown,
  Snapshot,
  TableSeen,
} from "../generated/messages";
import type { SoundName } from "../art/sound";
import { cardList, cardName, sorted } from "./cards";
import {
  actOf,
  companyOf,
  isConfirmed,
  isReplaceable,
  isYourTurn,
  ownCards,
  taskOf,
  turnLine,
  wanted,
  whyNot,
} from "./cribbage/hand";
import { before, saysEntry, scoresOf, welcome } from "./cribbage/words";
import { Stage } from "./cribbage/stage.svelte";
import { type Step, steps } from "./cribbage/script";
import { lastDealt, story } from "./cribbage/story";
import type { Listener, NewWish, Status, Wish } from "./live";
import { newSalt } from "./salt";
import type { Settings } from "./settings.svelte";
import type { Say } from "./texts.svelte";
import { Transcript } from "./transcript.svelte";

/** The part of the live client that the table needs. */
export interface Wishes {
  wish(wanted: NewWish): Wish;
  readonly unanswered: readonly Wish[];
}

export class TableModel implements Listener {
  seen = $state.raw<TableSeen | null>(null);
  present = $state.raw<Here | null>(null);
  connection = $state<Status>("connecting");
  closedWhy = $state<string | null>(null);
  shows = $state.raw<readonly Shown[]>([]);
  selection = $state.raw<readonly Card[]>([]);
  isChanging = $state(false);
  /** Wishes that are under way. */
  sent = $state.raw<readonly Wish[]>([]);
  notice = $state.raw<Say | null>(null);
  /** The commitment of this game as this page saw it first; a proof must hold to that one. */
  commitment: string | null = null;

  readonly stage: Stage;
  readonly transcript = new Transcript();
  readonly settings: Settings;
  play: (sound: SoundName) => void = () => undefined;
  #live: Wishes | null = null;
  #awaited: readonly (readonly [id: string, v: number])[] = [];
  #toldTurn = -1;
  /** What was asked last, told apart by its key and numbers in whatever language. */
  #asked = "";
  /** Own cards of this deal in the order of dealing, as far as this page has seen them dealt. */
  #dealt = $state.raw<readonly (Card | null)[]>([]);

  /** Whether the first free seat is taken as soon as the table is seen. */
  takesSeat = false;

  constructor(settings: Settings) {
    this.settings = settings;
    this.stage = new Stage({
      speed: () => settings.speed,
      pressesGo: () => settings.chosen.pressGo,
      told: (step, view) => {
        this.#told(step, view);
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

  /** The picture that is drawn: an earlier one while somebody looks back. */
  get view(): CribbageView | null {
    return this.transcript.looked?.view ?? this.stage.view;
  }

  get isYourTurn(): boolean {
    return this.seen !== null && isYourTurn(this.seen) && this.sent.length === 0;
  }

  /**
   * Own cards in the order in which they stand at the bottom and are numbered by the keys; the
   * discard is among them while it is being changed.
   */
  get hand(): Card[] {
    const held = this.view ? ownCards(this.view, this.isChanging) : [];
    if (this.settings.chosen.sortCards) return sorted(held);
    return held.toSorted((one, other) => this.#dealt.indexOf(one) - this.#dealt.indexOf(other));
  }

  get canConfirm(): boolean {
    const { seen } = this;
    if (!seen || this.sent.length > 0) return false;
    return wanted(seen) > 0 && actOf(seen, this.selection) !== undefined;
  }

  // --- What the server says --------------------------------------------------------------------

  snapshot(snapshot: Snapshot): void {
    const isFirst = this.seen === null;
    this.#note(snapshot.seen);
    this.shows = snapshot.shows;
    this.#tidy();
    this.stage.set(snapshot.seen.view);
    // Who sits down at once hears that, and not that he is watching.
    if (isFirst) this.#remember(snapshot);
    if (isFirst && !(this.takesSeat && snapshot.seen.you === null)) {
      this.transcript.tell(welcome(snapshot.seen), snapshot.seen.view);
    }
    this.#settled();
    if (isFirst && this.takesSeat) this.#takeSeat(snapshot.seen);
  }

  happened(entry: Happened): void {
    const { seen, what } = entry;
    const company = companyOf(seen);
    if (what === "started") this.commitment = null;
    this.#note(seen);
    this.#tidy();
    if (what === "started") {
      this.shows = [];
      if (seen.view) this.stage.set(before(seen.view));
    }
    const says = saysEntry(entry);
    if (says) this.transcript.tell(says, this.stage.view);
    const { view } = seen;
    const script = view ? entry.events.flatMap((event) => steps(event, view, company)) : [];
    for (const event of entry.events) {
      if (event.kind === "dealt" && seen.you !== null) this.#dealt = event.hands[seen.you] ?? [];
    }
    const shown = entry.events.filter((event) => event.kind === "shown");
    this.shows = [...this.shows, ...shown];
    this.stage.play(script, view);
  }

  here(here: Here): void {
    this.present = here;
  }

  done(wish: Wish, v: number): void {
    if ((this.seen?.v ?? 0) >= v) this.#forget(wish.id);
    else this.#awaited = [...this.#awaited, [wish.id, v]];
  }

  refused(wish: Wish, why: string): void {
    this.#forget(wish.id);
    this.#tellNow((texts) => texts.text(`refusal-${why}`));
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
    this.selection = [];
    this.isChanging = false;
    this.notice = null;
    this.wish({ t: "act", at: seen.v, action });
  }

  /** Lift a card or put it back; a lifted card touched again is played. */
  choose(card: Card): void {
    const { seen } = this;
    if (!seen || this.transcript.looking !== null) return;
    this.notice = null;
    const refusal = this.whyNot(card);
    if (refusal) {
      this.#tellNow((texts) =>
        texts.text("why-card", { card: cardName(card)(texts), why: refusal(texts) }),
      );
      return;
    }
    if (isConfirmed(seen) && taskOf(seen) === "lay-away" && !this.isChanging) this.takeBack();
    if (!this.selection.includes(card)) this.#lift(card);
    else if (taskOf(seen) === "play" && !this.settings.chosen.confirmPlay) this.confirm();
    else this.#lower(card);
  }

  /** Play the card at once, whether it was lifted or not; only where no question is to be asked. */
  playCard(card: Card): void {
    if (!this.seen || taskOf(this.seen) !== "play" || this.whyNot(card)) {
      this.choose(card);
      return;
    }
    this.selection = [card];
    this.confirm();
  }

  confirm(): void {
    const { seen } = this;
    if (!seen || this.sent.length > 0) return;
    const action = actOf(seen, this.selection);
    if (action !== undefined) this.act(action);
    else if (taskOf(seen) === "lay-away" && !isConfirmed(seen)) {
      const count = wanted(seen) - this.selection.length;
      this.#tellNow((texts) => texts.text("why-choose-more", { count }));
    }
  }

  /** The last card chosen goes back; with none, the discard itself where that is still possible. */
  undo(): void {
    const last = this.selection.at(-1);
    if (this.isChanging && this.selection.length === 0) this.isChanging = false;
    else if (last !== undefined) this.#lower(last);
    else this.takeBack();
  }

  takeBack(): void {
    const { seen } = this;
    if (!seen || !isReplaceable(seen) || this.sent.length > 0) return;
    this.isChanging = true;
    this.selection = (seen.view?.laid_away ?? []).filter((card) => card !== null);
    this.#tellNow((texts) => texts.text("say-taken-back"));
  }

  whyNot(card: Card): Say | null {
    const { seen } = this;
    return seen ? whyNot(seen, card) : (texts) => texts.text("why-not-now");
  }

  /** Space or a tap: on with the story; when it is told, on with the game. */
  goOn(): void {
    const { seen } = this;
    if (this.transcript.looking !== null) this.transcript.present();
    else if (this.stage.busy) this.stage.next();
    else if (seen?.stage === "showing" && isYourTurn(seen) && this.sent.length === 0) {
      this.wish({ t: "ready", at: seen.v });
    }
  }

  /** Whether there is anything for :meth:`goOn` to do. */
  get canGoOn(): boolean {
    if (this.transcript.looking !== null || this.stage.busy) return true;
    return this.seen?.stage === "showing" && this.isYourTurn;
  }

  go(): void {
    if (this.stage.waitsForGo) this.stage.next();
    else this.#tellNow((texts) => texts.text("go-by-itself"));
  }

  sit(seat: number): void {
    this.wish({ t: "sit", seat, salt: newSalt() });
  }

  again(): void {
    this.wish({ t: "again", salt: newSalt() });
  }

  // --- Read aloud on request -------------------------------------------------------------------

  read(what: "last" | "score" | "count" | "hand" | "time"): void {
    this.#tellNow((texts) => this.#reading(what)(texts));
  }

  #reading(what: "last" | "score" | "count" | "hand" | "time"): Say {
    const { seen, view } = this;
    if (what === "last") return this.transcript.last?.say ?? ((texts) => texts.text("read-none"));
    if (what === "time") return (texts) => texts.text("read-time");
    if (!seen || !view) return (texts) => texts.text("read-none");
    if (what === "score") return scoresOf(seen, view);
    if (what === "count") {
      return (texts) => texts.text("read-count", { total: view.total, left: 31 - view.total });
    }
    const cards = this.hand;
    return (texts) =>
      cards.length === 0
        ? texts.text("read-no-cards")
        : texts.text("say-your-hand", { cards: cardList(cards)(texts) });
  }

  // --- Inside ----------------------------------------------------------------------------------

  #lift(card: Card): void {
    const most = this.seen ? wanted(this.seen) : 0;
    if (most === 0) return;
    this.selection = [...this.selection, card].slice(-most);
    this.transcript.say((texts) => texts.text("say-lifted", { card: cardName(card)(texts) }));
  }

  #lower(card: Card): void {
    this.selection = this.selection.filter((one) => one !== card);
    this.transcript.say((texts) => texts.text("say-lowered", { card: cardName(card)(texts) }));
  }

  /** Say something on the table and to the ear that is no part of the story. */
  #tellNow(say: Say): void {
    this.notice = say;
    this.transcript.say(say);
  }

  #told(step: Step, view: CribbageView): void {
    this.notice = null;
    if (step.says) this.transcript.tell(step.says, view);
    if (step.pace === "deal") this.play("card");
    else if (step.chips.length > 0) this.play("peg");
    else if (step.scene.startsWith("laid") || step.scene === "starter") this.play("card");
  }

  #settled(): void {
    const { seen } = this;
    if (!seen || seen.v === this.#toldTurn || this.stage.busy) return;
    this.#toldTurn = seen.v;
    const asks = isYourTurn(seen) && this.sent.length === 0;
    const say = turnLine(seen);
    const asked = asks ? say({ text: (key, args) => key + JSON.stringify(args) }) : "";
    const isNew = asked !== this.#asked;
    this.#asked = asked;
    if (!asks || !isNew) return;
    this.transcript.say(say);
    this.play("turn");
  }

  /** Fill the history with what happened before this page came; nothing of it is said again. */
  #remember({ seen, told }: Snapshot): void {
    if (!seen.view) return;
    this.#dealt = lastDealt(told, seen.you);
    for (const { say, view } of story(told, seen.view, companyOf(seen))) {
      this.transcript.keep(say, view);
    }
  }

  #note(seen: TableSeen): void {
    this.seen = seen;
    if (seen.view) this.commitment ??= seen.proof?.commitment ?? null;
  }

  /** Drop what the new version has made meaningless. */
  #tidy(): void {
    const { seen } = this;
    if (!seen) return;
    for (const [id, v] of this.#awaited) if (seen.v >= v) this.#forget(id);
    const held = seen.view ? ownCards(seen.view, true) : [];
    this.selection = wanted(seen) > 0 ? this.selection.filter((card) => held.includes(card)) : [];
    if (!isReplaceable(seen)) this.isChanging = false;
  }

  #forget(id: string): void {
    this.#awaited = this.#awaited.filter(([awaited]) => awaited !== id);
    this.sent = this.sent.filter((wish) => wish.id !== id);
  }
}
