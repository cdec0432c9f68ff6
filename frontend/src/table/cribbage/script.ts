/**
 * What an event looks and sounds like: each becomes small steps, and a step holds the change of
 * the picture together with its words, so that the two cannot tell different stories. No rule of
 * the game is applied here: every number comes from the event.
 */
import type {
  CountClosed,
  CribbageEvent,
  CribbageView,
  Dealt,
  GameEnded,
  Laid,
  LaidAway,
  LotDrawn,
  Result,
  Shown,
  StarterTurned,
  TableSeen,
} from "../../generated/messages";
import { cardList, cardName, isCard, sorted, words } from "../cards";
import { type Company, companyOf, sideOf, who } from "../company";
import { type Chip, STILL, type Step as SomeStep } from "../steps";
import type { Say } from "../texts.svelte";
import { phrases, spokenCount } from "./count";

/** A hand or crib being counted: which, and how many of its phrases have been told. */
export interface Counting {
  shown: Shown;
  told: number;
}

type Step = SomeStep<CribbageView>;

/** The steps of one event; `after` is the server's view once all of the entry has happened. */
export function steps(event: CribbageEvent, after: CribbageView, company: Company): Step[] {
  switch (event.kind) {
    case "lot-drawn":
      return [lotDrawn(event, company)];
    case "bonus-pegged":
      return [pegged(event.kind, event.side, event.points, event.scores, "chip-bonus", company)];
    case "dealt":
      return [dealt(event, after, company)];
    case "laid-away":
      return [laidAway(event, company)];
    case "depth-named":
      return [
        said(event.kind, (texts) =>
          texts.text("say-depth", { ...who(texts, company, event.seat), cards: event.cards }),
        ),
      ];
    case "starter-turned":
      return [starterTurned(event, after, company)];
    case "laid":
      return [laid(event, after, company)];
    case "said-go":
      return [saidGo(event.seat, event.total, company)];
    case "count-closed":
      return countClosed(event, company);
    case "shown":
      return shown(event, company);
    case "deal-ended":
      return [{ ...STILL, scene: "deal-ended", draw: (view) => revealed(view, after) }];
    case "game-ended":
      return [gameEnded(event, company)];
    case "resign-offered":
      return [
        said(event.kind, (texts) =>
          texts.text("say-resign-offered", who(texts, company, event.seat)),
        ),
      ];
    case "bid-made":
    case "crib-sold":
    case "count-opened":
    case "claimed":
    case "muggins-called":
    case "explained":
    case "side-left":
      // Six-card cribbage with automatic counting has none of these.
      return [];
    default:
      // An event without a picture does not pass the type check.
      return event satisfies never;
  }
}

/** The score after an event; a side that has moved leaves its back peg where it stood. */
export function withScores(view: CribbageView, scores: readonly number[]): CribbageView {
  const back_pegs = view.back_pegs.map((peg, side) => {
    const before = view.scores[side] ?? 0;
    return scores[side] === before ? peg : before;
  });
  return { ...view, scores, back_pegs };
}

function said(scene: string, says: Say): Step {
  return { ...STILL, scene, says, pace: "card" };
}

function lotDrawn(event: LotDrawn, company: Company): Step {
  const says: Say = (texts) => {
    const draws = event.cards.flatMap((card, seat) =>
      card === null
        ? []
        : [
            texts.text("say-lot-draws", {
              ...who(texts, company, seat),
              ...words(card, "accusative"),
            }),
          ],
    );
    const end =
      event.dealer === null
        ? texts.text("say-lot-tied")
        : texts.text("say-lot-dealer", who(texts, company, event.dealer));
    return [...draws, end].join(" ");
  };
  return {
    ...STILL,
    scene: `lot-${event.cards.join("")}`,
    says,
    pace: "lot",
    draw: (view) => ({ ...view, phase: "lot", lot: [...view.lot, event.cards] }),
  };
}

function pegged(
  scene: string,
  side: number,
  points: number,
  scores: readonly number[],
  key: string,
  company: Company,
): Step {
  return {
    ...STILL,
    scene,
    pace: "score",
    says: (texts) =>
      texts.text("say-pegs", { ...who(texts, company, side), why: texts.text(key), points }),
    chips: [{ seat: side, points, reasons: [(texts) => texts.text(key)] }],
    draw: (view) => withScores(view, scores),
  };
}

function dealt(event: Dealt, after: CribbageView, company: Company): Step {
  const mine = company.you === null ? null : (event.hands[company.you] ?? null);
  const inHand = sorted((mine ?? []).filter(isCard));
  const says: Say = (texts) => {
    const begins = texts.text("say-dealt", {
      ...who(texts, company, event.dealer),
      deal: event.number,
    });
    if (mine === null) return begins;
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
      phase: "lay-away",
      deal: event.number,
      dealer: event.dealer,
      crib_owner: after.crib_owner ?? event.dealer,
      to_act: event.hands.map((_, seat) => seat),
      hand: mine,
      kept: null,
      laid_away: null,
      confirmed: event.hands.map(() => false),
      held: event.hands.map(() => event.cards_each),
      crib_count: event.to_crib?.length ?? 0,
      starter: null,
      table: [],
      total: 0,
      said_go: [],
      shows: [],
      revealed: null,
      crib: null,
    }),
  };
}

function laidAway(event: LaidAway, company: Company): Step {
  const { seat, cards } = event;
  return {
    ...STILL,
    scene: `laid-away-${seat}`,
    pace: "card",
    says: (texts) =>
      cards && seat === company.you
        ? texts.text("say-you-lay-away", { cards: cardList(cards, "accusative")(texts) })
        : texts.text("say-lays-away", who(texts, company, seat)),
    draw: (view) => {
      const before = view.confirmed[seat] === true;
      const full = [...(view.hand ?? []), ...(before ? (view.laid_away ?? []) : [])];
      const kept = full.filter((card) => !cards?.includes(card));
      const own = cards !== null && seat === view.seat;
      const count = cards?.length ?? Math.max(0, (view.held[seat] ?? 0) - keeps(view));
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

/** Cards in a hand once it has laid away, as far as the table shows it already. */
function keeps(view: CribbageView): number {
  const done = view.held.find((_, seat) => view.confirmed[seat]);
  return done ?? view.kept?.length ?? Math.max(0, (view.held[0] ?? 0) - 2);
}

function starterTurned(event: StarterTurned, after: CribbageView, company: Company): Step {
  const { card, heels, side } = event;
  const owner = after.crib_owner ?? side;
  const says: Say = (texts) => {
    const starter = texts.text("say-starter", words(card));
    if (heels === 0) return starter;
    const why = texts.text("count-heels");
    return `${starter} ${texts.text("say-pegs", { ...who(texts, company, owner), why, points: heels })}`;
  };
  const chip: Chip = {
    seat: owner,
    points: heels,
    reasons: [(texts) => texts.text("count-heels")],
  };
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

function laid(event: Laid, after: CribbageView, company: Company): Step {
  const { seat, card, total, items } = event;
  const reasons = items.map(
    (item): Say =>
      (texts) =>
        texts.text(`play-${item.kind}`, { length: item.cards }),
  );
  const why: Say = (texts) =>
    reasons
      .map((reason) => reason(texts))
      .reduce((before, phrase, at) =>
        at === 0 ? phrase : texts.text("play-and", { before, phrase }),
      );
  const says: Say = (texts) => {
    const args = { ...who(texts, company, seat), ...words(card, "accusative"), total };
    return items.length > 0
      ? texts.text("say-lays-for-points", { ...args, why: why(texts) })
      : texts.text("say-lays", args);
  };
  return {
    ...STILL,
    scene: `laid-${card}`,
    says,
    pace: items.length > 0 ? "score" : "card",
    sound: "card",
    keepsSaid: true,
    chips: items.length > 0 ? [{ seat, points: event.points, reasons }] : [],
    draw: (view) => {
      const known = after.table.find((one) => one.card === card);
      const in_count = known?.in_count ?? view.table.at(-1)?.in_count ?? 0;
      return {
        ...withScores(view, event.scores),
        phase: "play",
        hand: view.hand?.filter((held) => held !== card) ?? null,
        held: view.held.with(seat, Math.max(0, (view.held[seat] ?? 0) - 1)),
        table: [...view.table, { seat, card, in_count }],
        said_go: view.table.at(-1)?.in_count === in_count ? view.said_go : [],
        total,
        to_act: [],
      };
    },
  };
}

function saidGo(seat: number, total: number, company: Company): Step {
  return {
    ...STILL,
    scene: `go-${seat}`,
    says: (texts) => texts.text("say-go", { ...who(texts, company, seat), total }),
    bubble: { seat, say: (texts) => texts.text("play-say-go") },
    pace: "go",
    ownGo: seat === company.you,
    draw: (view) => ({ ...view, said_go: [...view.said_go, seat] }),
  };
}

function countClosed(event: CountClosed, company: Company): Step[] {
  const { seat, reason, points, scores } = event;
  if (points === 0) return [];
  const say: Say = (texts) => texts.text(`play-${reason}`);
  return [
    {
      ...STILL,
      scene: "closed",
      pace: "score",
      says: (texts) =>
        texts.text("say-pegs", { ...who(texts, company, seat), why: say(texts), points }),
      chips: [{ seat, points, reasons: [say] }],
      draw: (view) => withScores(view, scores),
    },
  ];
}

/** The hand is laid open, told phrase by phrase, and at its end the peg leaps once. */
function shown(event: Shown, company: Company): Step[] {
  const told = event.show ? phrases(event.show) : [];
  const scene = `shown-${event.deal}-${event.what}-${event.owner}`;
  const open: Step = {
    ...STILL,
    scene,
    says: (texts) => saysShown(event, company)(texts),
    focus: { shown: event, told: 0 },
    pace: "card",
    draw: (view) => ({ ...view, shows: [...view.shows, event], total: 0 }),
  };
  const items = told.map((phrase, at): Step => ({
    ...STILL,
    scene,
    lit: phrase.cards,
    focus: { shown: event, told: at + 1 },
    pace: "item",
    shares: told.length,
  }));
  const end: Step = {
    ...STILL,
    scene,
    focus: { shown: event, told: told.length },
    chips: [{ seat: event.owner, points: event.pegged, reasons: [showTitle(event, company)] }],
    pace: "hand",
    draw: (view) => withScores(view, event.scores),
  };
  return [open, ...items, end];
}

/** "North's hand", "your crib". */
export function showTitle(event: Shown, company: Company): Say {
  return (texts) => texts.text(`show-${event.what}`, who(texts, company, event.owner));
}

/** The whole of a show as one passage: whose, which cards, and the count aloud. */
export function saysShown(event: Shown, company: Company): Say {
  return (texts) => {
    const cards = cardList(event.cards)(texts);
    const starter = cardName(event.starter)(texts);
    const title = showTitle(event, company)(texts);
    const count = event.show ? spokenCount(event.show)(texts) : "";
    const score = event.scores[event.side] ?? 0;
    const told = texts.text("say-shown", { title, cards, starter, count });
    return `${told} ${texts.text("say-score", { ...who(texts, company, event.owner), score })}`;
  };
}

function revealed(view: CribbageView, after: CribbageView): CribbageView {
  return { ...view, revealed: after.revealed, crib: after.crib };
}

function gameEnded({ result }: GameEnded, company: Company): Step {
  return {
    ...STILL,
    scene: "end",
    pace: "end",
    says: saysWinner(result, company),
    draw: (view) => ({ ...view, phase: "over", to_act: [], result }),
  };
}

/** How the game that is over ended. */
export function saysResult(seen: TableSeen, { result }: CribbageView): Say {
  return result ? saysWinner(result, companyOf(seen)) : () => "";
}

/** "You win 121 to 98, a skunk." */
function saysWinner(result: Result, company: Company): Say {
  const { winner, scores } = result;
  return (texts) => {
    if (winner === null) return texts.text("say-game-drawn");
    const mine = company.you === null ? null : sideOf(company.you, scores.length);
    const seat = mine === winner && company.you !== null ? company.you : winner;
    const high = scores[winner] ?? 0;
    const low = Math.max(...scores.filter((_, side) => side !== winner));
    const degree = result.degree === "plain" ? [] : [texts.text(`degree-${result.degree}`)];
    const winning = who(texts, company, seat);
    if (result.termination === "normal") {
      return [texts.text("say-game-won", { ...winning, high, low }), ...degree].join(" ");
    }
    // Nobody got there: what ended the game, not the score, is what there is to say.
    const loser = scores.findIndex((_, side) => side !== winner);
    const lost = mine === loser && company.you !== null ? company.you : loser;
    return [
      texts.text(`ended-${result.termination}`, who(texts, company, lost)),
      texts.text("say-game-given", winning),
      ...degree,
    ].join(" ");
  };
}
