/** Who sits where, for texts that say "you" to one and a name to all others. */
import type { SeatSeen, TableSeen } from "../generated/messages";
import type { Arguments, Speaker } from "./texts.svelte";

export interface Company {
  readonly you: number | null;
  readonly seats: readonly SeatSeen[];
  /** The seat of a reader who has left the game: the club plays his cards on. */
  readonly standIn?: number | null;
}

const NOBODY: Company = { you: null, seats: [] };

export function companyOf(seen: TableSeen | null): Company {
  return seen === null ? NOBODY : { you: seen.you, seats: seen.seats };
}

/** What others call the player in this seat; a club player has no name of his own. */
export function nameOf(texts: Speaker, company: Company, seat: number): string {
  if (seat === company.standIn) return texts.text("club-in-your-seat");
  const place = company.seats[seat];
  if (place?.kind === "empty" || !place) return texts.text("table-seat-empty");
  if (place.name !== "") return place.name;
  const number = clubNumber(company, seat);
  return number === 0 ? texts.text("club-player") : texts.text("club-player-many", { number });
}

/**
 * The number of a club player, the same for the table's life: whoever sits down or stands up
 * meanwhile, the history speaks of the same one. That of the first seat, where mostly the maker
 * of the table sits, comes last. 0 for none: of two at a table one has no need of it.
 */
function clubNumber({ seats }: Company, seat: number): number {
  const place = seats[seat];
  if (place?.kind !== "club" || place.name !== "") return 0;
  const isOnly = seats.length === 2 && seats.some(({ kind }) => kind !== "club");
  return isOnly ? 0 : seat || seats.length;
}

/** The same where there is little room: club players by their numbers. */
export function shortName(texts: Speaker, company: Company, seat: number): string {
  const number = clubNumber(company, seat);
  return number === 0 ? nameOf(texts, company, seat) : texts.text("club-player-short", { number });
}

/** The same, where what is done in the reader's seat is no longer done by him. */
export function withStandIn(company: Company): Company {
  return { ...company, you: null, standIn: company.you };
}

export function who(texts: Speaker, company: Company, seat: number): Arguments {
  const name = nameOf(texts, company, seat);
  return { who: seat === company.you ? "you" : "other", name };
}

/** Like `who`, of a side: partners are named together, and a reader is his side. */
export function sideWho(texts: Speaker, company: Company, side: number, sides: number): Arguments {
  const { you } = company;
  if (you !== null && sideOf(you, sides) === side) return who(texts, company, you);
  const [one = side, other] = seatsOf(company, side, sides);
  if (other === undefined) return who(texts, company, one);
  return { who: "pair", name: sideName(texts, company, side, sides) };
}

/** "Ada and Club 2", for what has little room. */
export function shortSide(texts: Speaker, company: Company, side: number, sides: number): string {
  return seatsOf(company, side, sides)
    .map((seat) => shortName(texts, company, seat))
    .reduce((one, other) => texts.text("names-pair", { one, other }));
}

/** "Ada and Club player 2"; alone a side has the name of its player. */
export function sideName(texts: Speaker, company: Company, side: number, sides: number): string {
  return seatsOf(company, side, sides)
    .map((seat) => nameOf(texts, company, seat))
    .reduce((one, other) => texts.text("names-pair", { one, other }));
}

function seatsOf({ seats }: Company, side: number, sides: number): number[] {
  const all = seats.flatMap((_, seat) => (sideOf(seat, sides) === side ? [seat] : []));
  return all.length > 0 ? all : [side];
}

export function isOfSide(seat: number, side: number, sides: number): boolean {
  return sideOf(seat, sides) === side;
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
