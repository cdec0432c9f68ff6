/**
 * What an event looks and sounds like: each becomes small steps, and a step holds the change of
 * the picture together with its words. No rule of the game is applied here: what an event does
 * not say is taken from the view that the server sends with it.
 */
import type {
  EcarteCalled,
  EcarteCallWord,
  EcarteDealScored,
  EcarteDealt,
  EcarteDiscarded,
  EcarteDrawn,
  EcarteEvent,
  EcarteKingAnnounced,
  EcarteKingTurned,
  EcarteLaid,
  EcarteLotDrawn,
  EcarteTrickTaken,
  EcarteView,
  GameEnded,
} from "../../generated/messages";
import { cardList, isCard, sorted, words } from "../cards";
import { type Company, who } from "../company";
import { STILL, type Step } from "../steps";
import type { Say } from "../texts.svelte";
import { saysLot } from "../words";

import { saysResult, yourCards } from "./words";

type Drawn = Step<EcarteView>;
type View = EcarteView;

const HAND = 5;
const STOCK = 21;

/** What nobody has done yet in a deal that begins, nor before the first. */
export const UNPLAYED = {
  aside: 0,
  reshuffles: 0,
  calls: [],
  exchanges: [],
  situation: null,
  asked: [],
  announced: null,
  table: [],
  tricks: [],
  scored: null,
} as const satisfies Partial<View>;

export const CALLS: Readonly<Record<EcarteCallWord, string>> = {
  play: "ecarte-call-play",
  propose: "ecarte-call-propose",
  accept: "ecarte-call-accept",
  refuse: "ecarte-call-refuse",
};

/** The steps of one event; `after` is the server's view once all of the entry has happened. */
export function steps(event: EcarteEvent, after: View, company: Company): Drawn[] {
  switch (event.kind) {
    case "lot-drawn":
      return [lotDrawn(event, company)];
    case "dealt":
      return [dealt(event, company)];
    case "king-turned":
      return [king(event, "ecarte-say-king-turned", "ecarte-chip-king-turned", company)];
    case "called":
      return [called(event, after, company)];
    case "discarded":
      return [discarded(event, company)];
    case "stood-pat":
      return [stoodPat(event.seat, company)];
    case "drawn":
      return [drawn(event, company)];
    case "king-announced":
      return [king(event, "ecarte-say-king", "ecarte-chip-king", company)];
    case "no-king-announced":
      return [noKing(event.seat, company)];
    case "laid":
      return [laid(event, after, company)];
    case "trick-taken":
      return [trickTaken(event, company)];
    case "deal-scored":
      return [dealScored(event, after, company)];
    case "game-ended":
      return [gameEnded(event, company)];
    default:
      // An event without a picture does not pass the type check.
      return event satisfies never;
  }
}

/** A step with what differs from one in which nothing happens; nobody acts while it is told. */
function step(
  scene: string,
  says: Say | null,
  pace: Drawn["pace"],
  draw: (view: View) => View,
  more: Partial<Drawn> = {},
): Drawn {
  return {
    ...STILL,
    scene,
    says,
    pace,
    draw: (view) => ({ ...draw(view), to_act: [] }),
    ...more,
  };
}

// --- The lot and the deal ----------------------------------------------------------------------

function lotDrawn(event: EcarteLotDrawn, company: Company): Drawn {
  const says = saysLot(event, company, "ecarte-say-lot-tied", "ecarte-say-lot-dealer");
  return step(`lot-${event.cards.join("")}`, says, "lot", (view) => ({
    ...view,
    phase: "lot",
    dealer: event.dealer,
    lot: [...view.lot, event.cards],
  }));
}

function dealt(event: EcarteDealt, company: Company): Drawn {
  const mine = company.you === null ? null : (event.hands[company.you] ?? null);
  const { number, dealer, turned, hands } = event;
  const draw = (view: View): View => ({
    ...view,
    phase: "speak",
    deal: number,
    dealer,
    turned,
    hand: mine && sorted(mine.filter(isCard)),
    held: hands.map(() => HAND),
    stock: STOCK,
    ...UNPLAYED,
  });
  const says: Say = (texts) => {
    const args = { ...who(texts, company, dealer), ...words(turned), deal: number };
    const begins = texts.text("ecarte-say-dealt", args);
    return mine === null ? begins : `${begins} ${yourCards(mine, turned)(texts)}`;
  };
  return step(`deal-${number}`, says, "deal", draw, { sound: "card" });
}

// --- Speaking and exchanging -------------------------------------------------------------------

function called(event: EcarteCalled, after: View, company: Company): Drawn {
  const { seat, word } = event;
  const said: Say = (texts) => texts.text(CALLS[word]);
  const says: Say = (texts) =>
    texts.text("ecarte-say-called", { ...who(texts, company, seat), words: said(texts) });
  const draw = (view: View): View => {
    const calls = [...view.calls, event];
    if (word === "propose") return { ...view, calls, phase: "answer" };
    if (word === "accept") {
      return { ...view, calls, phase: "discard", exchanges: [...view.exchanges, []] };
    }
    const { phase, situation, asked } = after;
    return { ...view, calls, phase: phase === "king" ? phase : "play", situation, asked };
  };
  return step(`called-${seat}`, says, "call", draw, {
    // What one has said oneself stands among the words in the middle.
    bubble: seat === company.you ? null : { seat, say: said },
  });
}

function discarded(event: EcarteDiscarded, company: Company): Drawn {
  const { seat, count, cards } = event;
  // Which cards they were nobody may see again, not even whose they were (E12).
  const says: Say = (texts) =>
    texts.text("ecarte-say-discards", { ...who(texts, company, seat), count });
  return step(`discarded-${seat}`, says, "card", (view) => ({
    ...view,
    phase: "draw",
    hand: cards && view.hand ? view.hand.filter((card) => !cards.includes(card)) : view.hand,
    held: view.held.with(seat, (view.held[seat] ?? 0) - count),
    aside: view.aside + count,
    exchanges: counted(view, count),
  }));
}

function counted(view: View, count: number): View["exchanges"] {
  const present = view.exchanges.at(-1) ?? [];
  return [...view.exchanges.slice(0, -1), [...present, count]];
}

function stoodPat(seat: number, company: Company): Drawn {
  const says: Say = (texts) => texts.text("ecarte-say-stood-pat", who(texts, company, seat));
  return step(`stood-pat-${seat}`, says, "go", (view) => ({
    ...view,
    phase: "speak",
    exchanges: counted(view, 0),
  }));
}

function drawn(event: EcarteDrawn, company: Company): Drawn {
  const { seat, count, cards, stock, reshuffled } = event;
  const says: Say = (texts) => {
    const anew = reshuffled ? [texts.text("ecarte-say-reshuffled")] : [];
    const takes =
      cards === null
        ? texts.text("ecarte-say-draws", { ...who(texts, company, seat), count, stock })
        : texts.text("ecarte-say-you-draw", {
            cards: cardList(cards, "accusative")(texts),
            stock,
          });
    return [...anew, takes].join(" ");
  };
  const draw = (view: View): View => ({
    ...view,
    phase: seat === view.dealer ? "speak" : "discard",
    hand: cards && view.hand ? sorted([...view.hand, ...cards].filter(isCard)) : view.hand,
    held: view.held.with(seat, (view.held[seat] ?? 0) + count),
    stock,
    // A new stock takes in everything but what this seat has just laid aside (E13).
    aside: reshuffled ? count : view.aside,
    reshuffles: view.reshuffles + (reshuffled ? 1 : 0),
  });
  return step(`drawn-${seat}`, says, "score", draw, { sound: "card" });
}

// --- The king ----------------------------------------------------------------------------------

function king(
  event: EcarteKingTurned | EcarteKingAnnounced,
  key: string,
  chip: string,
  company: Company,
): Drawn {
  const { seat, points, scores } = event;
  const isAnnounced = event.kind === "king-announced";
  const says: Say = (texts) => texts.text(key, { ...who(texts, company, seat), points });
  const draw = (view: View): View => {
    const told = { ...view, scores };
    return isAnnounced ? { ...answered(told, seat), announced: seat } : told;
  };
  return step(event.kind, says, "score", draw, {
    chips: [{ seat, points, reasons: [(texts) => texts.text(chip)] }],
  });
}

function noKing(seat: number, company: Company): Drawn {
  const says: Say = (texts) => texts.text("ecarte-say-no-king", who(texts, company, seat));
  return step(`no-king-${seat}`, says, "card", (view) => answered(view, seat));
}

/** One answer less to wait for, where both are asked before the lead (E17). */
function answered(view: View, seat: number): View {
  if (view.phase !== "king") return view;
  const asked = view.asked.filter((one) => one !== seat);
  return { ...view, asked, phase: asked.length > 0 ? "king" : "play" };
}

// --- The tricks --------------------------------------------------------------------------------

function laid(event: EcarteLaid, after: View, company: Company): Drawn {
  const { seat, card } = event;
  const trick = after.tricks.at(-1);
  const isReply = trick?.cards.at(-1)?.card === card;
  const key = isReply ? "ecarte-say-replies" : "ecarte-say-leads";
  const says: Say = (texts) =>
    texts.text(key, { ...who(texts, company, seat), ...words(card, "instrumental") });
  const draw = (view: View): View => ({
    ...view,
    phase: "play",
    hand: view.hand?.filter((held) => held !== card) ?? null,
    held: view.held.with(seat, Math.max(0, (view.held[seat] ?? 0) - 1)),
    table: [...view.table, { seat, card }],
  });
  // Both cards of a trick lie there long enough to be looked at, the better one with a ring.
  const best = isReply ? trick.cards.filter((one) => one.seat === trick.winner) : [];
  return step(`laid-${card}`, says, isReply ? "trick" : "card", draw, {
    sound: "card",
    lit: best.map((one) => one.card),
  });
}

function trickTaken(event: EcarteTrickTaken, company: Company): Drawn {
  const { seat, number } = event;
  const draw = (view: View): View => ({
    ...view,
    table: [],
    tricks: [...view.tricks, { cards: view.table, winner: seat }],
  });
  const says: Say = (texts) =>
    texts.text("ecarte-say-trick", { ...who(texts, company, seat), number });
  return step(`trick-${number}`, says, "card", draw);
}

function dealScored(event: EcarteDealScored, { target }: View, company: Company): Drawn {
  const { seat, points, tricks, scores } = event;
  // From four, two points make five: what was due and what stands would not add up unsaid (E30).
  const stops = points > 1 && scores[seat] === target;
  const says: Say = (texts) => {
    const args = { ...who(texts, company, seat), tricks: tricks[seat] ?? 0, points };
    const told = texts.text("ecarte-say-scored", { ...args, why: why(event)(texts) });
    const now = scores.map((score, side) =>
      texts.text("say-score", { ...who(texts, company, side), score }),
    );
    const last = stops ? [texts.text("ecarte-say-stops", { target })] : [];
    return [told, ...now, ...last].join(" ");
  };
  return step(
    "scored",
    says,
    "hand",
    (view) => ({ ...view, phase: "deal", scores, scored: event }),
    { chips: [{ seat, points, reasons: reasons(event) }] },
  );
}

/** Why the tricks of a deal count what they count (E24 to E26). */
export function reasons({ tricks, points, situation }: EcarteDealScored): Say[] {
  if (Math.max(...tricks) === HAND) return [(texts) => texts.text("ecarte-chip-vole")];
  const majority: Say = (texts) => texts.text("ecarte-chip-majority");
  if (points < 2) return [majority];
  const raised = situation === "refused" ? "ecarte-chip-refused" : "ecarte-chip-stood";
  return [majority, (texts) => texts.text(raised)];
}

/** The reasons in a row: "majority; refused: counts two". */
export function why(event: EcarteDealScored): Say {
  return (texts) =>
    reasons(event)
      .map((reason) => reason(texts))
      .join("; ");
}

function gameEnded(event: GameEnded, company: Company): Drawn {
  const { result } = event;
  return step("end", saysResult(result, company), "end", (view) => ({
    ...view,
    phase: "over",
    result,
  }));
}
