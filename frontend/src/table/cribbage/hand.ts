/** What the player's own cards may do now; legal is what the server lists, nothing else. */
import type { Card, CribbageView, TableSeen } from "../../generated/messages";
import { cardName, cardSign, isCard, pips } from "../cards";
import { companyOf, who } from "../company";
import type { Asked, Label } from "../kit";
import type { Say } from "../texts.svelte";
import { hasLeft } from "./script-end";

/** Phases in which something is asked of a person, by what is asked. */
const TASKS = ["bid", "lay-away", "depth", "play", "claim", "muggins"] as const;
export type Task = (typeof TASKS)[number] | "none";

const THIRTY_ONE = 31;
/** What the other side is doing, where that is not playing a card. */
const OTHERS = new Map([
  ["bid", "turn-other-bid"],
  ["lay-away", "turn-other-lay-away"],
  ["depth", "turn-other-depth"],
  ["claim", "turn-other-claim"],
  ["muggins", "turn-other-muggins"],
]);

/** What is asked of the player, from the acts that the server offers. */
export function taskOf(seen: TableSeen, view: CribbageView): Task {
  if (isReplaceable(seen, view)) return "lay-away";
  const [first] = seen.actions;
  if (first === undefined || seen.stage !== "playing") return "none";
  return TASKS.find((task) => task === view.phase) ?? "none";
}

/** How many cards are to be chosen for one act. */
export function asked(seen: TableSeen, view: CribbageView): Asked | null {
  const task = taskOf(seen, view);
  if (task === "play") return { least: 1, most: 1, atOnce: true };
  if (task !== "lay-away") return null;
  const count = isReplaceable(seen, view)
    ? (view.laid_away?.length ?? 0)
    : (seen.actions[0]?.split(" ").length ?? 0);
  return { least: count, most: count, atOnce: false };
}

/** The act of the record that lays exactly these cards, if there is one. */
export function actOf(
  seen: TableSeen,
  view: CribbageView,
  cards: readonly Card[],
): string | undefined {
  if (isReplaceable(seen, view)) {
    return cards.length === view.laid_away?.length ? cards.join(" ") : undefined;
  }
  const sorted = (words: readonly string[]) => words.toSorted().join(" ");
  const wanted = sorted(cards);
  return seen.actions.find((action) => sorted(action.split(" ")) === wanted);
}

/** What the button says that lays these cards. */
export function actLabel(seen: TableSeen, view: CribbageView, cards: readonly Card[]): Label {
  const [card] = cards;
  if (taskOf(seen, view) === "lay-away" || card === undefined) {
    return {
      long: (texts) => texts.text("table-confirm-discard"),
      short: (texts) => texts.text("table-confirm-discard-short"),
    };
  }
  return {
    long: (texts) =>
      texts.text("table-confirm-play", { card: cardName(card, "accusative")(texts) }),
    short: (texts) => texts.text("table-confirm-play", { card: cardSign(card)(texts) }),
  };
}

/** How deep the pack may be cut. */
export function depths(seen: TableSeen, view: CribbageView): number[] {
  if (taskOf(seen, view) !== "depth") return [];
  return seen.actions.map((action) => Number(action.replace("depth ", "")));
}

/**
 * Whether the discard is confirmed and may still be taken back: until the last one has chosen
 * (cribbage.md R16). The server does not list these acts, since nobody waits for them.
 */
export function isReplaceable(seen: TableSeen, view: CribbageView): boolean {
  return seen.stage === "playing" && view.phase === "lay-away" && isConfirmed(seen, view);
}

export function isConfirmed({ you }: TableSeen, view: CribbageView): boolean {
  return you !== null && view.confirmed[you] === true;
}

/** The cards of the discard. */
export function chosenBefore(view: CribbageView): Card[] {
  return (view.laid_away ?? []).filter(isCard);
}

/** The cards at the bottom of the table. */
export function ownCards(view: CribbageView, isChanging: boolean): Card[] {
  const away = isChanging ? (view.laid_away ?? []) : [];
  return [...(view.hand ?? []), ...away].filter(isCard);
}

/** Why a card cannot be played now, or `null` when it can. */
export function whyNot(seen: TableSeen, view: CribbageView, card: Card): Say | null {
  const task = taskOf(seen, view);
  if (task === "lay-away") return null;
  if (task === "play") {
    if (seen.actions.includes(card)) return null;
    const total = view.total + pips(card);
    if (total > THIRTY_ONE) return (texts) => texts.text("why-over", { total });
  }
  const other = view.to_act.find((seat) => seat !== seen.you);
  if (other === undefined || view.phase !== "play") return (texts) => texts.text("why-not-now");
  return (texts) => texts.text("why-not-your-turn", who(texts, companyOf(seen), other));
}

/** The number that is named by a claim or a call, from the acts that the server lists. */
export function numbersOf(seen: TableSeen, word: "claim" | "muggins" | "bid"): number[] {
  return seen.actions.flatMap((action) => {
    const [first, number] = action.split(" ");
    return first === word ? [Number(number)] : [];
  });
}

/** One line that says what the game waits for. */
export function turnLine(seen: TableSeen, view: CribbageView): Say {
  const company = companyOf(seen);
  if (view.phase === "over") return (texts) => texts.text("turn-over");
  if (hasLeft(company, view)) return (texts) => texts.text("turn-left");
  const task = taskOf(seen, view);
  return task === "none" ? othersTurn(seen, view) : ownTurn(task, seen, view);
}

function ownTurn(task: Exclude<Task, "none">, seen: TableSeen, view: CribbageView): Say {
  const company = companyOf(seen);
  const count = asked(seen, view)?.least ?? 0;
  const owner = view.crib_owner ?? view.dealer ?? 0;
  switch (task) {
    case "bid":
      return (texts) =>
        texts.text(view.bids.every(([, points]) => points === 0) ? "turn-bid-first" : "turn-bid");
    case "lay-away":
      if (isConfirmed(seen, view)) return (texts) => texts.text("turn-can-change");
      // Where the crib is sold after the discard, nobody owns it yet.
      return view.crib_owner === null
        ? (texts) => texts.text("turn-lay-away-sale", { count })
        : (texts) => texts.text("turn-lay-away", { ...who(texts, company, owner), count });
    case "depth":
      return (texts) => texts.text("turn-depth");
    case "play":
      return (texts) => texts.text("turn-play", { total: view.total });
    case "claim":
      return (texts) => texts.text(`turn-claim-${view.counting?.what ?? "hand"}`);
    case "muggins":
      return (texts) => texts.text("turn-muggins");
  }
}

function othersTurn(seen: TableSeen, view: CribbageView): Say {
  const company = companyOf(seen);
  const [first, second] = view.to_act.filter((seat) => seat !== seen.you);
  const isLead = view.phase === "play" && view.total === 0;
  const key = isLead ? "turn-other-lead" : (OTHERS.get(view.phase) ?? "turn-other");
  // Several may choose at once; then it is not for one of them that the game waits.
  if (second !== undefined) return (texts) => texts.text(`${key}-many`);
  return (texts) => texts.text(key, who(texts, company, first ?? 0));
}

/** Whether the game waits for this player. */
export function isYourTurn(seen: TableSeen, view: CribbageView): boolean {
  const task = taskOf(seen, view);
  return task === "lay-away" ? !isConfirmed(seen, view) : task !== "none";
}
