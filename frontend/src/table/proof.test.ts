import { createHmac, createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import vectors from "../../../tests/data/proof-vectors.json";
import { recording } from "../testing/recording";
import { chance } from "../testing/chance";
import { check, packOf } from "./proof";
import { hex, hmac, sha256 } from "./sha256";

const FULL = 52;

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
  const whole = vectors.vectors.filter(({ start }) => start.split(" ").length === FULL);
  it.each(whole)("are those of the documentation: $name", ({ secret, salts, packs }) => {
    for (const [number, cards] of Object.entries(packs)) {
      expect(packOf(secret, salts, Number(number)).join(" ")).toBe(cards);
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
    expect(check(recording.record, promised, shows)).toEqual({ kind: "holds", deals });
  });

  it("finds a commitment that was changed, or is not the one shown", () => {
    expect(check(recording.record, promised.replace(/^./, "0"), [])).toEqual({
      kind: "commitment",
    });
    const secret = recording.record.replace(/\[Secret "../, '[Secret "00');
    expect(check(secret, promised, [])).toEqual({ kind: "commitment" });
  });

  it("finds every single card that was changed", () => {
    const lines = recording.record.split("\n");
    lines.forEach((line, at) => {
      if (!/^(lot|deal|cut) /.test(line)) return;
      const words = line.split(" ");
      const place = words.findIndex((word) => /^[A2-9TJQK][CDHS]$/.test(word));
      words[place] = words[place] === "AC" ? "2C" : "AC";
      const forged = lines.with(at, words.join(" ")).join("\n");
      expect(check(forged, promised, []).kind, line).toBe("cards");
    });
  });

  it("finds hands that differ from those that were seen", () => {
    const [first] = shows;
    if (!first) throw new RangeError("nothing was shown");
    const strange = { ...first, cards: ["AC" as const, "AD" as const, "AH" as const] };
    expect(check(recording.record, promised, [strange]).kind).toBe("cards");
    const starter = { ...first, starter: "AC" as const };
    expect(check(recording.record, promised, [starter]).kind).toBe("cards");
  });

  it("says so when there is no proof", () => {
    expect(check('[Game "cribbage"]\n', promised, [])).toEqual({ kind: "unread" });
  });
});
