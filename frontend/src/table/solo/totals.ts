/** Totals in words: what a deal changes, who stands where, and who has won. */
import { written } from "../../art/pegs";
import type { Result, SoloView, TableSeen } from "../../generated/messages";
import { capital } from "../cards";
import { type Company, companyOf, who } from "../company";
import type { Say, Speaker } from "../texts.svelte";
import { SEATS } from "./deal";

/** "+3", "−1", "0": what a deal changes. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : written(change);
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

export function scoresOf(seen: TableSeen, view: SoloView): Say {
  const company = companyOf(seen);
  return (texts) =>
    view.scores
      .map((score, seat) =>
        texts.text("solo-say-total", { ...who(texts, company, seat), score: written(score) }),
      )
      .join(" ");
}

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

/** "North wins with 12." */
export function saysWinner(result: Result, left: readonly number[], company: Company): Say {
  const { scores, termination, winner } = result;
  return (texts) => {
    if (termination !== "normal" && winner !== null) {
      return texts.text("solo-say-alone", who(texts, company, winner));
    }
    const first = places(scores, left).filter(({ place }) => place === 1);
    const score = written(first[0]?.score ?? 0);
    if (winner !== null) {
      return texts.text("solo-say-wins", { ...who(texts, company, winner), score });
    }
    const names = sharing(texts, company, first);
    return capital(texts.text("solo-say-shared", { names, score }));
  };
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
          score: written(score),
        }),
      );
    return [saysWinner(result, left, company)(texts), ...told].join(" ");
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
