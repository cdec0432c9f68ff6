/**
 * What an event looks and sounds like: each becomes small steps, and a step holds the change of
 * the picture together with its words, so that the two cannot tell different stories. Who wins a
 * trick, what may be called and what a deal is worth come from the events and from nowhere else.
 */
import type {
  SoloCalled,
  SoloContractMade,
  SoloDealEnded,
  SoloDealScored,
  SoloDealt,
  SoloEvent,
  SoloGameEnded,
  SoloHandSpread,
  SoloLaid,
  SoloLotDrawn,
  SoloSideLeft,
  SoloThrownIn,
  SoloTrick,
  SoloTrickTaken,
  SoloTrumpsNamed,
  SoloView,
} from "../../generated/messages";
import { cardList, isCard, words } from "../cards";
import { type Company, who } from "../company";
import { type Step as TableStep, STILL } from "../steps";
import type { Say } from "../texts.svelte";
import { saysLot } from "../words";
import {
  arranged,
  isCall,
  isMisere,
  leftOf,
  namesTrumps,
  PLAYERS,
  SEATS,
  suitOf,
  TRICKS,
} from "./deal";
import { saysContract, saysMade, suitWord, trumpsName } from "./contracts";
import { saysChanges, saysResult } from "./totals";

type Step = TableStep<SoloView>;

/** What nobody has done yet in a deal that begins, nor before the first. */
export const UNPLAYED = {
  calls: [],
  contract: null,
  declarers: [],
  trumps: null,
  spread: null,
  trick: [],
  leader: null,
  last_trick: null,
  taken: SEATS.map(() => 0),
  scored: null,
  revealed: null,
} as const satisfies Partial<SoloView>;

/** The steps of one event; `after` is the server's view once all of the entry has happened. */
export function steps(event: SoloEvent, after: SoloView, company: Company): Step[] {
  switch (event.kind) {
    case "lot-drawn":
      return [lotDrawn(event, company)];
    case "dealt":
      return [dealt(event, company)];
    case "called":
      return [called(event, after, company)];
    case "contract-made":
      return [contractMade(event, after, company)];
    case "trumps-named":
      return [trumpsNamed(event, company)];
    case "thrown-in":
      return [thrownIn(event)];
    case "hand-spread":
      return [handSpread(event, company)];
    case "laid":
      return [laid(event, after, company)];
    case "trick-taken":
      return trickTaken(event, company);
    case "deal-scored":
      return [dealScored(event, company)];
    case "deal-ended":
      return [dealEnded(event)];
    case "side-left":
      return [sideLeft(event, after, company)];
    case "game-ended":
      return [gameEnded(event, after.left, company)];
    default:
      // An event without a picture does not pass the type check.
      return event satisfies never;
  }
}

function lotDrawn(event: SoloLotDrawn, company: Company): Step {
  const { cards, dealer } = event;
  return {
    ...STILL,
    scene: `lot-${cards.join("")}`,
    says: saysLot(event, company, "solo-say-lot-tied", "solo-say-lot-dealer"),
    pace: "lot",
    draw: (view) => ({
      ...view,
      phase: dealer === null ? "lot" : "deal",
      lot: [...view.lot, cards],
      dealer,
    }),
  };
}

function dealt(event: SoloDealt, company: Company): Step {
  const { dealer, exposed } = event;
  const mine = company.you === null ? null : (event.hands[company.you] ?? null);
  const held = arranged((mine ?? []).filter(isCard));
  const says: Say = (texts) => {
    const begins = texts.text("solo-say-dealt", {
      ...who(texts, company, dealer),
      ...words(exposed),
      // Deals thrown in do not count (W28).
      deal: event.counted + 1,
    });
    if (mine === null) return begins;
    return `${begins} ${texts.text("say-your-hand", { cards: cardList(held)(texts) })}`;
  };
  return {
    ...STILL,
    scene: `deal-${event.number}`,
    says,
    pace: "deal",
    sound: "card",
    draw: (view) => ({
      ...view,
      phase: "auction",
      deal: event.number,
      counted: event.counted,
      dealer,
      to_act: [leftOf(dealer)],
      hand: view.seat === null ? null : mine && inOrder(mine),
      held: SEATS.map(() => TRICKS),
      exposed,
      turned: suitOf(exposed),
      ...UNPLAYED,
      question: "call",
    }),
  };
}

/** Cards as the server lays a hand: suits C D H S, the ace highest. */
export function inOrder(cards: SoloDealt["hands"][number]): SoloView["hand"] {
  const ranks = "23456789TJQKA";
  const place = (card: string) =>
    "CDHS".indexOf(card.charAt(1)) * TRICKS + ranks.indexOf(card[0] ?? "");
  return (cards ?? []).toSorted((one, other) => place(one ?? "") - place(other ?? ""));
}

function called(event: SoloCalled, after: SoloView, company: Company): Step {
  const { seat, word } = event;
  return {
    ...STILL,
    scene: "called",
    pace: "call",
    says: saysCalled(event, company),
    draw: (view) => {
      const calls = [...view.calls, { seat, word }];
      // Whom the auction asks next is told by the view that comes of it, as long as it runs.
      const isLast = calls.length === after.calls.length && after.phase === "auction";
      return {
        ...view,
        ...standing(view, event),
        calls,
        question: isLast ? after.question : null,
        to_act: isLast ? after.to_act : [],
      };
    },
  };
}

/** The highest call so far, and whose it is. */
function standing(view: SoloView, { seat, word }: SoloCalled): Partial<SoloView> {
  if (word === "accept") return { declarers: [...view.declarers, seat] };
  if (word === "pass" || word === "decline" || word === "throw-in") return {};
  return { contract: word, declarers: [seat] };
}

function saysCalled({ seat, word }: SoloCalled, company: Company): Say {
  return (texts) => {
    const caller = who(texts, company, seat);
    if (!isCall(word) || word === "prop") return texts.text(`solo-say-${word}`, caller);
    return texts.text("solo-say-calls", { ...caller, call: texts.text(`solo-word-${word}`) });
  };
}

function contractMade(event: SoloContractMade, after: SoloView, company: Company): Step {
  const { contract, declarers, trumps } = event;
  const isNaming = namesTrumps(contract);
  return {
    ...STILL,
    scene: "contract",
    pace: "hand",
    says: saysContract(contract, declarers, trumps, company),
    draw: (view) => ({
      ...view,
      phase: isNaming ? "trumps" : "play",
      question: null,
      contract,
      declarers,
      trumps,
      leader: after.leader,
      to_act: isNaming ? declarers : led(after.leader),
    }),
  };
}

function led(leader: number | null): number[] {
  return leader === null ? [] : [leader];
}

function trumpsNamed({ seat, suit }: SoloTrumpsNamed, company: Company): Step {
  return {
    ...STILL,
    scene: "trumps",
    pace: "score",
    says: (texts) =>
      suit === null
        ? texts.text("solo-say-names-none", who(texts, company, seat))
        : texts.text("solo-say-names", {
            ...who(texts, company, seat),
            suit: suitWord(suit),
          }),
    bubble: { seat, say: trumpsName(suit) },
    draw: (view) => ({ ...view, phase: "play", trumps: suit, to_act: led(view.leader) }),
  };
}

function thrownIn({ cause }: SoloThrownIn): Step {
  return {
    ...STILL,
    scene: "thrown-in",
    pace: "hand",
    says: (texts) => texts.text(`solo-say-thrown-in-${cause}`),
  };
}

function handSpread({ seat, cards }: SoloHandSpread, company: Company): Step {
  const open = arranged(cards.filter(isCard));
  return {
    ...STILL,
    scene: "spread",
    pace: "hand",
    says: (texts) =>
      texts.text("solo-say-spread", {
        ...who(texts, company, seat),
        cards: cardList(open)(texts),
      }),
    draw: (view) => ({ ...view, spread: cards }),
  };
}

function laid({ seat, card }: SoloLaid, after: SoloView, company: Company): Step {
  const isLead = after.trick.length === 1 && after.trick[0] === card;
  const key = isLead ? "solo-say-leads" : "solo-say-lays";
  const without = (cards: SoloView["hand"]) => cards?.filter((held) => held !== card) ?? null;
  return {
    ...STILL,
    scene: `laid-${card}`,
    pace: "card",
    sound: "card",
    says: (texts) =>
      texts.text(key, {
        ...who(texts, company, seat),
        ...words(card, isLead ? "instrumental" : "accusative"),
      }),
    draw: (view) => ({
      ...view,
      hand: seat === view.seat ? without(view.hand) : view.hand,
      spread: view.declarers.includes(seat) ? without(view.spread) : view.spread,
      held: view.held.with(seat, Math.max(0, (view.held[seat] ?? 0) - 1)),
      exposed: view.exposed === card ? null : view.exposed,
      trick: [...view.trick, card],
      to_act: view.trick.length + 1 < PLAYERS ? [leftOf(seat)] : [],
    }),
  };
}

/** The trick lies there for a moment, so that all have seen who took it; then it is put away. */
function trickTaken({ trick }: SoloTrickTaken, company: Company): Step[] {
  const { cards, leader, winner } = trick;
  const scene = `trick-${cards.join("")}`;
  const place = (winner - leader + PLAYERS) % PLAYERS;
  return [
    {
      ...STILL,
      scene,
      pace: "trick",
      lit: cards.slice(place, place + 1),
      says: (texts) => texts.text("solo-say-takes", who(texts, company, winner)),
    },
    { ...STILL, scene, pace: "card", draw: (view) => putAway(view, trick) },
  ];
}

function putAway(view: SoloView, trick: SoloTrick): SoloView {
  const { winner } = trick;
  // No trick of a misère may be looked at again (W32).
  const isHidden = view.contract !== null && isMisere(view.contract);
  return {
    ...view,
    trick: [],
    leader: winner,
    to_act: [winner],
    taken: view.taken.with(winner, (view.taken[winner] ?? 0) + 1),
    exposed: null,
    last_trick: isHidden ? null : trick,
  };
}

function dealScored(event: SoloDealScored, company: Company): Step {
  const { changes, scores } = event;
  return {
    ...STILL,
    scene: "scored",
    pace: "hand",
    says: (texts) => `${saysMade(event)(texts)} ${saysChanges(changes, company)(texts)}`,
    draw: (view) => ({ ...view, scores, scored: event }),
  };
}

function dealEnded({ counted, hands }: SoloDealEnded): Step {
  return {
    ...STILL,
    scene: "deal-ended",
    draw: (view) => ({ ...view, phase: "deal", to_act: [], counted, revealed: hands }),
  };
}

function sideLeft({ side, cause }: SoloSideLeft, after: SoloView, company: Company): Step {
  const gone = new Set([...after.left, side]).size;
  const says: Say = (texts) => {
    const left = texts.text(`ended-${cause}`, who(texts, company, side));
    return gone < PLAYERS - 1 ? `${left} ${texts.text("solo-say-others-go-on")}` : left;
  };
  return {
    ...STILL,
    scene: "left",
    pace: "score",
    says,
    draw: (view) => ({ ...view, left: [...view.left, side] }),
  };
}

function gameEnded({ result }: SoloGameEnded, left: readonly number[], company: Company): Step {
  return {
    ...STILL,
    scene: "end",
    pace: "end",
    says: saysResult(result, left, company),
    draw: (view) => ({ ...view, phase: "over", to_act: [], result }),
  };
}
