/** From the lot to the starter: what each event looks and sounds like. */
import type {
  BidMade,
  BonusPegged,
  CribSold,
  CribbageView,
  Dealt,
  LaidAway,
  LotDrawn,
  StarterTurned,
} from "../../generated/messages";
import { cardList, isCard, sorted, words } from "../cards";
import { type Company, sideOf, who } from "../company";
import { type Chip, STILL, type Step as SomeStep } from "../steps";
import type { Say } from "../texts.svelte";
import { saysLot } from "../words";
import { withScores } from "./pegging";
import { saysScore, UNPLAYED } from "./words";

type Step = SomeStep<CribbageView>;

/** Cards of a crib. */
const CRIB = 4;
const THREE = 3;

export function lotDrawn(event: LotDrawn, company: Company): Step {
  return {
    ...STILL,
    scene: `lot-${event.cards.join("")}`,
    says: saysLot(event, company, "say-lot-tied", "say-lot-dealer"),
    pace: "lot",
    draw: (view) => ({ ...view, phase: "lot", lot: [...view.lot, event.cards] }),
  };
}

/** Three points for the player who does not deal (R14). */
export function bonusPegged(event: BonusPegged, company: Company): Step {
  const { side, points, scores } = event;
  return {
    ...STILL,
    scene: event.kind,
    pace: "score",
    says: (texts) =>
      texts.text("say-pegs", {
        ...who(texts, company, side),
        why: texts.text("chip-bonus"),
        points,
      }),
    chips: [{ seat: side, points, reasons: [(texts) => texts.text("chip-bonus")] }],
    draw: (view) => withScores(view, scores),
  };
}

export function dealt(event: Dealt, after: CribbageView, company: Company): Step {
  const seat = company.you ?? company.standIn ?? null;
  const mine = seat === null ? null : (event.hands[seat] ?? null);
  const inHand = sorted((mine ?? []).filter(isCard));
  // Where nobody owns the crib yet, it is for sale.
  const isSale = after.crib_owner === null || after.bids.length > 0 || after.price > 0;
  const says: Say = (texts) => {
    const begins = texts.text(isSale ? "say-dealt-sale" : "say-dealt", {
      ...who(texts, company, event.dealer),
      deal: event.number,
    });
    if (mine === null || company.you === null) return begins;
    return `${begins} ${texts.text("say-your-hand", { cards: cardList(inHand)(texts) })}`;
  };
  return {
    ...STILL,
    scene: `deal-${event.number}`,
    says,
    pace: "deal",
    sound: "card",
    draw: (view) => ({
      ...view,
      phase: isSale && after.phase === "bid" ? "bid" : "lay-away",
      deal: event.number,
      dealer: event.dealer,
      crib_owner: isSale ? null : event.dealer,
      to_act: [],
      hand: mine,
      confirmed: event.hands.map(() => false),
      held: event.hands.map(() => event.cards_each),
      crib_count: straightTo(event.hands.length),
      ...UNPLAYED,
    }),
  };
}

/** A bid for the crib, or a pass (R68). */
export function bidMade({ seat, points }: BidMade, company: Company): Step {
  const key = points === 0 ? "pass" : "bid";
  return {
    ...STILL,
    scene: `bid-${seat}-${points}`,
    pace: "call",
    says: (texts) => texts.text(`say-${key}`, { ...who(texts, company, seat), points }),
    bubble: { seat, say: (texts) => texts.text(`call-${key}`, { points }) },
    keepsSaid: true,
    draw: (view) => ({ ...view, phase: "bid", to_act: [], bids: [...view.bids, [seat, points]] }),
  };
}

/** The crib has an owner, who pays for it at once (R69, R70). */
export function cribSold(event: CribSold, company: Company): Step {
  const { owner, price, scores } = event;
  const reason: Say = (texts) => texts.text("chip-crib");
  return {
    ...STILL,
    scene: "sold",
    pace: "score",
    says: (texts) => {
      const args = { ...who(texts, company, owner), points: price };
      if (price === 0) return texts.text("say-crib-free", args);
      const side = sideOf(owner, scores.length);
      return `${texts.text("say-crib-sold", args)} ${saysScore(scores, side, company)(texts)}`;
    },
    chips: price === 0 ? [] : [{ seat: owner, points: -price, reasons: [reason] }],
    draw: (view) => ({ ...withScores(view, scores), crib_owner: owner, price }),
  };
}

export function laidAway(event: LaidAway, company: Company): Step {
  const { seat, cards } = event;
  const count = thrownBy(company.seats.length);
  return {
    ...STILL,
    scene: `laid-away-${seat}`,
    pace: "card",
    says: (texts) =>
      cards && seat === company.you
        ? texts.text("say-you-lay-away", { cards: cardList(cards, "accusative")(texts) })
        : texts.text("say-lays-away", { ...who(texts, company, seat), cards: count }),
    draw: (view) => {
      const before = view.confirmed[seat] === true;
      const full = [...(view.hand ?? []), ...(before ? (view.laid_away ?? []) : [])];
      const kept = full.filter((card) => !cards?.includes(card));
      const own = cards !== null && seat === view.seat;
      return {
        ...view,
        hand: own ? kept : view.hand,
        kept: own ? kept : view.kept,
        laid_away: own ? cards : view.laid_away,
        confirmed: view.confirmed.with(seat, true),
        held: before ? view.held : view.held.with(seat, (view.held[seat] ?? 0) - count),
        crib_count: before ? view.crib_count : view.crib_count + count,
      };
    },
  };
}

/** Cards that each throws: with those dealt straight to it the crib has four (R6, R12). */
function thrownBy(players: number): number {
  return (CRIB - straightTo(players)) / players;
}

function straightTo(players: number): number {
  return players === THREE ? 1 : 0;
}

/** The starter, and two points where it is a jack (R21, R72). */
export function starterTurned(event: StarterTurned, after: CribbageView, company: Company): Step {
  const { card, heels, side } = event;
  const sides = event.scores.length;
  const owner = [after.dealer, after.crib_owner].find(
    (seat) => seat !== null && sideOf(seat, sides) === side,
  );
  const seat = owner ?? side;
  const says: Say = (texts) => {
    const starter = texts.text("say-starter", words(card));
    if (heels === 0) return starter;
    const why = texts.text("count-heels");
    return `${starter} ${texts.text("say-pegs", { ...who(texts, company, seat), why, points: heels })}`;
  };
  const chip: Chip = { seat, points: heels, reasons: [(texts) => texts.text("count-heels")] };
  return {
    ...STILL,
    scene: "starter",
    says,
    pace: heels > 0 ? "score" : "card",
    sound: "card",
    chips: heels > 0 ? [chip] : [],
    lit: heels > 0 ? [card] : [],
    draw: (view) => ({
      ...withScores(view, event.scores),
      phase: "play",
      starter: card,
      hand: after.kept ?? view.hand,
      crib_count: after.crib_count,
    }),
  };
}
