/** An entry of the log as a story: the steps of its events, told of those who played them. */
import type { GameEvent, GameView, Happened, TableSeen } from "../generated/messages";
import { type Company, companyOf } from "./company";
import type { Kit } from "./kit";
import { type Step, STILL } from "./steps";
import { saysSat } from "./words";

/**
 * The steps of an entry. Who takes a seat over with it has no part in what ends the deal: that is
 * told of those who played it, and then that he sits down.
 */
export function stepsOf(
  kit: Kit,
  { seen, what, events }: Happened,
  view: GameView,
  was: TableSeen | null,
): Step<GameView>[] {
  const now = companyOf(seen);
  const told = (some: readonly GameEvent[], company: Company) =>
    some.flatMap((event) => kit.steps(event, view, company));
  const newcomers = was === null || what === "sat" ? [] : takersOf(was, seen);
  if (newcomers.length === 0) return told(events, now);
  const next = events.findIndex(({ kind }) => kind === "dealt");
  const end = next < 0 ? events.length : next;
  const sits = newcomers.map((seat) => ({
    ...STILL,
    scene: `sat-${seat}`,
    says: saysSat(seat, now, companyOf(was)),
  }));
  return [...told(events.slice(0, end), companyOf(was)), ...sits, ...told(events.slice(end), now)];
}

/** Seats that a club player held until now and a person holds from now on. */
function takersOf(was: TableSeen, seen: TableSeen): number[] {
  return seen.seats.flatMap(({ kind }, seat) =>
    kind === "person" && was.seats[seat]?.kind === "club" ? [seat] : [],
  );
}
