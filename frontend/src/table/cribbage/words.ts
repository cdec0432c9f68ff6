/** Passages about the game as a whole, and views that no message holds. */
import type { CribbageView, TableSeen } from "../../generated/messages";
import { cardList, isCard } from "../cards";
import { type Company, companyOf, sideWho, who } from "../company";
import type { Say } from "../texts.svelte";

const THIRTY_ONE = 31;

/** What nobody has done yet in a deal that begins, nor before the first. */
export const UNPLAYED = {
  kept: null,
  laid_away: null,
  starter: null,
  table: [],
  total: 0,
  said_go: [],
  bids: [],
  price: 0,
  counting: null,
  silent: [],
  shows: [],
  revealed: null,
  crib: null,
} as const satisfies Partial<CribbageView>;

/** A game of which nothing has happened yet: the picture before the lot. */
export function before(after: CribbageView): CribbageView {
  return {
    ...after,
    phase: "lot",
    deal: 0,
    dealer: null,
    crib_owner: null,
    to_act: [],
    scores: after.scores.map(() => 0),
    back_pegs: after.back_pegs.map(() => 0),
    hand: null,
    confirmed: after.confirmed.map(() => false),
    held: after.held.map(() => 0),
    crib_count: 0,
    ...UNPLAYED,
    lot: [],
    resigning: [],
    left: [],
    result: null,
  };
}

/** "You 74. North 87." */
export function scoresOf(seen: TableSeen, view: CribbageView): Say {
  const company = companyOf(seen);
  return (texts) =>
    view.scores.map((_, side, scores) => saysScore(scores, side, company)(texts)).join(" ");
}

/** "You have 74." */
export function saysScore(scores: readonly number[], side: number, company: Company): Say {
  return (texts) =>
    texts.text("say-score", {
      ...sideWho(texts, company, side, scores.length),
      score: scores[side] ?? 0,
    });
}

/** The count, and how far it is to the end of it; only in the play there is one. */
export function countOf(_seen: TableSeen, { phase, total }: CribbageView): Say {
  if (phase !== "play") return (texts) => texts.text("read-count-none");
  return (texts) => texts.text("read-count", { total, left: THIRTY_ONE - total });
}

/** What somebody hears about the present deal who has just come to the table. */
export function welcome(seen: TableSeen, view: CribbageView): Say[] {
  const { dealer } = view;
  const hand = (view.hand ?? []).filter(isCard);
  const said: Say[] = [];
  if (dealer !== null) {
    const key = view.crib_owner === dealer ? "say-dealer" : "say-dealer-only";
    said.push((texts) => texts.text(key, who(texts, companyOf(seen), dealer)));
  }
  if (hand.length > 0) {
    said.push((texts) => texts.text("say-your-hand", { cards: cardList(hand)(texts) }));
  }
  return said;
}
