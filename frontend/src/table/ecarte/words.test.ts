import { describe, expect, it } from "vitest";
import type { Card, EcarteView, TableSeen } from "../../generated/messages";
import { ecarteSeen, ecarteView } from "../../testing/ecarte-seen";
import { companyOf } from "../company";
import { Texts } from "../texts.svelte";
import { kit } from "./kit";
import { worthOf } from "./worth";

const english = new Texts();
await english.include("ecarte");
await english.use("en");
const russian = new Texts();
await russian.include("ecarte");
await russian.use("ru");

/** What refuses a card, without the spaces that only hold words together. */
function why(seen: TableSeen, card: Card, texts = english): string | undefined {
  const say = kit.whyNot(seen, seen.view as EcarteView, card);
  return say?.(texts).replaceAll("\u00a0", " ");
}

function replying(led: Card, hand: readonly Card[], actions: readonly string[]): TableSeen {
  return ecarteSeen(ecarteView({ table: [{ seat: 1, card: led }], hand }), actions);
}

describe("why a card may not be played (E20)", () => {
  it("says that the suit led is held", () => {
    const seen = replying("7H", ["KH", "8H", "QS", "KC", "7C"], ["KH", "8H"]);
    expect(why(seen, "QS")).toBe(
      "you hold the suit that was led; you may play the king of hearts or eight of hearts",
    );
    expect(why(seen, "KC")).toMatch(/^you hold the suit that was led/);
    expect(why(seen, "KH")).toBeUndefined();
    expect(why(seen, "QS", russian)).toBe(
      "масть хода у вас есть, отвечайте в масть; можно сыграть короля червей или восьмёрку червей",
    );
  });

  it("says that the card led must be beaten", () => {
    const seen = replying("9H", ["KH", "8H", "QS", "KC", "7C"], ["KH"]);
    expect(why(seen, "8H")).toBe(
      "whoever can beat the nine of hearts must do so; you may play the king of hearts",
    );
    expect(why(seen, "8H", russian)).toBe(
      "девятку червей нужно перебить, раз есть чем; можно сыграть короля червей",
    );
    // The suit comes first: this card is no heart at all.
    expect(why(seen, "QS")).toMatch(/^you hold the suit that was led/);
  });

  it("says that a trump is due", () => {
    const seen = replying("AD", ["KH", "8H", "QS", "KC", "7C"], ["KC", "7C"]);
    expect(why(seen, "QS")).toBe(
      "without the suit that was led a trump is due; you may play the king of clubs or seven of clubs",
    );
    expect(why(seen, "QS", russian)).toBe(
      "масти хода у вас нет, значит, нужен козырь; можно сыграть короля треф или семёрку треф",
    );
  });

  it("binds a reply to a trump like any other (E21)", () => {
    const seen = replying("9C", ["KH", "8H", "QS", "KC", "7C"], ["KC"]);
    expect(why(seen, "7C")).toMatch(/^whoever can beat the nine of clubs/);
    expect(why(seen, "QS")).toMatch(/^you hold the suit that was led/);
  });

  it("leaves every card free to a lead, and to a hand that cannot follow or trump", () => {
    const free = ["KH", "8H", "QS"] as const;
    const lead = ecarteSeen(ecarteView({ hand: free }), free);
    const reply = replying("AD", free, free);
    for (const card of free) {
      expect(why(lead, card)).toBeUndefined();
      expect(why(reply, card)).toBeUndefined();
    }
  });

  it("says whose turn it is, and that a word is asked first", () => {
    const other = ecarteSeen(ecarteView({ to_act: [1] }), []);
    expect(why(other, "KH")).toBe("it is Club player who plays now");
    const speak = ecarteSeen(ecarteView({ phase: "speak", situation: null }), ["play", "propose"]);
    expect(why(speak, "KH")).toBe("first give your answer with one of the buttons");
  });
});

describe("what is asked", () => {
  const discard = ecarteView({ phase: "discard", situation: null, exchanges: [[]] });

  it("is from one to as many cards as the server allows, with a confirmation", () => {
    const seen = ecarteSeen(discard, ["discard KH", "discard 8H", "discard 8H KH"]);
    expect(kit.asked(seen, discard)).toEqual({ least: 1, most: 2, atOnce: false });
    expect(kit.actOf(seen, discard, ["KH", "8H"])).toBe("discard 8H KH");
    expect(kit.actOf(seen, discard, [])).toBeUndefined();
    expect(kit.actLabel(seen, discard, []).long(english)).toBe("Choose cards");
    expect(kit.actLabel(seen, discard, ["KH", "8H"]).long(russian)).toBe("Обменять 2\u00a0карты");
  });

  it("is a single card when a trick is played", () => {
    const view = ecarteView();
    const seen = ecarteSeen(view, ["king", "KH", "8H", "QS", "KC", "7C"]);
    expect(kit.asked(seen, view)).toEqual({ least: 1, most: 1, atOnce: true });
    expect(kit.actOf(seen, view, ["KC"])).toBe("KC");
    expect(kit.actLabel(seen, view, ["KC"]).short(english)).toBe("Play K♣");
  });

  it("is no card when the stock is empty, and says so (E14)", () => {
    const seen = ecarteSeen(discard, ["stand"]);
    expect(kit.asked(seen, discard)).toBeNull();
    expect(why(seen, "KH")).toBe("nothing is left in the stock");
    expect(kit.turnLine(seen, discard)(english)).toBe(
      "Nothing is left to draw: you keep your cards.",
    );
  });
});

describe("one line for what the game waits for", () => {
  const line = (view: EcarteView, actions: readonly string[], texts = english) =>
    kit.turnLine(ecarteSeen(view, actions), view)(texts).replaceAll("\u00a0", " ");
  const talk = { situation: null, calls: [] } as const;

  it("asks for a word", () => {
    const speak = ecarteView({ ...talk, phase: "speak" });
    expect(line(speak, ["play", "propose"], russian)).toBe(
      "Ваше слово: играть с этими картами или предложить обмен?",
    );
    expect(line({ ...speak, exchanges: [[2, 1]] }, ["play", "propose"])).toMatch(
      /another exchange/,
    );
    expect(line(speak, ["play"])).toBe("No further exchange is possible: say that you play.");
    expect(line({ ...speak, to_act: [1] }, [])).toBe("Club player is to say: play or propose.");
  });

  it("tells who has proposed", () => {
    const answer = ecarteView({
      phase: "answer",
      situation: null,
      dealer: 0,
      calls: [{ seat: 1, word: "propose", kind: "called" }],
    });
    expect(line(answer, ["accept", "refuse"], russian)).toBe(
      "Клубный игрок предлагает обмен. Согласны?",
    );
  });

  it("asks about the king in the same words whoever holds it (E17)", () => {
    const king = ecarteView({ phase: "king", asked: [0, 1], to_act: [0, 1] });
    expect(line(king, ["no-king"])).toBe(line(king, ["king", "no-king"]));
    expect(line({ ...king, asked: [1], to_act: [1] }, [])).toMatch(/Club player has still/);
    const watched = { ...ecarteSeen(king, []), you: null };
    expect(kit.turnLine(watched, king)(english)).toBe(
      "Both have still to answer the question about the king.",
    );
  });

  it("reminds the holder of the king before his own first card, and nobody else", () => {
    expect(line(ecarteView(), ["king", "KH"])).toMatch(/You hold the king of trumps/);
    expect(line(ecarteView(), ["KH"])).toBe("Your lead: any card.");
    const table = [{ seat: 1, card: "9H" }] as const;
    expect(line(ecarteView({ table }), ["KH"], russian)).toBe("Ваш ответ на девятку червей.");
  });
});

describe("read aloud", () => {
  it("tells trumps, trick, tricks and stock", () => {
    const view = ecarteView({
      table: [{ seat: 1, card: "8C" }],
      tricks: [
        {
          cards: [
            { seat: 0, card: "KH" },
            { seat: 1, card: "7H" },
          ],
          winner: 0,
        },
      ],
    });
    const seen = ecarteSeen(view, []);
    expect(kit.countOf(seen, view)(english)).toBe(
      "Clubs are trumps; the nine of clubs is turned up. " +
        "Club player has played the eight of clubs, a trump. You have 1 trick. " +
        "Club player has no trick. 21 cards are left in the stock. You play without a proposal.",
    );
    expect(kit.scoresOf(seen, view)(russian)).toBe("У вас 2. Клубный игрок: 3.");
  });

  it("welcomes with dealer, trumps and hand, trumps first", () => {
    const view = ecarteView();
    const told = kit.welcome(ecarteSeen(view, []), view).map((say) => say(english));
    expect(told.at(-1)).toBe(
      "Your cards: king of clubs, seven of clubs, queen of spades, king of hearts and eight of " +
        "hearts.",
    );
    expect(
      kit.welcome(
        ecarteSeen(ecarteView({ deal: 0, dealer: null, turned: null }), []),
        ecarteView({ dealer: null }),
      ),
    ).toEqual([]);
  });

  it("tells who comes back in mid-deal how it came to play, and how it stands", () => {
    const told = (view: EcarteView) =>
      kit.welcome(ecarteSeen(view, []), view).map((say) => say(english));
    const tricks = [
      {
        cards: [
          { seat: 0, card: "KH" },
          { seat: 1, card: "7H" },
        ],
        winner: 0,
      },
    ] as const;
    const table = [{ seat: 0, card: "QS" }] as const;
    const exchanges = [
      [3, 2],
      [1, 4],
    ];
    const view = ecarteView({ tricks, table, exchanges, situation: "exchanged", announced: 1 });
    expect(told(view).slice(0, -1)).toEqual([
      "Club player deals.",
      "Clubs are trumps; the nine of clubs is turned up.",
      "After 2 exchanges.",
      "Club player has announced the king of trumps.",
      "You have 1 trick.",
      "Club player has no trick.",
      "You have played the queen of spades.",
    ]);
    const talk = ecarteView({ phase: "discard", situation: null, exchanges: [[3, 2], [1]] });
    expect(told(talk)[2]).toBe("After an exchange.");
    expect(told(talk).join(" ")).not.toContain("trick");
  });

  it("tells how a game ended, and what it counts for (E31)", () => {
    const result = { winner: 0, scores: [5, 2], games: 2, degree: "double", termination: "normal" };
    const view = ecarteView({ phase: "over", result });
    const seen = ecarteSeen(view, []);
    expect(kit.resultOf(seen, view)(english)).toBe(
      "You win 5 to 2. A double game: the losing side has fewer than three points.",
    );
    const lost = {
      ...result,
      winner: 1,
      scores: [0, 3],
      degree: "triple",
      termination: "resigned",
    };
    expect(kit.resultOf(seen, { ...view, result: lost })(english)).toBe(
      "You resigned. Club player has won. A triple game: the losing side has no point at all.",
    );
  });
});

describe("what a majority is worth (E25)", () => {
  it.each([
    ["stood", [1, 2]],
    ["refused", [2, 1]],
    ["exchanged", [1, 1]],
  ] as const)("%s", (situation, worth) => {
    expect(worthOf(ecarteView({ situation, dealer: 1 }))).toEqual(worth);
    expect(worthOf(ecarteView({ situation, dealer: 0 }))).toEqual(worth.toReversed());
  });

  it("is not settled while exchanges are talked about", () => {
    expect(worthOf(ecarteView({ situation: null }))).toBeNull();
  });
});

describe("own cards", () => {
  it("stand by suits, trumps on the left, the ace below the jack", () => {
    const cards = ["AC", "JC", "TC", "8H", "KS", "AS"] as const;
    expect(kit.arranged(cards, ecarteView())).toEqual(["JC", "AC", "TC", "KS", "AS", "8H"]);
    expect(kit.arranged(cards, ecarteView({ turned: null }))[0]).toBe("KS");
  });

  it("can never be taken back once they are laid aside (E15)", () => {
    const view = ecarteView();
    const seen = ecarteSeen(view, []);
    expect(kit.isReplaceable(seen, view)).toBe(false);
    expect(companyOf(seen).you).toBe(0);
  });
});
