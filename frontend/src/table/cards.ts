/** Cards as words: everything a text needs to know about `"9H"`. */
import type { Card } from "../generated/messages";
import type { Say } from "./texts.svelte";

const RANKS = [
  "ace",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "jack",
  "queen",
  "king",
] as const;
const LETTERS = "A23456789TJQK";
const SUITS: Record<string, string> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
const SYMBOLS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };
const SUIT_ORDER = "CDHS";
const TENTH = 10;

export type Case = "nominative" | "genitive" | "accusative" | "instrumental";

/** From 0 for an ace to 12 for a king. */
export function rankOf(card: Card): number {
  return LETTERS.indexOf(card.charAt(0));
}

/** What a card adds to the count (cribbage.md R3). */
export function pips(card: Card): number {
  return Math.min(rankOf(card) + 1, TENTH);
}

export function words(card: Card, wanted: Case = "nominative"): Record<string, string> {
  const rank = RANKS[rankOf(card)] ?? "";
  return { rank, suit: SUITS[card.charAt(1)] ?? "", case: wanted };
}

export function cardName(card: Card | null, wanted: Case = "nominative"): Say {
  return (texts) =>
    card === null ? texts.text("card-hidden") : texts.text("card", words(card, wanted));
}

/** A sign for narrow places: "9♥". */
export function cardSign(card: Card): Say {
  const rank = rankOf(card) === TENTH - 1 ? String(TENTH) : card.charAt(0);
  const symbol = SYMBOLS[card.charAt(1)] ?? "";
  return (texts) => texts.text("card-short", { letter: rank, symbol });
}

export function cardList(cards: readonly (Card | null)[], wanted: Case = "nominative"): Say {
  return (texts) =>
    cards
      .map((card) => cardName(card, wanted)(texts))
      .reduce((before, card, at) => {
        if (at === 0) return card;
        return texts.text(at === cards.length - 1 ? "cards-and" : "cards-then", { before, card });
      }, "");
}

/** By rank, then by suit in the order of writing. */
export function sorted(cards: readonly Card[]): Card[] {
  const place = (card: Card) => rankOf(card) * 4 + SUIT_ORDER.indexOf(card.charAt(1));
  return cards.toSorted((one, other) => place(one) - place(other));
}

export function isCard(card: Card | null | undefined): card is Card {
  return card !== null && card !== undefined;
}

/** A sentence that begins with the name of a card. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
