/** Who sits where, for texts that say "you" to one and a name to all others. */
import type { SeatSeen, TableSeen } from "../generated/messages";
import type { Arguments, Speaker } from "./texts.svelte";

export interface Company {
  readonly you: number | null;
  readonly seats: readonly SeatSeen[];
}

const NOBODY: Company = { you: null, seats: [] };

export function companyOf(seen: TableSeen | null): Company {
  return seen === null ? NOBODY : { you: seen.you, seats: seen.seats };
}

/** What others call the player in this seat; a club player has no name of his own. */
export function nameOf(texts: Speaker, company: Company, seat: number): string {
  const place = company.seats[seat];
  if (place?.kind === "empty" || !place) return texts.text("table-seat-empty");
  return place.name || texts.text("club-player");
}

export function who(texts: Speaker, company: Company, seat: number): Arguments {
  const name = nameOf(texts, company, seat);
  return { who: seat === company.you ? "you" : "other", name };
}

/** Sides are numbered by their first seat: alone a side is a seat, partners sit opposite. */
export function sideOf(seat: number, sides: number): number {
  return seat % sides;
}

/** The seats in the order in which they are drawn: yours, or the first, at the bottom. */
export function around(company: Company): number[] {
  const bottom = company.you ?? 0;
  return company.seats.map((_, step) => (bottom + step) % company.seats.length);
}
