/**
 * The proof of the shuffle, checked in the page (docs/proof.md): the secret must give the
 * commitment that was shown before the first card, and secret and salts must give every card.
 */
import type { Shown } from "../generated/messages";
import { rankOf } from "./cards";
import type { Card } from "../generated/messages";
import { fromHex, hex, hmac, joined, sha256 } from "./sha256";

export type Verdict =
  | { kind: "holds"; deals: number }
  | { kind: "commitment" }
  | { kind: "cards"; deal: number }
  | { kind: "unread" };

const LABEL = "pegboard shuffle 1";
const RANKS = "A 2 3 4 5 6 7 8 9 T J Q K".split(" ");
const ORDER = ["C", "D", "H", "S"].flatMap((suit) => RANKS.map((rank) => rank + suit));
/** Rounds before the card that three players' dealer lays straight to the crib (R12). */
const ROUNDS_BEFORE_CRIB = 3;

const utf8 = (text: string) => new TextEncoder().encode(text);

function four(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, number);
  return new Uint8Array(bytes.buffer);
}

/** Pack number `pack` of the game with this secret and these salts, top first. */
export function packOf(secret: string, salts: readonly string[], pack: number): string[] {
  const texts = salts.map(utf8);
  const tail = joined(four(salts.length), ...texts.flatMap((salt) => [four(salt.length), salt]));
  const key = fromHex(secret);
  let block = new Uint8Array(0);
  let number = 0;
  let at = 0;
  const byte = () => {
    if (at === block.length) {
      block = new Uint8Array(hmac(key, joined(utf8(LABEL), four(pack), four(number), tail)));
      number += 1;
      at = 0;
    }
    return block[at++] ?? 0;
  };
  const below = (most: number) => {
    for (;;) {
      const drawn = byte();
      if (drawn < 256 - (256 % most)) return drawn % most;
    }
  };
  const cards = [...ORDER];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [cards[last], cards[other]] = [cards[other] ?? "", cards[last] ?? ""];
  }
  return cards;
}

interface RecordText {
  tags: Map<string, string>;
  lines: string[];
}

function read(text: string): RecordText {
  const rows = text.split(/\r?\n/);
  const tags = new Map<string, string>();
  for (const row of rows) {
    const [, name, value] = /^\[(\w+) "(.*)"\]$/.exec(row) ?? [];
    if (name !== undefined && value !== undefined) {
      tags.set(name, value.replace(/\\(["\\])/g, "$1"));
    }
  }
  const lines = rows
    .filter((row) => !row.startsWith("["))
    .map((row) => row.replace(/;.*| = -?\d+.*/, "").trim())
    .filter((row) => row !== "");
  return { tags, lines };
}

/** Everything a record says against what its secret gives, and against the hands that were seen. */
export function check(text: string, promised: string, shows: readonly Shown[]): Verdict {
  const { tags, lines } = read(text);
  const secret = tags.get("Secret");
  const written = tags.get("Commitment");
  if (secret === undefined || written === undefined) return { kind: "unread" };
  if (written !== promised || hex(sha256(fromHex(secret))) !== promised) {
    return { kind: "commitment" };
  }
  const players = [...tags.keys()].filter((name) => /^Seat\d+$/.test(name)).length;
  const salts = Array.from({ length: players }, (_, seat) => tags.get(`Salt${seat}`) ?? "");
  const dealer = tags.get("Dealer");
  return replay(lines, {
    pack: (number) => packOf(secret, salts, number),
    dealer: dealer === undefined ? null : Number(dealer),
    players,
    shows,
  });
}

interface Given {
  pack: (number: number) => string[];
  dealer: number | null;
  players: number;
  shows: readonly Shown[];
}

function replay(lines: readonly string[], given: Given): Verdict {
  const lot = drawLot(lines, given);
  let dealer = given.dealer ?? lot;
  if (dealer === null) return { kind: "cards", deal: 0 };
  let deal = 0;
  let rest: string[] = [];
  let depth = 0;
  for (const line of lines) {
    const [word = "", second = "", third = ""] = line.split(" ");
    if (word === "deal") {
      if (deal > 0) dealer = (dealer + 1) % given.players;
      deal += 1;
      depth = 0;
      const dealt = dealtFrom(given.pack(deal), line, dealer, given.players);
      if (dealt === null || !sawHands(dealt.hands, deal, given.shows)) {
        return { kind: "cards", deal };
      }
      rest = dealt.rest;
    } else if (second === "depth") depth = Number(third);
    else if (word === "cut" && rest[depth] !== second) return { kind: "cards", deal };
    else if (word === "cut" && !sawStarter(second, deal, given.shows)) {
      return { kind: "cards", deal };
    }
  }
  return { kind: "holds", deals: deal };
}

/** Who deals first by the lot of the record, or `null` when its cards are not those of pack 0. */
function drawLot(lines: readonly string[], { pack, dealer }: Given): number | null {
  if (dealer !== null) return dealer;
  const cards = pack(0);
  let lowest: number[] = [];
  for (const line of lines.filter((one) => one.startsWith("lot "))) {
    const drawn = line.split(" ").slice(1);
    for (const card of drawn) if (card !== "-" && card !== cards.shift()) return null;
    const ranks = drawn.map((card) => (card === "-" ? Infinity : rankOf(card as Card)));
    const least = Math.min(...ranks);
    lowest = ranks.flatMap((rank, seat) => (rank === least ? [seat] : []));
  }
  return lowest.length === 1 ? (lowest[0] ?? null) : null;
}

function dealtFrom(
  pack: readonly string[],
  line: string,
  dealer: number,
  players: number,
): { hands: string[][]; rest: string[] } | null {
  const [all = "", straight = ""] = line.replace(/^deal /, "").split(" + ");
  const hands = all.split(" / ").map((hand) => hand.split(" "));
  const toCrib = straight === "" ? [] : straight.split(" ");
  const split = ROUNDS_BEFORE_CRIB * players;
  const cards = [...pack];
  if (toCrib.length > 0) {
    const laid = cards.splice(split, toCrib.length);
    if (laid.join(" ") !== straight) return null;
  }
  const each = hands[0]?.length ?? 0;
  const isGiven = hands.every((hand, seat) => {
    const place = (seat - dealer - 1 + players) % players;
    return hand.every((card, round) => cards[round * players + place] === card);
  });
  return isGiven ? { hands, rest: cards.slice(each * players) } : null;
}

function sawHands(hands: readonly string[][], deal: number, shows: readonly Shown[]): boolean {
  return shows
    .filter((shown) => shown.deal === deal && shown.what === "hand")
    .every(({ owner, cards }) =>
      cards.every((card) => card === null || hands[owner]?.includes(card) === true),
    );
}

function sawStarter(starter: string, deal: number, shows: readonly Shown[]): boolean {
  return shows.filter((shown) => shown.deal === deal).every((shown) => shown.starter === starter);
}
