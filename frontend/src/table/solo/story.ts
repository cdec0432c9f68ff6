/** What has happened in a session before this page came: the lines, with the pictures beside. */
import type { SoloEvent, SoloView } from "../../generated/messages";
import type { Company } from "../company";
import type { Told } from "../steps";
import { SEATS } from "./deal";
import { inOrder, steps, UNPLAYED } from "./script";

/** A session of which nothing has happened yet: the picture before the lot. */
export function before(after: SoloView): SoloView {
  return {
    ...after,
    phase: "lot",
    deal: 0,
    counted: 0,
    dealer: null,
    to_act: [],
    scores: SEATS.map(() => 0),
    hand: null,
    held: SEATS.map(() => 0),
    exposed: null,
    turned: null,
    ...UNPLAYED,
    question: null,
    lot: [],
    left: [],
    result: null,
  };
}

/** The lines of events that lead to the present view, oldest first. */
export function story(
  events: readonly SoloEvent[],
  now: SoloView,
  company: Company,
): Told<SoloView>[] {
  const lines: Told<SoloView>[] = [];
  let view = opening(events, now);
  const tricks = untold(events, now);
  for (const [at, event] of events.entries()) {
    if (at === tricks?.at) view = { ...view, ...tricks.after };
    const after = following(event, view, events.slice(at + 1), now);
    for (const step of steps(event, after, company)) {
      view = step.draw(view);
      if (step.says) lines.push({ say: step.says, view });
    }
  }
  return lines;
}

/** The picture before the first of these events; of a long session only the last deals are told. */
function opening(events: readonly SoloEvent[], now: SoloView): SoloView {
  const scored = events.find((event) => event.kind === "deal-scored");
  const left = events.flatMap((event) => (event.kind === "side-left" ? [event.side] : []));
  return {
    ...before(now),
    scores: scored
      ? scored.scores.map((score, seat) => score - (scored.changes[seat] ?? 0))
      : now.scores,
    left: now.left.filter((seat) => !left.includes(seat)),
    lot: events.some(({ kind }) => kind === "lot-drawn") ? [] : now.lot,
  };
}

/**
 * The first tricks of the deal under way are not told again (W32): before which event they were
 * played, and the picture after them, which is the present one without what has been laid since.
 */
function untold(
  events: readonly SoloEvent[],
  now: SoloView,
): { at: number; after: Partial<SoloView> } | null {
  const dealt = events.findLastIndex(({ kind }) => kind === "dealt");
  const since = events.slice(dealt + 1);
  const laid = since.flatMap((event) => (event.kind === "laid" ? [event] : []));
  const ended = since.flatMap((event) => (event.kind === "trick-taken" ? [event.trick] : []));
  const taken = ended.reduce(
    (counts, { winner }) => counts.with(winner, (counts[winner] ?? 0) - 1),
    [...now.taken],
  );
  if (now.deal === 0 || taken.every((count) => count === 0)) return null;
  const by = (isHis: (seat: number) => boolean) =>
    laid.flatMap(({ seat, card }) => (isHis(seat) ? [card] : []));
  const leader = laid[0]?.seat ?? now.leader;
  const after: Partial<SoloView> = {
    taken,
    held: now.held.map((count, seat) => count + by((one) => one === seat).length),
    hand: now.hand && inOrder([...now.hand, ...by((seat) => seat === now.seat)]),
    spread: now.spread && inOrder([...now.spread, ...by((seat) => now.declarers.includes(seat))]),
    exposed: null,
    trick: [],
    last_trick: null,
    leader,
    to_act: leader === null ? [] : [leader],
  };
  const first = since.findIndex(({ kind }) => kind === "laid");
  return { at: first < 0 ? events.length : dealt + 1 + first, after };
}

/** What a script asks of the view after the event, which here the next events tell. */
function following(
  event: SoloEvent,
  view: SoloView,
  rest: readonly SoloEvent[],
  now: SoloView,
): SoloView {
  const [next] = rest;
  switch (event.kind) {
    case "called": {
      if (next === undefined) return now;
      const calls = [...view.calls, { seat: event.seat, word: event.word }];
      const to_act = next.kind === "called" ? [next.seat] : [];
      return { ...view, calls, to_act, question: null };
    }
    case "contract-made": {
      const end = rest.findIndex(({ kind }) => kind === "dealt");
      const lead = rest
        .slice(0, end < 0 ? rest.length : end)
        .find((later) => later.kind === "laid");
      if (end < 0 && untold([event, ...rest], now) !== null) return { ...view, leader: null };
      return lead ? { ...view, leader: lead.seat } : now;
    }
    case "laid":
      return { ...view, trick: [...view.trick, event.card] };
    default:
      return view;
  }
}
