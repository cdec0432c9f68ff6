/**
 * What a game brings to the table's page. The page itself knows seats, cards in a hand, a story
 * told step by step, a transcript and the end of a game; everything about one game stands in its
 * kit, which is loaded when a table of that game is opened.
 *
 * Wherever a `seen` is given together with a `view`, there is a game: `view` is the picture that
 * is meant, and `seen.view` what the server says now.
 */
import type { Component } from "svelte";
import type { Card, GameEvent, GameView, TableSeen } from "../generated/messages";
import type { Company } from "./company";
import type { HandKeys } from "./hands";
import type { Step, Told } from "./steps";
import type { Say } from "./texts.svelte";

/** What is asked of one's own cards now. */
export interface Asked {
  /** How many cards an act takes, at least and at most. */
  least: number;
  most: number;
  /** Whether a card touched twice is the act itself; otherwise a button confirms the choice. */
  atOnce: boolean;
}

/** What stands on the button that confirms a choice; the short one for narrow places. */
export interface Label {
  long: Say;
  short: Say;
}

export type OwnSetting = "board" | "pressGo";

export interface Kit<V extends GameView = GameView, E extends GameEvent = GameEvent> {
  // --- The story ------------------------------------------------------------------------------
  /** The steps of one event; `after` is the server's view once all of the entry has happened. */
  steps(event: E, after: V, company: Company): Step<V>[];
  /** The picture of a game of which nothing has happened yet. */
  before(after: V): V;
  /** The lines of events that lead to the present view, oldest first. */
  story(events: readonly E[], now: V, company: Company): Told<V>[];

  // --- Own cards ------------------------------------------------------------------------------
  /** The cards at the bottom of the table; `isChanging` while a confirmed choice is taken back. */
  ownCards(view: V, isChanging: boolean): Card[];
  /** Own cards in the order in which a person arranges them. */
  arranged(cards: readonly Card[], view: V): Card[];
  /** What the person is to choose now, `null` when nothing. */
  asked(seen: TableSeen, view: V): Asked | null;
  /** The act of the record that these cards make, if there is one. */
  actOf(seen: TableSeen, view: V, cards: readonly Card[]): string | undefined;
  /** What the button says that confirms these cards. */
  actLabel(seen: TableSeen, view: V, cards: readonly Card[]): Label;
  /** Why a card cannot be chosen now, or `null` when it can. */
  whyNot(seen: TableSeen, view: V, card: Card): Say | null;
  /** Whether a confirmed choice may still be taken back. */
  isReplaceable(seen: TableSeen, view: V): boolean;
  /** The cards of that choice. */
  chosenBefore(view: V): Card[];

  // --- Words ----------------------------------------------------------------------------------
  /** Whether the game waits for this person; asked while it is being played. */
  isYourTurn(seen: TableSeen, view: V): boolean;
  /** One line that says what the game waits for, while it is being played. */
  turnLine(seen: TableSeen, view: V): Say;
  /** "You 74. North 87." */
  scoresOf(seen: TableSeen, view: V): Say;
  /** What the key C reads: the count, the trick and the trumps, the contract. */
  countOf(seen: TableSeen, view: V): Say;
  /** What somebody hears about the present deal who has just come. */
  welcome(seen: TableSeen, view: V): Say[];
  /** How the game ended, in a sentence or two. */
  resultOf(seen: TableSeen, view: V): Say;

  // --- The sides ------------------------------------------------------------------------------
  /** Whether those who sit opposite each other are partners; absent where nobody has one. */
  isPartners?(variant: string): boolean;

  // --- The look -------------------------------------------------------------------------------
  /** Everything on the felt, mostly by a `Frame`; it binds `hand` for the keys. */
  readonly Felt: Component<FeltProps, object, "hand">;
  /** What keeps the score beside the felt on a wide screen. */
  readonly Score: Component;
  /** Loads earlier deals of this game for the side panel, which nobody needs at first. */
  readonly deals?: () => Promise<{ default: Component }>;
  /** Keys that only this game has: the key, and the text's key. */
  readonly help: readonly (readonly [keys: string, text: string])[];
  /** Texts of the page that this game says in words of its own, and which: keys of both. */
  readonly words?: Readonly<Record<string, string>>;
  /** Settings that mean something in this game only. */
  readonly settings?: readonly OwnSetting[];
}

export interface FeltProps {
  /** Whether the score is kept on the felt itself, for want of room beside it. */
  hasScore: boolean;
  hand?: HandKeys | undefined;
}
