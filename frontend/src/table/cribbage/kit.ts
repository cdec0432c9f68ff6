/** Cribbage at the table: everything the page asks a game for. */
import type { CribbageEvent, CribbageView } from "../../generated/messages";
import { sorted } from "../cards";
import type { Kit } from "../kit";
import Deals from "./Deals.svelte";
import Felt from "./Felt.svelte";
import {
  actLabel,
  actOf,
  asked,
  chosenBefore,
  isReplaceable,
  isYourTurn,
  ownCards,
  turnLine,
  whyNot,
} from "./hand";
import Score from "./Score.svelte";
import { saysResult, steps } from "./script";
import { story } from "./story";
import { before, countOf, scoresOf, welcome } from "./words";

export const kit: Kit<CribbageView, CribbageEvent> = {
  steps,
  before,
  story,
  ownCards,
  arranged: sorted,
  asked,
  actOf,
  actLabel,
  whyNot,
  isReplaceable,
  chosenBefore,
  isYourTurn,
  turnLine,
  scoresOf,
  countOf,
  welcome,
  resultOf: saysResult,
  Felt,
  Score,
  Deals,
  help: [
    ["G", "help-go"],
    ["C", "help-count"],
  ],
};
