/** Cribbage at the table: everything the page asks a game for. */
import type { CribbageEvent, CribbageView } from "../../generated/messages";
import { sorted } from "../cards";
import type { Kit } from "../kit";
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
import { steps } from "./script";
import { saysResult } from "./script-end";
import { story } from "./story";
import { before, countOf, scoresOf, welcome } from "./words";

/** The variants of which R62 speaks, by their catalog names. */
const PARTNERS: readonly string[] = ["partners", "partners-six"];

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
  isPartners: (variant) => PARTNERS.includes(variant),
  Felt,
  Score,
  deals: () => import("./Deals.svelte"),
  help: [
    ["G", "help-go"],
    ["C", "help-count"],
    ["↑ ↓, Enter", "help-cut"],
    ["0 – 9, + −", "help-digits"],
    ["0, Enter", "help-right"],
    ["P", "help-pass"],
  ],
  settings: ["board", "pressGo"],
  words: {
    "help-play": "help-play-crib",
    "help-undo": "help-undo-discard",
    "table-deals": "table-hands",
  },
};
