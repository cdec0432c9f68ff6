/** Own cards on their way to an act: what is asked of them, which are lifted, why one may not be. */
import type { Card, GameEvent, GameView, TableSeen } from "../generated/messages";
import { capital, cardName } from "./cards";
import type { Asked, Kit } from "./kit";
import type { Wish } from "./world";
import type { Settings } from "./settings.svelte";
import type { Say } from "./texts.svelte";
import type { Transcript } from "./transcript.svelte";

/** A game under way, with all that its kit asks for. */
export interface Game {
  kit: Kit;
  seen: TableSeen;
  view: GameView;
}

/** The table at which the cards are held, as far as they need it. */
export interface Holder {
  readonly kit: Kit | null;
  readonly game: Game | null;
  /** The picture that is drawn. */
  readonly view: GameView | null;
  readonly isPast: boolean;
  readonly sent: readonly Wish[];
  readonly settings: Settings;
  readonly transcript: Transcript;
  notice: Say | null;
  act(action: string): void;
  explain(say: Say): void;
}

export class OwnCards {
  selection = $state.raw<readonly Card[]>([]);
  /** Whether a confirmed choice is being taken back. */
  isChanging = $state(false);
  readonly #table: Holder;
  /** The cards of this deal in the order of dealing, as far as this page has seen them dealt. */
  #dealt = $state.raw<readonly (Card | null)[]>([]);

  constructor(table: Holder) {
    this.#table = table;
  }

  /**
   * The cards in the order in which they stand at the bottom and are numbered by the keys; a
   * choice is among them while it is being changed.
   */
  get cards(): Card[] {
    const { kit, view, settings } = this.#table;
    if (kit === null || view === null) return [];
    const held = kit.ownCards(view, this.isChanging);
    if (settings.chosen.sortCards) return kit.arranged(held, view);
    // What came later than the deal stands after what was dealt.
    const place = (card: Card) => (this.#dealt.indexOf(card) + 100) % 100;
    return held.toSorted((one, other) => place(one) - place(other));
  }

  /** What is to be chosen from them now. */
  get asked(): Asked | null {
    const { game } = this.#table;
    return game?.seen.stage === "playing" ? game.kit.asked(game.seen, game.view) : null;
  }

  /** Whether a confirmed choice may be taken back. */
  get isReplaceable(): boolean {
    const { game } = this.#table;
    return game?.kit.isReplaceable(game.seen, game.view) === true;
  }

  get canConfirm(): boolean {
    return this.asked !== null && this.#table.sent.length === 0 && this.#act !== undefined;
  }

  /** The act that the chosen cards make. */
  get #act(): string | undefined {
    const { game } = this.#table;
    return game?.kit.actOf(game.seen, game.view, this.selection);
  }

  whyNot(card: Card): Say | null {
    const { game } = this.#table;
    return game
      ? game.kit.whyNot(game.seen, game.view, card)
      : (texts) => texts.text("why-not-now");
  }

  // --- What the person does --------------------------------------------------------------------

  /** Lift a card or put it back; a lifted card touched again is played. */
  choose(card: Card): void {
    const table = this.#table;
    if (table.isPast) return;
    table.notice = null;
    const refusal = this.whyNot(card);
    if (refusal) {
      table.explain((texts) =>
        capital(texts.text("why-card", { card: cardName(card)(texts), why: refusal(texts) })),
      );
      return;
    }
    if (this.isReplaceable && !this.isChanging) this.takeBack();
    if (!this.selection.includes(card)) this.#lift(card);
    else if (this.asked?.atOnce === true && !table.settings.chosen.confirmPlay) this.confirm();
    else this.#lower(card);
  }

  /** Play the card at once, whether it was lifted or not; only where no question is to be asked. */
  play(card: Card): void {
    if (this.asked?.atOnce !== true || this.whyNot(card)) {
      this.choose(card);
      return;
    }
    this.selection = [card];
    this.confirm();
  }

  confirm(): void {
    const { asked } = this;
    if (!asked || this.#table.sent.length > 0) return;
    const action = this.#act;
    if (action !== undefined) this.#table.act(action);
    else if (!asked.atOnce && !(this.isReplaceable && !this.isChanging)) {
      const count = Math.max(1, asked.least - this.selection.length);
      this.#table.explain((texts) => texts.text("why-choose-more", { count }));
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
    const { game, sent } = this.#table;
    if (!game || !this.isReplaceable || sent.length > 0) return;
    this.isChanging = true;
    this.selection = game.kit.chosenBefore(game.view);
    this.#table.explain((texts) => texts.text("say-taken-back"));
  }

  /** Nothing is lifted any more; a confirmed choice stays as it was after all. */
  keep(): void {
    this.isChanging = false;
    this.selection = [];
  }

  // --- What the table tells --------------------------------------------------------------------

  /** Note how the cards came from the last deal among these events, if there is one. */
  noteDeal(events: readonly GameEvent[], you: number | null): void {
    const dealt = events.findLast((event) => event.kind === "dealt");
    if (dealt !== undefined && you !== null) this.#dealt = dealt.hands[you] ?? [];
  }

  /** Drop what a new version has made meaningless. */
  tidy(): void {
    const { game } = this.#table;
    const held = game?.kit.ownCards(game.view, true) ?? [];
    this.selection = this.asked ? this.selection.filter((card) => held.includes(card)) : [];
    if (!this.isReplaceable) this.isChanging = false;
  }

  #lift(card: Card): void {
    const most = this.asked?.most ?? 0;
    if (most === 0) return;
    this.selection = [...this.selection, card].slice(-most);
    this.#table.transcript.say((texts) =>
      capital(texts.text("say-lifted", { card: cardName(card)(texts) })),
    );
  }

  #lower(card: Card): void {
    this.selection = this.selection.filter((one) => one !== card);
    this.#table.transcript.say((texts) =>
      capital(texts.text("say-lowered", { card: cardName(card)(texts) })),
    );
  }
}
