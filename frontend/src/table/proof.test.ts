import { createHmac, createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Card } from "../generated/messages";
import vectors from "../../../tests/data/proof-vectors.json";
import { recording } from "../testing/recording";
import records from "../testing/recorded/proofs.json";
import { chance } from "../testing/chance";
import { check, packOf } from "./proof";
import type { Sights } from "./proof-deals";
import { hex, hmac, sha256 } from "./sha256";

const FULL = 52;
const NOTHING: Sights = { dealt: [], shows: [] };

function bytes(random: () => number, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => Math.floor(random() * 256));
}

describe("SHA-256 and HMAC", () => {
  it("are those of another library, for every length around the block", () => {
    const random = chance(1);
    for (let length = 0; length < 200; length += 1) {
      const message = bytes(random, length);
      const key = bytes(random, length);
      expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
      expect(hex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
  });
});

describe("packs from secret and salts", () => {
  it.each(vectors.vectors)("are those of the documentation: $name", (vector) => {
    const { secret, salts, packs, start } = vector;
    const isShort = start.split(" ").length < FULL;
    for (const [number, cards] of Object.entries(packs)) {
      expect(packOf(secret, salts, Number(number), isShort).join(" ")).toBe(cards);
    }
  });
});

describe("the check of a finished record", () => {
  const promised = /\[Commitment "(\w+)"\]/.exec(recording.record)?.[1] ?? "";
  const shows = recording.last.flatMap(({ events }) =>
    events.filter((event) => event.kind === "shown"),
  );

  it("holds for a game that was dealt from its secret", () => {
    const deals = recording.record.match(/^deal /gm)?.length ?? 0;
    expect(deals).toBeGreaterThan(5);
    expect(check(recording.record, promised, { ...NOTHING, shows })).toEqual({
      kind: "holds",
      deals,
    });
  });

  it("finds a commitment that was changed, or is not the one shown", () => {
    expect(check(recording.record, promised.replace(/^./, "0"), NOTHING)).toEqual({
      kind: "commitment",
    });
    const secret = recording.record.replace(/\[Secret "../, '[Secret "00');
    expect(check(secret, promised, NOTHING)).toEqual({ kind: "commitment" });
  });

  it("finds every single card that was changed", () => {
    const lines = recording.record.split("\n");
    lines.forEach((line, at) => {
      if (!/^(lot|deal|cut) /.test(line)) return;
      const words = line.split(" ");
      const place = words.findIndex((word) => /^[A2-9TJQK][CDHS]$/.test(word));
      words[place] = words[place] === "AC" ? "2C" : "AC";
      const forged = lines.with(at, words.join(" ")).join("\n");
      expect(check(forged, promised, NOTHING).kind, line).toBe("cards");
    });
  });

  it("finds hands that differ from those that were seen", () => {
    const [first] = shows;
    if (!first) throw new RangeError("nothing was shown");
    const strange = { ...first, cards: ["AC" as const, "AD" as const, "AH" as const] };
    expect(check(recording.record, promised, { ...NOTHING, shows: [strange] }).kind).toBe("cards");
    const starter = { ...first, starter: "AC" as const };
    expect(check(recording.record, promised, { ...NOTHING, shows: [starter] }).kind).toBe("cards");
  });

  it("says so when there is no proof", () => {
    expect(check('[Game "cribbage"]\n', promised, NOTHING)).toEqual({ kind: "unread" });
  });
});

describe.each(Object.entries(records))("the check of a record of %s", (_name, record) => {
  const promised = /\[Commitment "(\w+)"\]/.exec(record)?.[1] ?? "";

  it("holds for what was dealt from its secret", () => {
    const deals = record.match(/^deal /gm)?.length ?? 0;
    expect(check(record, promised, NOTHING)).toEqual({ kind: "holds", deals });
  });

  it("finds every line of chance that was changed", () => {
    const lines = record.split("\n");
    let changed = 0;
    lines.forEach((line, at) => {
      if (!/^(lot|deal|cut|draw) /.test(line)) return;
      const words = line.split(" ");
      const last = words.findLastIndex((word) => /^[A2-9TJQK][CDHS]$/.test(word));
      if (last < 0) return;
      words[last] = words[last] === "AC" ? "7C" : "AC";
      const forged = lines.with(at, words.join(" ")).join("\n");
      expect(check(forged, promised, NOTHING).kind, line).toBe("cards");
      changed += 1;
    });
    expect(changed).toBeGreaterThan(3);
  });

  it("finds a hand that was not the one seen", () => {
    const [, first = ""] = /^deal ([^/+\n]*) \//m.exec(record) ?? [];
    const hand = first.split(" ") as Card[];
    const hands = (cards: readonly Card[]) => [cards, null, null, null];
    const seen = (cards: readonly Card[]) => ({
      ...NOTHING,
      dealt: [{ number: 1, hands: hands(cards) }],
    });
    expect(check(record, promised, seen(hand)).kind).toBe("holds");
    const strange = (["AC", "AD", "AH", "AS"] as const).find((ace) => !hand.includes(ace)) ?? "7C";
    expect(check(record, promised, seen([...hand.slice(1), strange])).kind).toBe("cards");
  });
});

it("knows a stock of Écarté that was made anew", () => {
  const draws = [...records.ecarte.matchAll(/^(deal|draw \d)( [A7-9TJQK][CDHS])+/gm)];
  let drawn = 0;
  let most = 0;
  for (const [line] of draws) {
    drawn = line.startsWith("deal") ? 0 : drawn + line.split(" ").length - 2;
    most = Math.max(most, drawn);
  }
  // More than the 21 cards that the stock of a deal has at first.
  expect(most).toBeGreaterThan(21);
});
