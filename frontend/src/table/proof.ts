/**
 * The proof of the shuffle, checked in the page (docs/proof.md): the secret must give the
 * commitment that was shown before the first card, and secret and salts must give every card.
 */
import { type Dealing, DEALINGS, type Given, type Sights } from "./proof-deals";
import { fromHex, hex, hmac, joined, sha256 } from "./sha256";

export type Verdict =
  | { kind: "holds"; deals: number }
  | { kind: "commitment" }
  | { kind: "cards"; deal: number }
  | { kind: "unread" };

const LABEL = "pegboard shuffle 1";
const RANKS = "A 2 3 4 5 6 7 8 9 T J Q K".split(" ");
/** The ranks of a pack of 32. */
const SHORT = "A 7 8 9 T J Q K".split(" ");

const utf8 = (text: string) => new TextEncoder().encode(text);

function four(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, number);
  return new Uint8Array(bytes.buffer);
}

/** Pack number `pack` of the game with this secret and these salts, top first. */
export function packOf(
  secret: string,
  salts: readonly string[],
  pack: number,
  isShort = false,
): string[] {
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
  const ranks = isShort ? SHORT : RANKS;
  const cards = ["C", "D", "H", "S"].flatMap((suit) => ranks.map((rank) => rank + suit));
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

/** Everything a record says against what its secret gives, and against the cards that were seen. */
export function check(text: string, promised: string, seen: Sights): Verdict {
  const { tags, lines } = read(text);
  const secret = tags.get("Secret");
  const written = tags.get("Commitment");
  const dealing = DEALINGS[tags.get("Game") ?? ""];
  if (secret === undefined || written === undefined || !dealing) return { kind: "unread" };
  if (written !== promised || hex(sha256(fromHex(secret))) !== promised) {
    return { kind: "commitment" };
  }
  const players = [...tags.keys()].filter((name) => /^Seat\d+$/.test(name)).length;
  const salts = Array.from({ length: players }, (_, seat) => tags.get(`Salt${seat}`) ?? "");
  const dealer = tags.get("Dealer");
  return replay(lines, dealing, {
    pack: (number) => packOf(secret, salts, number, dealing.isShort),
    options: optionsOf(tags),
    dealer: dealer === undefined ? null : Number(dealer),
    players,
    seen,
  });
}

/** The options of a record: `[Options "packets=2_3 deals=4"]`. */
function optionsOf(tags: ReadonlyMap<string, string>): Map<string, string> {
  const written = tags.get("Options") ?? "";
  const pairs = written.split(" ").map((word) => word.split("="));
  return new Map(pairs.map(([name = "", value = ""]) => [name, value]));
}

function replay(lines: readonly string[], dealing: Dealing, given: Given): Verdict {
  const dealer = given.dealer ?? dealing.lot(lines, given);
  if (dealer === null) return { kind: "cards", deal: 0 };
  const deals = dealing.deals(given, dealer);
  let deal = 0;
  for (const line of lines) {
    if (line.startsWith("deal ")) deal += 1;
    if (!deals.holds(line, deal)) return { kind: "cards", deal };
  }
  return { kind: "holds", deals: deal };
}
