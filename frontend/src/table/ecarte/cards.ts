/** The order of the cards at Écarté, and what binds a reply, for words about it (ecarte.md). */
import type { Card, EcarteView } from "../../generated/messages";
import { isCard } from "../cards";

/** From high to low: the ace stands between jack and ten (E1). */
const HIGH_TO_LOW = "KQJAT987";
/** Red and black by turns, so that suits are told apart at a glance. */
const SUITS = "SHCD";

export function suitOf(card: Card): string {
  return card.charAt(1);
}

/** Whether a card is of the suit that was turned up (E2, E5). */
export function isTrump(card: Card, { turned }: EcarteView): boolean {
  return turned !== null && suitOf(card) === suitOf(turned);
}

/** Own cards as a person holds them: trumps first, then suit by suit, each from high to low. */
export function arranged(cards: readonly Card[], turned: Card | null): Card[] {
  const from = turned === null ? 0 : SUITS.indexOf(suitOf(turned));
  const place = (card: Card) => {
    const suit = (SUITS.indexOf(suitOf(card)) - from + SUITS.length) % SUITS.length;
    return suit * HIGH_TO_LOW.length + HIGH_TO_LOW.indexOf(card.charAt(0));
  };
  return cards.toSorted((one, other) => place(one) - place(other));
}

/** The card led to the present trick while it waits for its reply. */
export function ledIn(view: EcarteView): Card | null {
  return view.table.length === 1 ? (view.table[0]?.card ?? null) : null;
}

/** Why a reply is not allowed though the hand holds it (E20), in the order of the rule. */
export type Binding = "follow" | "beat" | "trump";

/**
 * Which part of E20 keeps a card of the hand from being played to the card led. The server has
 * said that it may not be; here it is only put into words.
 */
export function bindingOf(hand: readonly (Card | null)[], led: Card, card: Card): Binding {
  const follows = hand.some((held) => isCard(held) && suitOf(held) === suitOf(led));
  if (!follows) return "trump";
  return suitOf(card) === suitOf(led) ? "beat" : "follow";
}

/** How many tricks of this deal each seat has taken. */
export function takenBy(view: EcarteView): number[] {
  return view.scores.map((_, seat) => view.tricks.filter(({ winner }) => winner === seat).length);
}

/** Whether the tricks of the deal have been played and counted (E23). */
export function isCounted({ phase, scored }: EcarteView): boolean {
  return scored !== null && (phase === "deal" || phase === "over");
}
