/** Passages about the table as a whole, and views that no message holds. */
import type { CribbageView, Happened, TableSeen } from "../../generated/messages";
import { cardList, isCard } from "../cards";
import { nameOf, who } from "../company";
import type { Say } from "../texts.svelte";
import { companyOf } from "./hand";

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
    kept: null,
    laid_away: null,
    confirmed: after.confirmed.map(() => false),
    held: after.held.map(() => 0),
    crib_count: 0,
    starter: null,
    table: [],
    total: 0,
    said_go: [],
    shows: [],
    revealed: null,
    crib: null,
    lot: [],
    result: null,
  };
}

/** "You 74. North 87." */
export function scoresOf(seen: TableSeen, view: CribbageView): Say {
  const company = companyOf(seen);
  return (texts) =>
    view.scores
      .map((score, side) => texts.text("say-score", { ...who(texts, company, side), score }))
      .join(" ");
}

/** What somebody needs to hear who has just come to the table. */
export function welcome(seen: TableSeen): Say {
  const company = companyOf(seen);
  const others = seen.seats.flatMap((seat, at) =>
    at === seen.you || seat.kind === "empty" ? [] : [at],
  );
  return (texts) => {
    const names = others.map((at) => nameOf(texts, company, at)).join(", ");
    const key = seen.you === null ? "say-you-watch" : "say-you-sit";
    const begins = names === "" ? texts.text("turn-waiting") : texts.text(key, { names });
    const { view } = seen;
    if (view === null) return begins;
    const dealer =
      view.dealer === null ? [] : [texts.text("say-dealer", who(texts, company, view.dealer))];
    const hand = (view.hand ?? []).filter(isCard);
    const cards =
      hand.length > 0 ? [texts.text("say-your-hand", { cards: cardList(hand)(texts) })] : [];
    return [begins, scoresOf(seen, view)(texts), ...dealer, ...cards].join(" ");
  };
}

/** What an entry says besides its events: who came, went, and is ready. */
export function saysEntry({ what, seat, seen }: Happened): Say | null {
  if (what === "started") {
    return (texts) => texts.text("say-started", { game: seen.match?.game ?? 1 });
  }
  if (what === "acted" || seat === null) return null;
  return (texts) => texts.text(`say-${what}`, who(texts, companyOf(seen), seat));
}
