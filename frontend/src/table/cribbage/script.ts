/**
 * What an event looks and sounds like: each becomes small steps, and a step holds the change of
 * the picture together with its words, so that the two cannot tell different stories. No rule of
 * the game is applied here: every number comes from the event.
 */
import type { CribbageEvent, CribbageView } from "../../generated/messages";
import { type Company, who, withStandIn } from "../company";
import { STILL, type Step } from "../steps";
import {
  bidMade,
  bonusPegged,
  cribSold,
  dealt,
  laidAway,
  lotDrawn,
  starterTurned,
} from "./script-deal";
import { dealEnded, gameEnded, hasLeft, resignOffered, sideLeft } from "./script-end";
import { countClosed, laid, saidGo } from "./script-play";
import { claimed, countOpened, explained, mugginsCalled, shown } from "./script-show";

/** The steps of one event; `after` is the server's view once all of the entry has happened. */
export function steps(
  event: CribbageEvent,
  after: CribbageView,
  company: Company,
): Step<CribbageView>[] {
  return stepsFor(event, after, hasLeft(company, after) ? tellingOf(event, company) : company);
}

/** To a reader who has left, his own moves are told as those of the club; that he left is his. */
function tellingOf({ kind }: CribbageEvent, company: Company): Company {
  return kind === "side-left" || kind === "game-ended" ? company : withStandIn(company);
}

function stepsFor(
  event: CribbageEvent,
  after: CribbageView,
  company: Company,
): Step<CribbageView>[] {
  switch (event.kind) {
    case "lot-drawn":
      return [lotDrawn(event, company)];
    case "bonus-pegged":
      return [bonusPegged(event, company)];
    case "dealt":
      return [dealt(event, after, company)];
    case "bid-made":
      return [bidMade(event, company)];
    case "crib-sold":
      return [cribSold(event, company)];
    case "laid-away":
      return [laidAway(event, company)];
    case "depth-named":
      return [
        {
          ...STILL,
          scene: event.kind,
          pace: "card",
          says: (texts) =>
            texts.text("say-depth", { ...who(texts, company, event.seat), cards: event.cards }),
        },
      ];
    case "starter-turned":
      return [starterTurned(event, after, company)];
    case "laid":
      return [laid(event, after, company)];
    case "said-go":
      return [saidGo(event.seat, event.total, company)];
    case "count-closed":
      return [countClosed(event, company)];
    case "count-opened":
      return [countOpened(event, after, company)];
    case "claimed":
      return [claimed(event, company)];
    case "shown":
      return shown(event, company);
    case "muggins-called":
      return [mugginsCalled(event, company)];
    case "explained":
      return explained(event, after, company);
    case "deal-ended":
      return [dealEnded(event)];
    case "resign-offered":
      return [resignOffered(event, after, company)];
    case "side-left":
      return [sideLeft(event, after, company)];
    case "game-ended":
      return [gameEnded(event, after, company)];
    default:
      // An event without a picture does not pass the type check.
      return event satisfies never;
  }
}
