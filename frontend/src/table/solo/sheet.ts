/** The rows of the score sheet, from what has been told of this session. */
import type { Card, SoloContract, SoloEvent, SoloView } from "../../generated/messages";

export interface Row {
  deal: number;
  /** Its number among the deals that count (W28); `null` for one that was thrown in. */
  number: number | null;
  dealer: number;
  /** What was played, or why nothing was. */
  contract: SoloContract | null;
  declarers: readonly number[];
  tricks: readonly number[];
  made: boolean | null;
  changes: readonly number[];
  scores: readonly number[];
  /** All hands as they were dealt. */
  hands: readonly (readonly (Card | null)[])[];
  thrownIn: "all-pass" | "proposal" | null;
}

/** One row a deal that is over, oldest first; of a long session only the last ones are told. */
export function rows(events: readonly SoloEvent[]): Row[] {
  const done: Row[] = [];
  let row = blank();
  for (const event of events) {
    switch (event.kind) {
      case "dealt":
        row = { ...blank(), deal: event.number, dealer: event.dealer, scores: row.scores };
        break;
      case "deal-scored": {
        const { contract, declarers, tricks, made, changes, scores } = event;
        row = { ...row, contract, declarers, tricks, made, changes, scores };
        break;
      }
      case "thrown-in":
        row = { ...row, thrownIn: event.cause };
        break;
      case "deal-ended":
        done.push({
          ...row,
          deal: event.number,
          number: row.thrownIn === null ? event.counted : null,
          hands: event.hands,
        });
        break;
      default:
    }
  }
  return done;
}

/** The rows that the picture has come to: a deal is written down when its hands lie open. */
export function toldRows(events: readonly SoloEvent[], { deal, revealed }: SoloView): Row[] {
  return rows(events).filter((row) => row.deal < deal || (row.deal === deal && revealed !== null));
}

function blank(): Row {
  return {
    deal: 0,
    number: null,
    dealer: 0,
    contract: null,
    declarers: [],
    tricks: [],
    made: null,
    changes: [],
    scores: [],
    hands: [],
    thrownIn: null,
  };
}

/** What everybody had before the first row, where the session began earlier or with points. */
export function opening(listed: readonly Row[]): readonly number[] | null {
  const scored = listed.find(({ changes }) => changes.length > 0);
  const scores = scored?.scores.map((score, seat) => score - (scored.changes[seat] ?? 0)) ?? [];
  return scores.some((score) => score !== 0) ? scores : null;
}
