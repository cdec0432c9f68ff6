/** What the player's own cards may do now; legal is what the server lists, nothing else. */
import type { Card, CribbageView, TableSeen } from "../../generated/messages";
import { isCard, pips } from "../cards";
import { type Company, who } from "../company";
import type { Say } from "../texts.svelte";

export type Task = "lay-away" | "play" | "depth" | "none";

/** What the keyboard does with the hand. */
export interface HandKeys {
  /** Lift the card with this number from the left, from 1, or put it back. */
  chooseAt(number: number): void;
  /** Go to the next card, or the one before. */
  move(step: number): void;
}

const THIRTY_ONE = 31;
/** What the other side is doing, where that is not playing a card. */
const OTHERS = new Map([
  ["lay-away", "turn-other-lay-away"],
  ["depth", "turn-other-depth"],
]);

/** What is asked of the player, from the acts that the server offers. */
export function taskOf(seen: TableSeen): Task {
  if (isReplaceable(seen)) return "lay-away";
  const [first] = seen.actions;
  if (first === undefined || seen.stage !== "playing" || seen.view === null) return "none";
  const { phase } = seen.view;
  return phase === "lay-away" || phase === "depth" || phase === "play" ? phase : "none";
}

/** How many cards are to be chosen for one act. */
export function wanted(seen: TableSeen): number {
  if (isReplaceable(seen)) return seen.view?.laid_away?.length ?? 0;
  const task = taskOf(seen);
  if (task === "lay-away") return seen.actions[0]?.split(" ").length ?? 0;
  return task === "play" ? 1 : 0;
}

/** The act of the record that lays exactly these cards, if there is one. */
export function actOf(seen: TableSeen, cards: readonly Card[]): string | undefined {
  if (isReplaceable(seen)) return cards.length === wanted(seen) ? cards.join(" ") : undefined;
  const sorted = (words: readonly string[]) => words.toSorted().join(" ");
  const asked = sorted(cards);
  return seen.actions.find((action) => sorted(action.split(" ")) === asked);
}

/** How deep the pack may be cut. */
export function depths(seen: TableSeen): number[] {
  if (taskOf(seen) !== "depth") return [];
  return seen.actions.map((action) => Number(action.replace("depth ", "")));
}

/**
 * Whether the discard is confirmed and may still be taken back: until the last one has chosen
 * (cribbage.md R16). The server does not list these acts, since nobody waits for them.
 */
export function isReplaceable(seen: TableSeen): boolean {
  const { view, stage } = seen;
  return stage === "playing" && view?.phase === "lay-away" && isConfirmed(seen);
}

export function isConfirmed({ view, you }: TableSeen): boolean {
  return you !== null && view?.confirmed[you] === true;
}

/** The cards at the bottom of the table. */
export function ownCards(view: CribbageView, isChanging: boolean): Card[] {
  const away = isChanging ? (view.laid_away ?? []) : [];
  return [...(view.hand ?? []), ...away].filter(isCard);
}

/** Why a card cannot be played now, or `null` when it can. */
export function whyNot(seen: TableSeen, card: Card): Say | null {
  const { view } = seen;
  const task = taskOf(seen);
  if (view === null || task === "lay-away") return null;
  if (task === "play") {
    if (seen.actions.includes(card)) return null;
    const total = view.total + pips(card);
    if (total > THIRTY_ONE) return (texts) => texts.text("why-over", { total });
  }
  const other = view.to_act.find((seat) => seat !== seen.you);
  if (other === undefined || view.phase !== "play") return (texts) => texts.text("why-not-now");
  return (texts) => texts.text("why-not-your-turn", who(texts, companyOf(seen), other));
}

export function companyOf({ you, seats }: TableSeen): Company {
  return { you, seats };
}

/** One line that says what the table waits for. */
export function turnLine(seen: TableSeen): Say {
  const { view, stage } = seen;
  const company = companyOf(seen);
  if (stage === "waiting") return (texts) => texts.text("turn-waiting");
  if (stage === "over" || view?.phase === "over") return (texts) => texts.text("turn-over");
  if (stage === "showing" || view === null) return turnShowing(seen);
  const owner = view.crib_owner ?? view.dealer ?? 0;
  switch (taskOf(seen)) {
    case "lay-away": {
      if (isConfirmed(seen)) return (texts) => texts.text("turn-can-change");
      const count = wanted(seen);
      return (texts) => texts.text("turn-lay-away", { ...who(texts, company, owner), count });
    }
    case "depth":
      return (texts) => texts.text("turn-depth");
    case "play":
      return (texts) => texts.text("turn-play", { total: view.total });
    case "none":
      break;
  }
  const waiting = view.to_act.filter((seat) => seat !== seen.you);
  const [first = 0] = waiting;
  return (texts) => texts.text(OTHERS.get(view.phase) ?? "turn-other", who(texts, company, first));
}

function turnShowing(seen: TableSeen): Say {
  const company = companyOf(seen);
  const mine = seen.you !== null && seen.ready[seen.you] === false;
  if (mine) return (texts) => texts.text("turn-go-on");
  const slow = seen.ready.findIndex((ready) => !ready);
  return (texts) =>
    slow < 0 ? texts.text("turn-showing") : texts.text("turn-not-ready", who(texts, company, slow));
}

/** Whether the table waits for this player. */
export function isYourTurn(seen: TableSeen): boolean {
  if (seen.you === null) return false;
  if (seen.stage === "showing") return seen.ready[seen.you] === false;
  const task = taskOf(seen);
  return task === "lay-away" ? !isConfirmed(seen) : task !== "none";
}
