/** Suits and contracts in words: what is played for, with which trumps, and what came of it. */
import type { SoloContract, SoloDealScored, Suit, TableSeen } from "../../generated/messages";
import { capital } from "../cards";
import { type Company, nameOf, who } from "../company";
import type { Arguments, Say, Speaker } from "../texts.svelte";
import { isMisere, needed } from "./deal";

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

export function suitName(suit: Suit): Say {
  return (texts) => texts.text("suit", { suit: SUIT_WORDS[suit] });
}

/** "Hearts are trumps", "No trumps". */
export function trumpsName(suit: Suit | null): Say {
  return (texts) =>
    capital(
      suit === null
        ? texts.text("solo-no-trumps")
        : texts.text("solo-trumps", { suit: SUIT_WORDS[suit] }),
    );
}

/** "solo", and "proposal and acceptance" once there are two. */
export function contractName(contract: SoloContract, declarers: readonly number[]): Say {
  const isPair = contract === "prop" && declarers.length > 1;
  return (texts) => texts.text(`solo-contract-${isPair ? "accepted" : contract}`);
}

/** What a contract asks, in words: "at least 5 tricks". */
export function goal(contract: SoloContract): Say {
  if (isMisere(contract)) return (texts) => texts.text("solo-goal-none");
  if (contract === "declared") return (texts) => texts.text("solo-goal-all");
  return (texts) => texts.text("solo-goal-least", { tricks: needed(contract) });
}

/** What a contract asks as a call is offered: with whom, and what will be trumps. */
export function meaning(contract: SoloContract, turned: Suit | null): Say {
  return (texts) =>
    texts.text(`solo-meaning-${contract}`, {
      tricks: needed(contract),
      sign: turned === null ? "" : SUIT_SIGNS[turned],
      suit: turned === null ? "" : SUIT_WORDS[turned],
    });
}

/** What loses a general misère at this table (W30): the last trick, or the most of them. */
export function saysGeneralLoser(seen: TableSeen | null): Say {
  const loser = seen?.options["general_misere_loser"] ?? "last_trick";
  return (texts) => texts.text("solo-general-loses", { loser });
}

/** Those who play a contract, the listener first: "you and North". */
export function players(texts: Speaker, company: Company, seats: readonly number[]): Arguments {
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
