/** Écarté at the table: everything the page asks a game for. */
import type { EcarteEvent, EcarteView } from "../../generated/messages";
import { companyOf } from "../company";
import type { Kit } from "../kit";
import { arranged } from "./cards";
import Felt from "./Felt.svelte";
import { actLabel, actOf, asked, ownCards, whyNot } from "./hand";
import Score from "./Score.svelte";
import { steps } from "./script";
import { before, story } from "./story";
import { countOf, saysResult, scoresOf, turnLine, welcome } from "./words";

export const kit: Kit<EcarteView, EcarteEvent> = {
  steps,
  before,
  story,
  ownCards,
  arranged: (cards, { turned }) => arranged(cards, turned),
  asked,
  actOf: (seen, _view, cards) => actOf(seen, cards),
  actLabel: (seen, _view, cards) => actLabel(seen, cards),
  whyNot,
  // What was said or laid aside stays so (E15).
  isReplaceable: () => false,
  chosenBefore: () => [],
  isYourTurn: ({ actions }) => actions.length > 0,
  turnLine,
  scoresOf,
  countOf,
  welcome,
  resultOf: (seen, { result }) =>
    result ? saysResult(result, companyOf(seen)) : (texts) => texts.text("turn-over"),
  Felt,
  Score,
  deals: () => import("./Deals.svelte"),
  help: [
    ["1, 2", "ecarte-keys-answer"],
    ["0", "ecarte-keys-keep"],
    ["K", "ecarte-keys-king"],
    ["C", "ecarte-keys-count"],
  ],
  words: { "help-play": "ecarte-keys-play" },
};
