/** Sentences about contracts, tricks and totals, each said in one place. */
import type {
  Result,
  SoloContract,
  SoloDealScored,
  SoloView,
  Suit,
  TableSeen,
} from "../../generated/messages";
import { capital, cardList, cardName } from "../cards";
import { clubNumber, type Company, companyOf, nameOf, who } from "../company";
import type { Say, Speaker } from "../texts.svelte";
import {
  arranged,
  defenders,
  isMisere,
  isOpen,
  isPlayed,
  ledSuit,
  mayGoHigher,
  needed,
  ownCards,
  seatAt,
  SEATS,
  suitOf,
  takenBy,
  taskOf,
} from "./deal";

const SUIT_WORDS: Readonly<Record<Suit, string>> = {
  C: "clubs",
  D: "diamonds",
  H: "hearts",
  S: "spades",
};
const SUIT_SIGNS: Readonly<Record<Suit, string>> = { C: "♣", D: "♦", H: "♥", S: "♠" };

export function suitWord(suit: Suit): string {
  return SUIT_WORDS[suit];
}

export function suitSign(suit: Suit): string {
  return SUIT_SIGNS[suit];
}

/** "+3", "−1", "0". */
export function signed(change: number): string {
  if (change === 0) return "0";
  return change > 0 ? `+${change}` : `\u2212${-change}`;
}

/** A total, with a real minus where it is below nothing. */
export function total(score: number): string {
  return score < 0 ? signed(score) : `${score}`;
}

// --- Contracts --------------------------------------------------------------------------------

/** "solo", and "proposal and acceptance" once there are two. */
export function contractName(contract: SoloContract, declarers: readonly number[]): Say {
  const isPair = contract === "prop" && declarers.length > 1;
  return (texts) => texts.text(`solo-contract-${isPair ? "accepted" : contract}`);
}

/** "hearts are trumps", "no trumps". */
export function trumpsName(suit: Suit | null): Say {
  return (texts) =>
    suit === null
      ? texts.text("solo-no-trumps")
      : texts.text("solo-trumps", { suit: SUIT_WORDS[suit] });
}

export function suitName(suit: Suit): Say {
  return (texts) => texts.text("suit", { suit: SUIT_WORDS[suit] });
}

/** What a contract asks, in words: "at least 5 tricks". */
export function goal(contract: SoloContract): Say {
  if (isMisere(contract)) return (texts) => texts.text("solo-goal-none");
  if (contract === "declared") return (texts) => texts.text("solo-goal-all");
  return (texts) => texts.text("solo-goal-least", { tricks: needed(contract) });
}

/** What loses a general misère at this table (W30): the last trick, or the most of them. */
export function saysGeneralLoser(seen: TableSeen | null): Say {
  const loser = seen?.options["general_misere_loser"] ?? "last_trick";
  return (texts) => texts.text("solo-general-loses", { loser });
}

/** The same as a call is offered: with whom, and what will be trumps. */
export function meaning(contract: SoloContract, turned: Suit | null): Say {
  return (texts) =>
    texts.text(`solo-meaning-${contract}`, {
      tricks: needed(contract),
      sign: turned === null ? "" : SUIT_SIGNS[turned],
      suit: turned === null ? "" : SUIT_WORDS[turned],
    });
}

/** Those who play a contract, the listener first: "you and North". */
function players(texts: Speaker, company: Company, seats: readonly number[]) {
  const [first = 0, second] = seats.toSorted(
    (one, other) => Number(other === company.you) - Number(one === company.you),
  );
  const pair = second === undefined ? "" : nameOf(texts, company, second);
  return { ...who(texts, company, first), pair };
}

/** "North plays solo: at least 5 tricks. Trumps: hearts." */
export function saysContract(
  contract: SoloContract,
  declarers: readonly number[],
  trumps: Suit | null,
  company: Company,
): Say {
  return (texts) => {
    if (declarers.length === 0) return texts.text("solo-say-general");
    const isNamedLater = contract === "abundance" || contract === "declared";
    const key = declarers.length > 1 ? "solo-say-pair-plays" : "solo-say-plays";
    const plays = texts.text(key, {
      ...players(texts, company, declarers),
      contract: contractName(contract, declarers)(texts),
      goal: goal(contract)(texts),
    });
    if (trumps === null && isNamedLater) return plays;
    return `${plays} ${saysTrumps(trumps)(texts)}`;
  };
}

function saysTrumps(suit: Suit | null): Say {
  return (texts) =>
    suit === null
      ? texts.text("solo-say-no-trumps")
      : texts.text("solo-say-trumps", { suit: SUIT_WORDS[suit] });
}

/** "Solo is made: 6 tricks." */
export function saysMade({ contract, declarers, tricks, made }: SoloDealScored): Say {
  const taken = declarers.reduce((sum, seat) => sum + (tricks[seat] ?? 0), 0);
  return (texts) => {
    if (made === null) return texts.text("solo-say-general-over");
    return texts.text(made ? "solo-say-made" : "solo-say-failed", {
      contract: contractName(contract, declarers)(texts),
      taken,
      needed: needed(contract),
    });
  };
}

/** "You +3. North −1." */
export function saysChanges(changes: readonly number[], company: Company): Say {
  return (texts) => {
    if (changes.every((change) => change === 0)) return texts.text("solo-say-no-change");
    return changes
      .map((change, seat) =>
        texts.text("solo-say-change", {
          ...who(texts, company, seat),
          change: signed(change),
        }),
      )
      .join(" ");
  };
}

// --- Totals and places ------------------------------------------------------------------------

export interface Place {
  place: number;
  seat: number;
  score: number;
  isOut: boolean;
}

/** Everybody with his place; equal totals share one, and who has left comes last (W28). */
export function places(scores: readonly number[], left: readonly number[]): Place[] {
  const worth = (seat: number) => (left.includes(seat) ? -Infinity : (scores[seat] ?? 0));
  return SEATS.map((seat) => ({
    seat,
    score: scores[seat] ?? 0,
    place: 1 + SEATS.filter((other) => worth(other) > worth(seat)).length,
    isOut: left.includes(seat),
  })).toSorted((one, other) => one.place - other.place || other.score - one.score);
}

export function scoresOf(seen: TableSeen, view: SoloView): Say {
  const company = companyOf(seen);
  return (texts) =>
    view.scores
      .map((score, seat) =>
        texts.text("solo-say-total", { ...who(texts, company, seat), score: total(score) }),
      )
      .join(" ");
}

/** "North wins with 12." */
export function saysWinner(result: Result, left: readonly number[], company: Company): Say {
  const { scores, termination, winner } = result;
  return (texts) => {
    if (termination !== "normal" && winner !== null) {
      return texts.text("solo-say-alone", who(texts, company, winner));
    }
    const first = places(scores, left).filter(({ place }) => place === 1);
    const score = total(first[0]?.score ?? 0);
    if (winner !== null) {
      return texts.text("solo-say-wins", { ...who(texts, company, winner), score });
    }
    const names = sharing(texts, company, first);
    return capital(texts.text("solo-say-shared", { names, score }));
  };
}

/** "you, North and Mira", the listener first. */
function sharing(texts: Speaker, company: Company, first: readonly Place[]): string {
  const names = first
    .toSorted((one, other) => Number(other.seat === company.you) - Number(one.seat === company.you))
    .map(({ seat }) => texts.text("solo-name", who(texts, company, seat)));
  const before = names.slice(0, -1).join(", ");
  return texts.text("names-pair", { one: before, other: names.at(-1) ?? "" });
}

/** "North wins with 12. You come second with 4." */
export function saysResult(result: Result, left: readonly number[], company: Company): Say {
  return (texts) => {
    const others = result.termination === "normal" ? places(result.scores, left) : [];
    const told = others
      .filter(({ place }) => place > 1)
      .map(({ place, seat, score }) =>
        texts.text("solo-say-place", {
          ...who(texts, company, seat),
          place,
          score: total(score),
        }),
      );
    return [saysWinner(result, left, company)(texts), ...told].join(" ");
  };
}

// --- What the game waits for ------------------------------------------------------------------

export function turnLine(seen: TableSeen, view: SoloView): Say {
  const company = companyOf(seen);
  switch (taskOf(seen)) {
    case "speak":
      return asksToSpeak(seen, view, company);
    case "trumps":
      return (texts) => texts.text("solo-turn-trumps");
    case "lay":
      return asksToLay(view);
    case "none":
      break;
  }
  const [other] = view.to_act;
  if (other === undefined) return (texts) => texts.text("turn-showing");
  const key = { auction: "call", trumps: "trumps" }[view.phase as string] ?? "play";
  return (texts) => texts.text(`solo-turn-other-${key}`, who(texts, company, other));
}

function asksToSpeak({ actions }: TableSeen, view: SoloView, company: Company): Say {
  const { question, contract, declarers } = view;
  if (question === "raise") return (texts) => texts.text("solo-turn-raise");
  const [owner] = declarers;
  if (contract === null || owner === undefined) return (texts) => texts.text("solo-turn-open");
  if (question === "accept") {
    return (texts) => texts.text("solo-turn-accept", who(texts, company, owner));
  }
  const mayAccept = actions.includes("accept");
  return (texts) => texts.text(mayAccept ? "solo-turn-call-or-accept" : "solo-turn-call");
}

function asksToLay(view: SoloView): Say {
  const led = ledSuit(view);
  if (led === null) return (texts) => texts.text("solo-turn-lead");
  const hasLed = ownCards(view).some((card) => suitOf(card) === led);
  return (texts) =>
    texts.text(hasLed ? "solo-turn-follow" : "solo-turn-any", { suit: SUIT_WORDS[led] });
}

// --- Read aloud on request --------------------------------------------------------------------

/** What the key C reads: in the auction what stands, in the play the contract and the tricks. */
export function countOf(seen: TableSeen, view: SoloView): Say {
  const company = companyOf(seen);
  return (texts) => {
    if (view.deal === 0) return texts.text("solo-read-before");
    const told = isPlayed(view) ? playTold(seen, view) : auctionTold(view, company);
    const turn = turnLine(seen, view);
    const waits = seen.stage === "playing" ? [turn] : [];
    return [...told, ...waits].map((say) => say(texts)).join(" ");
  };
}

function auctionTold(view: SoloView, company: Company): Say[] {
  const { turned, contract, declarers, exposed, dealer } = view;
  const told: Say[] = [];
  if (exposed !== null && dealer !== null) {
    told.push((texts) =>
      texts.text("solo-read-turned", {
        ...who(texts, company, dealer),
        card: cardName(exposed)(texts),
      }),
    );
  } else if (turned !== null) {
    told.push((texts) => texts.text("solo-read-turned-suit", { suit: SUIT_WORDS[turned] }));
  }
  if (contract === null) return [...told, (texts) => texts.text("solo-read-no-call")];
  const stands: Say = (texts) =>
    texts.text("solo-read-stands", {
      ...players(texts, company, declarers),
      contract: contractName(contract, declarers)(texts),
    });
  return [...told, stands, saysWhoMay(view, company)];
}

/** "Still in the auction: you, West." */
export function saysWhoMay(view: SoloView, company: Company): Say {
  if (view.question === "raise") return (texts) => texts.text("solo-may-raise");
  const seats = mayGoHigher(view);
  return (texts) =>
    seats.length === 0
      ? texts.text("solo-may-nobody")
      : texts.text("solo-may", { names: listed(texts, company, seats) });
}

/** Names with "you" for the listener, short where they are of the club: "you, Club 2". */
export function listed(texts: Speaker, company: Company, seats: readonly number[]): string {
  return seats
    .map((seat) => {
      const name = shortName(texts, company, seat);
      return texts.text("solo-name", { ...who(texts, company, seat), name });
    })
    .join(", ");
}

/** A name for narrow places: of several club players a number is enough. */
export function shortName(texts: Speaker, company: Company, seat: number): string {
  const number = clubNumber(company, seat);
  return number === 0 ? nameOf(texts, company, seat) : texts.text("club-player-short", { number });
}

function playTold(seen: TableSeen, view: SoloView): Say[] {
  const { contract, declarers, trumps, leader, trick } = view;
  if (contract === null) return [];
  const company = companyOf(seen);
  const loses: Say = (texts) => `${capital(saysGeneralLoser(seen)(texts))}.`;
  const told = [
    saysContract(contract, declarers, trumps, company),
    ...(contract === "general-misere" ? [loses] : []),
    saysTaken(view, company),
  ];
  if (trick.length === 0 || leader === null) return told;
  const lying: Say = (texts) => {
    const cards = trick.map((card, place) =>
      texts.text("solo-laid-card", {
        name: texts.text("solo-name", who(texts, company, seatAt(leader, place))),
        card: cardName(card)(texts),
      }),
    );
    return texts.text("solo-read-trick", { cards: cards.join("; ") });
  };
  return [...told, lying];
}

/** "Tricks: the declarer has 3, the others 4." */
export function saysTaken(view: SoloView, company: Company): Say {
  const { contract, declarers, taken } = view;
  if (contract === null || declarers.length === 0) {
    return (texts) =>
      taken
        .map((tricks, seat) =>
          texts.text("solo-read-tricks", { ...who(texts, company, seat), tricks }),
        )
        .join(" ");
  }
  return (texts) =>
    texts.text("solo-read-taken", {
      taken: takenBy(view, declarers),
      needed: needed(contract),
      others: takenBy(view, defenders(declarers)),
      kind: isMisere(contract) ? "misere" : "tricks",
    });
}

/** What somebody hears about the present deal who has just come. */
export function welcome(seen: TableSeen, view: SoloView): Say[] {
  if (view.deal === 0) return [];
  if (isOpen(view)) return view.scored ? [saysMade(view.scored)] : [];
  const company = companyOf(seen);
  const told = isPlayed(view) ? playTold(seen, view) : auctionTold(view, company);
  const cards = arranged(ownCards(view));
  if (cards.length === 0) return told;
  return [...told, (texts) => texts.text("say-your-hand", { cards: cardList(cards)(texts) })];
}
