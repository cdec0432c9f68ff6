/** What has happened in a game before this page came: the lines, with the pictures beside them. */
import type { EcarteEvent, EcarteView } from "../../generated/messages";
import type { Company } from "../company";
import type { Told } from "../steps";
import { steps, UNPLAYED } from "./script";

/** A game of which nothing has happened yet: the picture before the lot. */
export function before(after: EcarteView): EcarteView {
  return {
    ...after,
    phase: "lot",
    deal: 0,
    dealer: null,
    to_act: [],
    scores: after.scores.map(() => 0),
    turned: null,
    hand: null,
    held: after.held.map(() => 0),
    stock: 0,
    ...UNPLAYED,
    lot: [],
    result: null,
  };
}

/** The lines of events that lead to the present view, oldest first. */
export function story(
  events: readonly EcarteEvent[],
  now: EcarteView,
  company: Company,
): Told<EcarteView>[] {
  const lines: Told<EcarteView>[] = [];
  let view = before(now);
  for (const [at, told] of events.entries()) {
    const event = discarding(told, view, events.slice(at + 1), now, company);
    for (const step of steps(event, following(event, view), company)) {
      view = step.draw(view);
      if (step.says) lines.push({ say: step.says, view });
    }
  }
  return lines;
}

/**
 * Which cards one has laid aside oneself is not told again (E12): in the pictures those stay in
 * hand that are played later, or held still.
 */
function discarding(
  event: EcarteEvent,
  { hand }: EcarteView,
  rest: readonly EcarteEvent[],
  now: EcarteView,
  { you }: Company,
): EcarteEvent {
  if (event.kind !== "discarded" || event.seat !== you || event.cards !== null) return event;
  const end = rest.findIndex(({ kind }) => kind === "dealt");
  const kept = new Set([
    ...(end < 0 ? rest : rest.slice(0, end)).flatMap((later) =>
      later.kind === "laid" && later.seat === you ? [later.card] : [],
    ),
    ...(end < 0 ? (now.hand ?? []) : []),
  ]);
  return { ...event, cards: hand?.filter((card) => !kept.has(card)) ?? null };
}

/** What a script asks of the view after the event, which only the events tell here. */
function following(event: EcarteEvent, view: EcarteView): EcarteView {
  switch (event.kind) {
    case "called": {
      const stood = event.word === "play" ? "stood" : "refused";
      const situation = view.exchanges.length > 0 ? "exchanged" : stood;
      return { ...view, situation, asked: [] };
    }
    case "laid": {
      const cards = [...view.table, { seat: event.seat, card: event.card }];
      return cards.length < 2 ? view : { ...view, tricks: [{ cards, winner: event.seat }] };
    }
    default:
      return view;
  }
}
