/** Passages about the game as a whole: what it waits for, how it stands, how it ended. */
import type {
  Card,
  EcarteSituation,
  EcarteView,
  GameEnded,
  TableSeen,
} from "../../generated/messages";
import { capital, cardList, cardName, isCard, words } from "../cards";
import { type Company, companyOf, who } from "../company";
import type { Say, Speaker } from "../texts.svelte";
import { arranged, isTrump, ledIn, takenBy } from "./cards";
import { asked, isExchanging } from "./hand";

/** What the other side is doing, by the phase of the game. */
const OTHERS: Readonly<Partial<Record<EcarteView["phase"], string>>> = {
  speak: "ecarte-turn-other-speaks",
  answer: "ecarte-turn-other-answers",
  discard: "ecarte-turn-other-discards",
  king: "ecarte-turn-other-king",
};

/** One line that says what the game waits for while it is played. */
export function turnLine(seen: TableSeen, view: EcarteView): Say {
  if (seen.actions.length > 0) return yourTurn(seen, view);
  const [first = 0, second] = view.to_act.filter((seat) => seat !== seen.you);
  // Both are asked at once, and a spectator waits for both (E17).
  if (view.phase === "king" && second !== undefined) {
    return (texts) => texts.text("ecarte-turn-both-king");
  }
  const key = OTHERS[view.phase] ?? "turn-other";
  return (texts) => texts.text(key, who(texts, companyOf(seen), first));
}

function yourTurn(seen: TableSeen, view: EcarteView): Say {
  const { actions } = seen;
  if (view.phase === "speak") {
    const again = view.exchanges.length > 0 ? "ecarte-turn-speak-again" : "ecarte-turn-speak";
    const key = actions.includes("propose") ? again : "ecarte-turn-must-play";
    return (texts) => texts.text(key);
  }
  if (view.phase === "answer") {
    const elder = view.calls.at(-1)?.seat ?? 0;
    return (texts) => texts.text("ecarte-turn-answer", who(texts, companyOf(seen), elder));
  }
  if (view.phase === "king") return (texts) => texts.text("ecarte-turn-king");
  if (isExchanging(seen)) {
    const most = asked(seen)?.most ?? 0;
    const key = actions.includes("stand") ? "ecarte-turn-discard-or-stand" : "ecarte-turn-discard";
    return (texts) => texts.text(most === 0 ? "ecarte-turn-no-stock" : key, { most });
  }
  return yourCard(seen, view);
}

function yourCard({ actions }: TableSeen, view: EcarteView): Say {
  const led = ledIn(view);
  const hold = actions.includes("king");
  return (texts) => {
    const card =
      led === null
        ? texts.text("ecarte-turn-lead")
        : texts.text("ecarte-turn-reply", words(led, "accusative"));
    return hold ? `${card} ${texts.text("ecarte-turn-king-held")}` : card;
  };
}

/** "Your cards: …", trumps first. */
export function yourCards(hand: readonly (Card | null)[], turned: Card): Say {
  const inHand = arranged(hand.filter(isCard), turned);
  return (texts) => texts.text("say-your-hand", { cards: cardList(inHand)(texts) });
}

/** "You have 3. North has 2." */
export function scoresOf(seen: TableSeen, view: EcarteView): Say {
  return (texts) =>
    view.scores
      .map((score, side) =>
        texts.text("say-score", { ...who(texts, companyOf(seen), side), score }),
      )
      .join(" ");
}

/** Trumps, the present trick, who has taken how many, and what is left in the stock. */
export function countOf(seen: TableSeen, view: EcarteView): Say {
  const { turned, stock } = view;
  if (turned === null) return (texts) => texts.text("read-none");
  const company = companyOf(seen);
  const lines = [
    saysTrumps(turned),
    ...saysTrick(view, company),
    ...saysTaken(view, company),
    (texts) => texts.text("ecarte-read-stock", { stock }),
    ...saysHow(view, company),
  ] satisfies Say[];
  return (texts) => lines.map((say) => say(texts)).join(" ");
}

function saysTrumps(turned: Card): Say {
  return (texts) => capital(texts.text("ecarte-read-trumps", words(turned)));
}

/** The cards of the present trick. */
function saysTrick(view: EcarteView, company: Company): Say[] {
  return view.table.map(({ seat, card }) => {
    const key = isTrump(card, view) ? "ecarte-read-led-trump" : "ecarte-read-led";
    return (texts) =>
      texts.text(key, { ...who(texts, company, seat), card: cardName(card)(texts) });
  });
}

/** How many tricks each has taken. */
function saysTaken(view: EcarteView, company: Company): Say[] {
  return takenBy(view).map(
    (tricks, seat) => (texts) =>
      texts.text("ecarte-read-tricks", { ...who(texts, company, seat), tricks }),
  );
}

/** What has been exchanged or refused so far, and who has announced the king. */
function saysHow(view: EcarteView, company: Company): Say[] {
  const { announced, exchanges, scores } = view;
  const done = exchanges.filter(({ length }) => length === scores.length).length;
  const soFar: Say | null =
    done === 0 ? null : (texts) => texts.text("ecarte-how-exchanged", { exchanges: done });
  const how = situationOf(view, company) ?? soFar;
  return [
    ...(how ? [(texts: Speaker) => `${how(texts)}.`] : []),
    ...(announced === null
      ? []
      : [(texts: Speaker) => texts.text("ecarte-read-king", who(texts, company, announced))]),
  ];
}

/** How the tricks come to be played, once that is settled (E24). */
export function situationOf(view: EcarteView, company: Company): Say | null {
  const { situation, dealer, exchanges } = view;
  if (situation === null || dealer === null) return null;
  return howPlayed(situation, dealer, exchanges.length, company);
}

export function howPlayed(
  situation: EcarteSituation,
  dealer: number,
  exchanges: number,
  company: Company,
): Say {
  switch (situation) {
    case "stood":
      return (texts) => texts.text("ecarte-how-stood", who(texts, company, 1 - dealer));
    case "refused":
      return (texts) => texts.text("ecarte-how-refused", who(texts, company, dealer));
    case "exchanged":
      return (texts) => texts.text("ecarte-how-exchanged", { exchanges });
  }
}

/** What somebody needs to hear about the deal who has just come to the table. */
export function welcome(seen: TableSeen, view: EcarteView): Say[] {
  const { dealer, turned, hand, situation } = view;
  if (dealer === null || turned === null) return [];
  const company = companyOf(seen);
  const says: Say[] = [
    (texts) => texts.text("ecarte-say-dealer", who(texts, company, dealer)),
    saysTrumps(turned),
    ...saysHow(view, company),
    // Before the tricks begin nobody has any.
    ...(situation === null ? [] : saysTaken(view, company)),
    ...saysTrick(view, company),
  ];
  return hand && hand.length > 0 ? [...says, yourCards(hand, turned)] : says;
}

/** "You win 5 to 2." and what the game counts for in the match. */
export function saysResult(result: GameEnded["result"], company: Company): Say {
  const { winner, scores, degree, termination } = result;
  return (texts) => {
    if (winner === null) return texts.text("say-game-drawn");
    const loser = 1 - winner;
    const value =
      degree === "double" || degree === "triple"
        ? [texts.text(degree === "double" ? "ecarte-degree-double" : "ecarte-degree-triple")]
        : [];
    const winning = who(texts, company, winner);
    const high = scores[winner] ?? 0;
    const low = scores[loser] ?? 0;
    const ends =
      termination === "normal"
        ? [texts.text("say-game-won", { ...winning, high, low })]
        : [
            // Nobody got there: what ended the game, not the score, is what there is to say.
            texts.text(`ended-${termination}`, who(texts, company, loser)),
            texts.text("say-game-given", winning),
          ];
    return [...ends, ...value].join(" ");
  };
}
