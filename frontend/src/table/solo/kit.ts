/** Solo Whist at the table: everything the page asks a game for. */
import type { Card, SoloEvent, SoloView, TableSeen } from "../../generated/messages";
import { cardName, cardSign, isCard } from "../cards";
import { companyOf, who } from "../company";
import type { Asked, Kit, Label } from "../kit";
import type { Say } from "../texts.svelte";
import { arranged, ledSuit, ownCards, taskOf } from "./deal";
import Felt from "./Felt.svelte";
import Score from "./Score.svelte";
import { steps } from "./script";
import { before, story } from "./story";
import { suitWord } from "./contracts";
import { saysWinner, scoresOf } from "./totals";
import { countOf, turnLine, welcome } from "./words";

const ONE: Asked = { least: 1, most: 1, atOnce: true };

/** Why a card cannot be laid now, or `null` when it can. */
export function whyNot(seen: TableSeen, view: SoloView, card: Card): Say | null {
  if (taskOf(seen) === "lay") {
    const led = ledSuit(view);
    if (led === null || seen.actions.includes(card)) return null;
    return (texts) => texts.text("solo-why-follow", { suit: suitWord(led) });
  }
  const other = view.to_act.find((seat) => seat !== seen.you);
  if (other === undefined || view.phase !== "play") return (texts) => texts.text("why-not-now");
  return (texts) => texts.text("why-not-your-turn", who(texts, companyOf(seen), other));
}

function actLabel(_seen: TableSeen, _view: SoloView, cards: readonly Card[]): Label {
  const [card] = cards.filter(isCard);
  const name = (words: Say): Say => {
    return (texts) => texts.text("table-confirm-play", { card: words(texts) });
  };
  if (card === undefined) return { long: () => "", short: () => "" };
  return { long: name(cardName(card, "accusative")), short: name(cardSign(card)) };
}

export const kit: Kit<SoloView, SoloEvent> = {
  steps,
  before,
  story,
  ownCards,
  arranged,
  asked: (seen) => (taskOf(seen) === "lay" ? ONE : null),
  actOf: (seen, _view, cards) => seen.actions.find((action) => action === cards.join(" ")),
  actLabel,
  whyNot,
  isReplaceable: () => false,
  chosenBefore: () => [],
  isYourTurn: (seen) => taskOf(seen) !== "none",
  turnLine,
  scoresOf,
  countOf,
  welcome,
  resultOf: (seen, view) =>
    view.result
      ? saysWinner(view.result, view.left, companyOf(seen))
      : (texts) => texts.text("turn-over"),
  Felt,
  Score,
  deals: () => import("./Deals.svelte"),
  help: [
    ["0, -, =, \\", "solo-help-late"],
    ["C", "solo-help-count"],
  ],
  words: { "help-choose": "solo-help-choose", "help-play": "solo-help-play" },
};
