/** Giving up, leaving, winning: what each event looks and sounds like. */
import type {
  CribbageView,
  DealEnded,
  GameEnded,
  ResignOffered,
  Result,
  SideLeft,
  TableSeen,
} from "../../generated/messages";
import { type Company, companyOf, isOfSide, sideWho, who } from "../company";
import { STILL, type Step as SomeStep } from "../steps";
import type { Say, Speaker } from "../texts.svelte";

type Step = SomeStep<CribbageView>;

const TWO_SIDES = 2;

/** All cards of the deal lie open (R75). */
export function dealEnded({ hands, crib }: DealEnded): Step {
  return {
    ...STILL,
    scene: "deal-ended",
    draw: (view) => ({ ...view, revealed: hands, crib, counting: null, silent: [], to_act: [] }),
  };
}

/** A partner would give up, if the other one agrees; or the other one does (R57). */
export function resignOffered(
  { seat }: ResignOffered,
  { resigning, scores }: CribbageView,
  company: Company,
): Step {
  const sides = scores.length;
  const isAgreed = resigning.some((one) => one !== seat && isOfSide(one, seat % sides, sides));
  const key = isAgreed ? "say-resign-agreed" : "say-resign-offered";
  return {
    ...STILL,
    scene: `resigning-${seat}`,
    pace: "card",
    says: (texts) => texts.text(key, who(texts, company, seat)),
    draw: (view) => ({ ...view, resigning: [...view.resigning, seat] }),
  };
}

/** A side of three or four is out; the club plays its cards on (R57). */
export function sideLeft(event: SideLeft, after: CribbageView, company: Company): Step {
  const { side, cause } = event;
  // When only one is left, the next thing told is that he has won.
  const isLast = after.result !== null && after.left.at(-1) === side;
  return {
    ...STILL,
    scene: `left-${side}`,
    pace: "score",
    says: (texts) =>
      [
        texts.text(`ended-${cause}`, who(texts, company, side)),
        ...(isLast ? [] : [texts.text("say-others-go-on")]),
      ].join(" "),
    draw: (view) => ({ ...view, left: [...view.left, side], resigning: [] }),
  };
}

export function gameEnded({ result }: GameEnded, after: CribbageView, company: Company): Step {
  return {
    ...STILL,
    scene: "end",
    pace: "end",
    says: saysWinner(result, after, company),
    draw: (view) => ({ ...view, phase: "over", to_act: [], result }),
  };
}

/** How the game that is over ended. */
export function saysResult(seen: TableSeen, view: CribbageView): Say {
  return view.result ? saysWinner(view.result, view, companyOf(seen)) : () => "";
}

/** "You win 121 to 98. A skunk." */
function saysWinner(result: Result, view: CribbageView, company: Company): Say {
  const { winner, scores, termination } = result;
  const sides = scores.length;
  return (texts) => {
    if (winner === null) return texts.text("say-game-drawn");
    const degree = result.degree === "plain" ? [] : [texts.text(`degree-${result.degree}`)];
    const winning = sideWho(texts, company, winner, sides);
    const high = scores[winner] ?? 0;
    if (termination === "normal") {
      const low = Math.max(...scores.filter((_, side) => side !== winner));
      const key = sides > TWO_SIDES ? "say-game-won-ahead" : "say-game-won";
      // Whoever has pegged out has won, whatever lies there yet (R49).
      const isCounted = view.shows.length > view.held.length;
      const rest = isCounted ? [] : [texts.text("say-uncounted", { target: view.target })];
      return [texts.text(key, { ...winning, high, low }), ...rest, ...degree].join(" ");
    }
    // Nobody got there: what ended the game, not the score, is what there is to say.
    const given = texts.text("say-game-given", winning);
    if (sides > TWO_SIDES) return [texts.text("ended-all-left"), given].join(" ");
    return [
      saysLoser(texts, termination, winner === 0 ? 1 : 0, company, sides),
      given,
      ...degree,
    ].join(" ");
  };
}

/** What the losing one of two sides did; partners give up together (R57). */
function saysLoser(
  texts: Speaker,
  termination: string,
  loser: number,
  company: Company,
  sides: number,
): string {
  const isPair = company.seats.length > sides;
  if (termination === "resigned" && isPair && isOwn(company, loser, sides)) {
    return texts.text("ended-resigned-both");
  }
  return texts.text(`ended-${termination}`, sideWho(texts, company, loser, sides));
}

function isOwn({ you }: Company, side: number, sides: number): boolean {
  return you !== null && isOfSide(you, side, sides);
}

/** Whether the person's own side is out of the game while the others go on. */
export function hasLeft(company: Company, view: CribbageView): boolean {
  const { you } = company;
  return you !== null && view.left.some((side) => isOfSide(you, side, view.scores.length));
}
