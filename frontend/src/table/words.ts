/** Sentences about the table that are the same whatever is played at it. */
import type { Card, Happened, TableSeen } from "../generated/messages";
import { words } from "./cards";
import { type Company, companyOf, nameOf, sideOf, who } from "./company";
import type { Kit } from "./kit";
import type { Say } from "./texts.svelte";

/** What somebody needs to hear who has just come to the table. */
export function welcome(kit: Kit, seen: TableSeen): Say {
  const company = companyOf(seen);
  const { view } = seen;
  const others = seen.seats.flatMap((seat, at) =>
    at === seen.you || seat.kind === "empty" ? [] : [at],
  );
  return (texts) => {
    const names = others.map((at) => nameOf(texts, company, at)).join(", ");
    const key = seen.you === null ? "say-you-watch" : "say-you-sit";
    const begins = names === "" ? texts.text("turn-waiting") : texts.text(key, { names });
    if (view === null) return begins;
    const told = [kit.scoresOf(seen, view), ...kit.welcome(seen, view)];
    return [begins, ...told.map((say) => say(texts))].join(" ");
  };
}

/** What an entry says besides its events: who came, went, and is ready. */
export function saysEntry({ what, seat, seen }: Happened, was: TableSeen | null): Say | null {
  if (what === "started") {
    const { game, games } = seen.match ?? { game: 1, games: 1 };
    return (texts) => texts.text(games > 1 ? "say-started" : "say-started-single", { game });
  }
  if (what === "acted" || what === "dealt-on" || seat === null) return null;
  if (what === "taking" || what === "withdrew") return saysTaker(what, seat, seen);
  if (what === "sat") return saysSat(seat, companyOf(seen), was === null ? null : companyOf(was));
  return (texts) => texts.text(`say-${what}`, who(texts, companyOf(seen), seat));
}

/** Somebody takes a seat, a free one or a club player's: then it is said whose. */
export function saysSat(seat: number, now: Company, was: Company | null): Say {
  if (was?.seats[seat]?.kind !== "club") {
    return (texts) => texts.text("say-sat", who(texts, now, seat));
  }
  return (texts) =>
    texts.text("say-takes-over", { ...who(texts, now, seat), club: nameOf(texts, was, seat) });
}

/** A person takes a club player's seat over, or does not wish it any more. */
function saysTaker(what: string, seat: number, seen: TableSeen): Say {
  const name = seen.seats[seat]?.taker ?? "";
  const whose = seen.taking === seat ? "you" : "other";
  return (texts) =>
    texts.text(`say-${what}`, { who: whose, name, club: nameOf(texts, companyOf(seen), seat) });
}

/** One line that says what the table waits for. */
export function turnLine(kit: Kit, seen: TableSeen): Say {
  const { view, stage } = seen;
  if (stage === "waiting") return (texts) => texts.text("turn-waiting");
  if (stage === "over") return (texts) => texts.text("turn-over");
  return stage === "showing" || view === null ? turnShowing(seen) : kit.turnLine(seen, view);
}

function turnShowing(seen: TableSeen): Say {
  const mine = seen.you !== null && seen.ready[seen.you] === false;
  if (mine) return (texts) => texts.text("turn-go-on");
  const slow = seen.ready.findIndex((ready) => !ready);
  return (texts) =>
    slow < 0
      ? texts.text("turn-showing")
      : texts.text("turn-not-ready", who(texts, companyOf(seen), slow));
}

/** Whether the table waits for whoever sits in this seat. */
export function waitsFor({ stage, ready, view }: TableSeen, seat: number): boolean {
  if (stage === "showing") return ready[seat] === false;
  const hasLeft =
    view !== null && "left" in view && view.left.includes(sideOf(seat, view.scores.length));
  return stage === "playing" && view?.to_act.includes(seat) === true && !hasLeft;
}

/** Whether the table waits for this person. */
export function isYourTurn(kit: Kit, seen: TableSeen): boolean {
  if (seen.you === null) return false;
  if (seen.stage === "showing") return seen.ready[seen.you] === false;
  return seen.stage === "playing" && seen.view !== null && kit.isYourTurn(seen, seen.view);
}

/** What everybody draws for the first deal, and whose it is: `tied` and `first` are keys of texts,
 * for every game has a rule of its own. */
export function saysLot(
  { cards, dealer }: { cards: readonly (Card | null)[]; dealer: number | null },
  company: Company,
  tied: string,
  first: string,
): Say {
  return (texts) => {
    const draws = cards.flatMap((card, seat) => {
      if (card === null) return [];
      const args = { ...who(texts, company, seat), ...words(card, "accusative") };
      return [texts.text("say-lot-draws", args)];
    });
    const end = dealer === null ? texts.text(tied) : texts.text(first, who(texts, company, dealer));
    return [...draws, end].join(" ");
  };
}
