/** The table page without its looks: what is known, what is drawn, what the person may do. */
import type {
  Card,
  GameEvent,
  GameView,
  Happened,
  Here,
  Shown,
  Snapshot,
  TableSeen,
} from "../generated/messages";
import type { SoundName } from "../art/sound";
import { capital, cardList, cardName } from "./cards";
import { type Company, companyOf, who } from "./company";
import type { KeyTaker } from "./keys";
import type { Asked, Kit } from "./kit";
import type { Listener, NewWish, Status, Wish } from "./live";
import { newSalt } from "./salt";
import type { Settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import { type Step, STILL } from "./steps";
import type { Say } from "./texts.svelte";
import { Transcript } from "./transcript.svelte";
import { isYourTurn, saysEntry, turnLine, welcome } from "./words";

/** The part of the live client that the table needs. */
export interface Wishes {
  wish(wanted: NewWish): Wish;
  readonly unanswered: readonly Wish[];
}

/** A game under way, with all that its kit asks for. */
interface Game {
  kit: Kit;
  seen: TableSeen;
  view: GameView;
}

export type Reading = "last" | "score" | "count" | "hand" | "time";

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
  selection = $state.raw<readonly Card[]>([]);
  isChanging = $state(false);
  /** Wishes that are under way. */
  sent = $state.raw<readonly Wish[]>([]);
  notice = $state.raw<Say | null>(null);
  /** A part of the game that takes keys before anything else does. */
  keyTaker: KeyTaker | null = null;
  /** The commitment of this game as this page saw it first; a proof must hold to that one. */
  commitment: string | null = null;

  readonly stage: Stage;
  readonly transcript = new Transcript();
  readonly settings: Settings;
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
  /** Own cards of this deal in the order of dealing, as far as this page has seen them dealt. */
  #dealt = $state.raw<readonly (Card | null)[]>([]);

  /** Whether the first free seat is taken as soon as the table is seen. */
  takesSeat = false;

  constructor(settings: Settings, load: (game: string) => Promise<Kit>) {
    this.settings = settings;
    this.#load = load;
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

  get isYourTurn(): boolean {
    const { kit, seen } = this;
    return kit !== null && seen !== null && isYourTurn(kit, seen) && this.sent.length === 0;
  }

  /** One line that says what the table waits for. */
  get turnLine(): Say | null {
    return this.kit && this.seen ? turnLine(this.kit, this.seen) : null;
  }

  /** What is to be chosen from one's own cards now. */
  get asked(): Asked | null {
    const game = this.#game;
    return game?.seen.stage === "playing" ? game.kit.asked(game.seen, game.view) : null;
  }

  /** Whether a confirmed choice may be taken back. */
  get isReplaceable(): boolean {
    const game = this.#game;
    return game?.kit.isReplaceable(game.seen, game.view) === true;
  }

  /**
   * Own cards in the order in which they stand at the bottom and are numbered by the keys; a
   * choice is among them while it is being changed.
   */
  get hand(): Card[] {
    const { kit, view } = this;
    if (kit === null || view === null) return [];
    const held = kit.ownCards(view, this.isChanging);
    if (this.settings.chosen.sortCards) return kit.arranged(held, view);
    // What came later than the deal stands after what was dealt.
    const place = (card: Card) => (this.#dealt.indexOf(card) + 100) % 100;
    return held.toSorted((one, other) => place(one) - place(other));
  }

  get canConfirm(): boolean {
    return this.asked !== null && this.sent.length === 0 && this.#act !== undefined;
  }

  /** The act that the chosen cards make. */
  get #act(): string | undefined {
    const game = this.#game;
    return game?.kit.actOf(game.seen, game.view, this.selection);
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
    const says = saysEntry(entry);
    if (says) this.transcript.tell(says, this.stage.view);
    const script = view ? stepsOf(kit, entry, view, was) : [];
    this.#dealt = lastDealt(events, seen.you) ?? this.#dealt;
    this.events = [...this.events, ...events];
    this.shows = [...this.shows, ...events.filter((event) => event.kind === "shown")];
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
    if (!this.seen || this.transcript.looking !== null) return;
    this.notice = null;
    const refusal = this.whyNot(card);
    if (refusal) {
      this.#tellNow((texts) =>
        capital(texts.text("why-card", { card: cardName(card)(texts), why: refusal(texts) })),
      );
      return;
    }
    if (this.isReplaceable && !this.isChanging) this.takeBack();
    if (!this.selection.includes(card)) this.#lift(card);
    else if (this.asked?.atOnce === true && !this.settings.chosen.confirmPlay) this.confirm();
    else this.#lower(card);
  }

  /** Play the card at once, whether it was lifted or not; only where no question is to be asked. */
  playCard(card: Card): void {
    if (this.asked?.atOnce !== true || this.whyNot(card)) {
      this.choose(card);
      return;
    }
    this.selection = [card];
    this.confirm();
  }

  confirm(): void {
    const { asked } = this;
    if (!asked || this.sent.length > 0) return;
    const action = this.#act;
    if (action !== undefined) this.act(action);
    else if (!asked.atOnce && !(this.isReplaceable && !this.isChanging)) {
      const count = Math.max(1, asked.least - this.selection.length);
      this.#tellNow((texts) => texts.text("why-choose-more", { count }));
    }
  }

  /** The last card chosen goes back; with none, the choice itself where that is still possible. */
  undo(): void {
    const last = this.selection.at(-1);
    if (this.isChanging && this.selection.length === 0) this.isChanging = false;
    else if (last !== undefined) this.#lower(last);
    else this.takeBack();
  }

  takeBack(): void {
    const game = this.#game;
    if (!game || !this.isReplaceable || this.sent.length > 0) return;
    this.isChanging = true;
    this.selection = game.kit.chosenBefore(game.view);
    this.#tellNow((texts) => texts.text("say-taken-back"));
  }

  /** Leave a confirmed choice as it was after all. */
  keep(): void {
    this.isChanging = false;
    this.selection = [];
  }

  whyNot(card: Card): Say | null {
    const game = this.#game;
    return game
      ? game.kit.whyNot(game.seen, game.view, card)
      : (texts) => texts.text("why-not-now");
  }

  /** Space or a tap: on with the story; when it is told, on with the game. */
  goOn(): void {
    const { seen } = this;
    if (this.transcript.looking !== null) this.transcript.present();
    else if (this.stage.busy) this.stage.next();
    else if (seen?.stage === "showing" && this.isYourTurn) {
      this.wish({ t: "ready", at: seen.v });
    }
  }

  /** Whether there is anything for :meth:`goOn` to do. */
  get canGoOn(): boolean {
    if (this.transcript.looking !== null || this.stage.busy) return true;
    return this.seen?.stage === "showing" && this.isYourTurn;
  }

  /** Say the go that waits to be said; where none does, that is no command of this game. */
  go(): void {
    if (this.stage.waitsForGo) this.stage.next();
    else if (this.kit?.help.some(([, key]) => key === "help-go") === true) {
      this.#tellNow((texts) => texts.text("go-by-itself"));
    }
  }

  sit(seat: number): void {
    this.wish({ t: "sit", seat, salt: newSalt() });
  }

  again(): void {
    this.wish({ t: "again", salt: newSalt() });
  }

  // --- Read aloud on request -------------------------------------------------------------------

  read(what: Reading): void {
    this.#tellNow((texts) => this.#reading(what)(texts));
  }

  #reading(what: Reading): Say {
    const { kit, seen, view } = this;
    if (what === "last") return this.transcript.last?.say ?? ((texts) => texts.text("read-none"));
    if (what === "time") return (texts) => texts.text("read-time");
    if (!kit || !seen || !view) return (texts) => texts.text("read-none");
    if (what === "score") return kit.scoresOf(seen, view);
    if (what === "count") return kit.countOf(seen, view);
    const cards = this.hand;
    return (texts) =>
      cards.length === 0
        ? texts.text("read-no-cards")
        : texts.text("say-your-hand", { cards: cardList(cards)(texts) });
  }

  // --- Inside ----------------------------------------------------------------------------------

  get #game(): Game | null {
    const { kit, seen } = this;
    const view = seen?.view ?? null;
    return kit && seen && view ? { kit, seen, view } : null;
  }

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

  #lift(card: Card): void {
    const most = this.asked?.most ?? 0;
    if (most === 0) return;
    this.selection = [...this.selection, card].slice(-most);
    this.transcript.say((texts) =>
      capital(texts.text("say-lifted", { card: cardName(card)(texts) })),
    );
  }

  #lower(card: Card): void {
    this.selection = this.selection.filter((one) => one !== card);
    this.transcript.say((texts) =>
      capital(texts.text("say-lowered", { card: cardName(card)(texts) })),
    );
  }

  /** Say something on the table and to the ear that is no part of the story. */
  #tellNow(say: Say): void {
    this.notice = say;
    this.transcript.say(say);
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
    this.#dealt = lastDealt(told, seen.you) ?? [];
    for (const { say, view } of kit.story(told, seen.view, companyOf(seen))) {
      this.transcript.keep(say, view);
    }
  }

  #note(seen: TableSeen): void {
    // What was said about one stage is no answer in the next.
    if (seen.stage !== this.seen?.stage) this.notice = null;
    this.seen = seen;
    if (seen.view) this.commitment ??= seen.proof?.commitment ?? null;
  }

  /** Drop what the new version has made meaningless. */
  #tidy(): void {
    const { seen } = this;
    if (!seen) return;
    for (const [id, v] of this.#awaited) if (seen.v >= v) this.#forget(id);
    const held = seen.view && this.kit ? this.kit.ownCards(seen.view, true) : [];
    this.selection = this.asked ? this.selection.filter((card) => held.includes(card)) : [];
    if (!this.isReplaceable) this.isChanging = false;
  }

  #forget(id: string): void {
    this.#awaited = this.#awaited.filter(([awaited]) => awaited !== id);
    this.sent = this.sent.filter((wish) => wish.id !== id);
  }
}

/**
 * The steps of an entry. Who takes a seat over with it has no part in what ends the deal: that is
 * told of those who played it, and then that he sits down.
 */
function stepsOf(
  kit: Kit,
  { seen, what, events }: Happened,
  view: GameView,
  was: TableSeen | null,
): Step<GameView>[] {
  const now = companyOf(seen);
  const told = (some: readonly GameEvent[], company: Company) =>
    some.flatMap((event) => kit.steps(event, view, company));
  const newcomers = was === null || what === "sat" ? [] : takersOf(was, seen);
  if (newcomers.length === 0) return told(events, now);
  const next = events.findIndex(({ kind }) => kind === "dealt");
  const end = next < 0 ? events.length : next;
  const sits = newcomers.map((seat) => ({
    ...STILL,
    scene: `sat-${seat}`,
    says: ((texts) => texts.text("say-sat", who(texts, now, seat))) satisfies Say,
  }));
  return [...told(events.slice(0, end), companyOf(was)), ...sits, ...told(events.slice(end), now)];
}

/** Seats that a club player held until now and a person holds from now on. */
function takersOf(was: TableSeen, seen: TableSeen): number[] {
  return seen.seats.flatMap(({ kind }, seat) =>
    kind === "person" && was.seats[seat]?.kind === "club" ? [seat] : [],
  );
}

/** Own cards of the last deal among these events, in the order of dealing. */
function lastDealt(
  events: readonly GameEvent[],
  you: number | null,
): readonly (Card | null)[] | null {
  const dealt = events.findLast((event) => event.kind === "dealt");
  return dealt === undefined || you === null ? null : (dealt.hands[you] ?? []);
}
