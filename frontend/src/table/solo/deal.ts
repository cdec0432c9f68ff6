/** What the picture of a deal tells: who plays with whom, what it takes, whose turn it is. */
import type {
  Card,
  SoloContract,
  SoloSaid,
  SoloView,
  SoloWord,
  Suit,
  TableSeen,
} from "../../generated/messages";
import { isCard, rankOf } from "../cards";

export const SEATS = [0, 1, 2, 3] as const;
export const PLAYERS = SEATS.length;
export const TRICKS = 13;

/** How many tricks a contract takes, at least; in a misère it is none at all (section 2). */
const NEEDED: Readonly<Record<SoloContract, number>> = {
  prop: 8,
  solo: 5,
  misere: 0,
  abundance: 9,
  royal: 9,
  open: 0,
  declared: TRICKS,
  "general-misere": 0,
};

/** Calls that are a contract by themselves, from lowest to highest. */
const CALLS: readonly SoloWord[] = [
  "prop",
  "solo",
  "misere",
  "abundance",
  "royal",
  "open",
  "declared",
];

/** Black and red by turns, so that neighbors in the hand are told apart. */
const SUITS = "CDSH";

/** A seat's neighbor to the left, who comes after it. */
export function leftOf(seat: number): number {
  return (seat + 1) % PLAYERS;
}

export function needed(contract: SoloContract): number {
  return NEEDED[contract];
}

/** Whether a trick taken is a trick lost. */
export function isMisere(contract: SoloContract): boolean {
  return contract === "misere" || contract === "open" || contract === "general-misere";
}

/** Whether the declarer names trumps before the first lead (W13, W18). */
export function namesTrumps(contract: SoloContract): boolean {
  return contract === "abundance" || contract === "declared";
}

export function isCall(word: SoloWord): boolean {
  return CALLS.includes(word);
}

export function soloView(seen: TableSeen): SoloView | null {
  return seen.view?.kind === "solo-whist" ? seen.view : null;
}

/** Whether the auction is over and something is played for. */
export function isPlayed(view: SoloView): boolean {
  return view.contract !== null && view.phase !== "auction" && view.phase !== "lot";
}

/** Whether a deal is over and its cards lie open. */
export function isOpen(view: SoloView): boolean {
  return view.revealed !== null;
}

/** How many tricks these seats have together. */
export function takenBy(view: SoloView, seats: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + (view.taken[seat] ?? 0), 0);
}

/** Everybody who plays against the contract. */
export function defenders(declarers: readonly number[]): number[] {
  return SEATS.filter((seat) => declarers.length > 0 && !declarers.includes(seat));
}

/** The seat whose card stands at this place of the trick. */
export function seatAt(leader: number, place: number): number {
  return (leader + place) % PLAYERS;
}

/** What a seat has said in this auction, oldest first. */
export function saidBy(calls: readonly SoloSaid[], seat: number): SoloWord[] {
  return calls.flatMap((said) => (said.seat === seat ? [said.word] : []));
}

/** Whether a seat takes no further part in the auction (W7). */
export function hasPassed(calls: readonly SoloSaid[], seat: number): boolean {
  return saidBy(calls, seat).includes("pass");
}

/** Who may still go above the standing call: neither its owner nor anybody who has passed. */
export function mayGoHigher(view: SoloView): number[] {
  return SEATS.filter((seat) => !view.declarers.includes(seat) && !hasPassed(view.calls, seat));
}

/**
 * Whether eldest, who has passed, may still accept the proposal that stands once nobody else has
 * anything to say (W9). What is asked now the server says; a picture of the past does not.
 */
export function eldestMayAccept({ calls, declarers, dealer }: SoloView): boolean {
  if (dealer === null || declarers.length !== 1) return false;
  const said = saidBy(calls, leftOf(dealer));
  return said.length === 1 && said[0] === "pass";
}

/** Suits together, the highest card first. */
export function arranged(cards: readonly Card[]): Card[] {
  const place = (card: Card) => SUITS.indexOf(card.charAt(1)) * TRICKS + TRICKS - strength(card);
  return cards.toSorted((one, other) => place(one) - place(other));
}

/** From 1 for a two to 13 for an ace. */
function strength(card: Card): number {
  return rankOf(card) || TRICKS;
}

export function suitOf(card: Card): Suit {
  return card.charAt(1) as Suit;
}

/** The suit that has been led to the present trick. */
export function ledSuit(view: SoloView): Suit | null {
  const [first] = view.trick;
  return first === undefined ? null : suitOf(first);
}

/** Own cards still to be laid. */
export function ownCards(view: SoloView): Card[] {
  return (view.hand ?? []).filter(isCard);
}

export type Task = "speak" | "trumps" | "lay" | "none";

/** What is asked of the player, from the acts that the server offers. */
export function taskOf(seen: TableSeen): Task {
  const view = soloView(seen);
  if (view === null || seen.stage !== "playing" || seen.actions.length === 0) return "none";
  switch (view.phase) {
    case "auction":
      return "speak";
    case "trumps":
      return "trumps";
    case "play":
      return "lay";
    default:
      return "none";
  }
}
