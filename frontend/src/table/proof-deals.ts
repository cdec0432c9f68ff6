/** How each game deals from its packs, so that a record can be held against them (docs/proof.md). */
import type { Card, Dealt, Shown } from "../generated/messages";
import { rankOf } from "./cards";

/** The cards that a page has seen itself. */
export interface Sights {
  /** Hands as they were dealt, as far as they were to be seen. */
  dealt: readonly Pick<Dealt, "number" | "hands">[];
  /** Hands shown at the end of a deal of cribbage, with the starter. */
  shows: readonly Shown[];
}

export interface Given {
  /** A pack of this game by its number, top first. */
  pack: (number: number) => string[];
  options: ReadonlyMap<string, string>;
  /** The first dealer where no lot was drawn. */
  dealer: number | null;
  players: number;
  seen: Sights;
}

/** Whether a line of the record holds; lines that are no act of chance always do. */
interface Deals {
  holds(line: string, deal: number): boolean;
}

export interface Dealing {
  /** Whether the game is played with 32 cards. */
  isShort: boolean;
  /** Who deals first by the lot, or `null` when its cards are not those of the packs. */
  lot(lines: readonly string[], given: Given): number | null;
  deals(given: Given, dealer: number): Deals;
}

/** Numbers of packs that a deal needs besides its own go up in these steps. */
const FURTHER = 65_536;
/** Rounds before the card that three players' dealer lays straight to the crib (R12). */
const ROUNDS_BEFORE_CRIB = 3;
/** Ranks of Écarté from the lowest (E1). */
const ECARTE_RANKS = "789TAJQK";
/** Cards dealt in Écarté, the one turned up included (E5). */
const ECARTE_DEALT = 11;

// --- The lot ---------------------------------------------------------------------------------

/** The lowest deals; who is equal draws on from the same pack (R9, W2). */
function lowest(lines: readonly string[], { pack }: Given): number | null {
  const cards = pack(0);
  let first: number[] = [];
  for (const line of lines.filter((one) => one.startsWith("lot "))) {
    const drawn = line.split(" ").slice(1);
    for (const card of drawn) if (card !== "-" && card !== cards.shift()) return null;
    const ranks = drawn.map((card) => (card === "-" ? Infinity : rankOf(card as Card)));
    const least = Math.min(...ranks);
    first = ranks.flatMap((rank, seat) => (rank === least ? [seat] : []));
  }
  return first.length === 1 ? (first[0] ?? null) : null;
}

/** The higher deals; equal ranks draw on, when the pack is used up from a further one (E3). */
function highest(lines: readonly string[], { pack }: Given): number | null {
  let cards: string[] = [];
  let packs = 0;
  let dealer: number | null = null;
  for (const line of lines.filter((one) => one.startsWith("lot "))) {
    if (cards.length === 0) cards = pack(FURTHER * packs++);
    const drawn = line.split(" ").slice(1);
    if (drawn.some((card) => card !== cards.shift())) return null;
    const [one = -1, other = -1] = drawn.map((card) => ECARTE_RANKS.indexOf(card.charAt(0)));
    dealer = one === other ? null : one > other ? 0 : 1;
  }
  return dealer;
}

// --- What was seen -----------------------------------------------------------------------------

function handsOf(line: string): string[][] {
  const [hands = ""] = line.replace(/^deal /, "").split(" + ");
  return hands.split(" / ").map((hand) => hand.split(" "));
}

/** Whether the hands of a record are those that this page saw dealt. */
function sawDealt(hands: readonly string[][], deal: number, { dealt }: Sights): boolean {
  return dealt
    .filter(({ number }) => number === deal)
    .every((one) =>
      one.hands.every(
        (cards, seat) =>
          cards === null ||
          cards.every((card) => card === null || hands[seat]?.includes(card) === true),
      ),
    );
}

function sawHands(hands: readonly string[][], deal: number, { shows }: Sights): boolean {
  return shows
    .filter((shown) => shown.deal === deal && shown.what === "hand")
    .every(({ owner, cards }) =>
      cards.every((card) => card === null || hands[owner]?.includes(card) === true),
    );
}

function sawStarter(starter: string, deal: number, { shows }: Sights): boolean {
  return shows.filter((shown) => shown.deal === deal).every((shown) => shown.starter === starter);
}

/** The hands that packets of these sizes give, round after round, the player after the dealer first. */
function inPackets(
  pack: readonly string[],
  packets: readonly number[],
  dealer: number,
  players: number,
): string[][] {
  const hands = Array.from({ length: players }, () => [] as string[]);
  let top = 0;
  for (const packet of packets) {
    for (let step = 1; step <= players; step += 1) {
      hands[(dealer + step) % players]?.push(...pack.slice(top, top + packet));
      top += packet;
    }
  }
  return hands;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join(" ") === other.join(" ");

// --- The games ---------------------------------------------------------------------------------

/** One card at a time, a card straight to the crib among three, the starter after them. */
function cribbage(given: Given, first: number): Deals {
  const { players } = given;
  let rest: string[] = [];
  let depth = 0;
  return {
    holds(line, deal) {
      const [word, second = "", third = ""] = line.split(" ");
      if (second === "depth") depth = Number(third);
      if (word === "cut") {
        return rest[depth] === second && sawStarter(second, deal, given.seen);
      }
      if (word !== "deal") return true;
      const hands = handsOf(line);
      const [, straight] = line.split(" + ");
      const cards = given.pack(deal);
      const toCrib = straight?.split(" ") ?? [];
      const laid = cards.splice(ROUNDS_BEFORE_CRIB * players, toCrib.length);
      const each = hands[0]?.length ?? 0;
      const ones = Array.from({ length: each }, () => 1);
      const dealt = inPackets(cards, ones, (first + deal - 1) % players, players);
      rest = cards.slice(each * players);
      depth = 0;
      return (
        isSame(laid, toCrib) &&
        hands.length === players &&
        hands.every((hand, seat) => isSame(hand, dealt[seat] ?? [])) &&
        sawDealt(hands, deal, given.seen) &&
        sawHands(hands, deal, given.seen)
      );
    },
  };
}

/** Two packets each, the card turned up, then the stock, made anew from further packs (E4 to E13). */
function ecarte(given: Given, first: number): Deals {
  const packets = given.options.get("packets") === "2_3" ? [2, 3] : [3, 2];
  let stock: string[] = [];
  let aside: string[] = [];
  let due: string[] = [];
  let reshuffles = 0;
  const draws = (drawn: readonly string[], deal: number): boolean => {
    const isNew = due.length > stock.length;
    if (isNew) reshuffles += 1;
    if (reshuffles > 0) {
      const pack = given.pack(deal + FURTHER * reshuffles);
      const [left, again] = [stock, isNew ? aside : []];
      stock = [left, again].flatMap((some) => pack.filter((card) => some.includes(card)));
    }
    aside = isNew ? due : [...aside, ...due];
    const top = stock.splice(0, due.length);
    due = [];
    return isSame(top, drawn);
  };
  return {
    holds(line, deal) {
      const words = line.split(" ");
      if (words[1] === "discard") due = words.slice(2);
      if (words[0] === "draw") return draws(words.slice(2), deal);
      if (words[0] !== "deal") return true;
      const [, turned = ""] = line.split(" + ");
      const pack = given.pack(deal);
      const hands = handsOf(line);
      const dealt = inPackets(pack, packets, (first + deal - 1) % 2, 2);
      [aside, due, reshuffles] = [[], [], 0];
      stock = pack.slice(ECARTE_DEALT);
      return (
        pack[ECARTE_DEALT - 1] === turned &&
        hands.length === 2 &&
        hands.every((hand, seat) => isSame(hand, dealt[seat] ?? [])) &&
        sawDealt(hands, deal, given.seen)
      );
    },
  };
}

/** Thirteen cards each; a deal without play may be dealt again by the same player (W2, W3). */
function soloWhist(given: Given, first: number): Deals {
  const { players } = given;
  const isSingly = given.options.get("packets") === "singly";
  const packets = isSingly ? Array.from({ length: 13 }, () => 1) : [3, 3, 3, 3, 1];
  const mayStay = given.options.get("redeal_dealer") === "same";
  let dealer = first;
  return {
    holds(line, deal) {
      if (!line.startsWith("deal ")) return true;
      const hands = handsOf(line);
      const pack = given.pack(deal);
      const next = (dealer + 1) % players;
      const may = deal === 1 ? [first] : mayStay ? [next, dealer] : [next];
      const who = may.find((one) => {
        const dealt = inPackets(pack, packets, one, players);
        return (
          hands.length === players && hands.every((hand, seat) => isSame(hand, dealt[seat] ?? []))
        );
      });
      if (who === undefined) return false;
      dealer = who;
      return sawDealt(hands, deal, given.seen);
    },
  };
}

/** By the catalog name of the game. */
export const DEALINGS: Readonly<Record<string, Dealing>> = {
  cribbage: { isShort: false, lot: lowest, deals: cribbage },
  ecarte: { isShort: true, lot: highest, deals: ecarte },
  "solo-whist": { isShort: false, lot: lowest, deals: soloWhist },
};
