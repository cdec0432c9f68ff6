/** What the player's own cards may do now; legal is what the server lists, nothing else. */
import type { Card, EcarteView, TableSeen } from "../../generated/messages";
import { cardName, cardSign, isCard } from "../cards";
import { companyOf, who } from "../company";
import type { Asked, Label } from "../kit";
import type { Say } from "../texts.svelte";
import { type Binding, bindingOf, ledIn } from "./cards";

const DISCARD = "discard ";
const CARD = /^[KQJAT987][CDHS]$/;
const BINDINGS: Readonly<Record<Binding, string>> = {
  follow: "ecarte-why-follow",
  beat: "ecarte-why-beat",
  trump: "ecarte-why-trump",
};

/** The cards at the bottom of the table. */
export function ownCards(view: EcarteView): Card[] {
  return (view.hand ?? []).filter(isCard);
}

/** The cards that may be played now. */
function playable(seen: TableSeen): Card[] {
  return seen.actions.filter((action): action is Card => CARD.test(action));
}

/** From how many to how many cards an act takes. */
export function asked(seen: TableSeen): Asked | null {
  const sizes = seen.actions.flatMap((action) =>
    action.startsWith(DISCARD) ? [action.slice(DISCARD.length).split(" ").length] : [],
  );
  if (sizes.length > 0) {
    return { least: Math.min(...sizes), most: Math.max(...sizes), atOnce: false };
  }
  return playable(seen).length > 0 ? { least: 1, most: 1, atOnce: true } : null;
}

/** Whether cards are to be laid aside now. */
export function isExchanging(seen: TableSeen): boolean {
  return seen.actions.some((action) => action.startsWith(DISCARD) || action === "stand");
}

/** The act of the record that these cards make, if there is one. */
export function actOf(seen: TableSeen, cards: readonly Card[]): string | undefined {
  const sorted = (words: readonly string[]) => words.toSorted().join(" ");
  const chosen = sorted(cards);
  return seen.actions.find((action) => {
    const named = action.startsWith(DISCARD) ? action.slice(DISCARD.length) : action;
    return sorted(named.split(" ")) === chosen;
  });
}

/** What the button says that confirms these cards. */
export function actLabel(seen: TableSeen, cards: readonly Card[]): Label {
  const [card] = cards;
  if (isExchanging(seen) || card === undefined) {
    const say: Say = (texts) =>
      cards.length === 0
        ? texts.text("ecarte-choose")
        : texts.text("ecarte-exchange", { count: cards.length });
    return { long: say, short: say };
  }
  return {
    long: (texts) =>
      texts.text("table-confirm-play", { card: cardName(card, "accusative")(texts) }),
    short: (texts) => texts.text("table-confirm-play", { card: cardSign(card)(texts) }),
  };
}

/** Why a card cannot be chosen now, or `null` when it can. */
export function whyNot(seen: TableSeen, view: EcarteView, card: Card): Say | null {
  if (seen.stage !== "playing") return (texts) => texts.text("why-not-now");
  if (isExchanging(seen)) {
    return asked(seen) === null ? (texts) => texts.text("ecarte-why-no-stock") : null;
  }
  const cards = playable(seen);
  if (cards.includes(card)) return null;
  const led = ledIn(view);
  if (cards.length > 0 && led !== null) {
    const key = BINDINGS[bindingOf(view.hand ?? [], led, card)];
    return (texts) =>
      texts.text(key, { led: cardName(led, "accusative")(texts), cards: anyOf(cards)(texts) });
  }
  if (seen.actions.length > 0) return (texts) => texts.text("ecarte-why-speak");
  const other = view.to_act.find((seat) => seat !== seen.you);
  if (other === undefined || view.phase !== "play") return (texts) => texts.text("why-not-now");
  return (texts) => texts.text("why-not-your-turn", who(texts, companyOf(seen), other));
}

/** "the king of hearts, the ten of hearts or …", as what is played. */
function anyOf(cards: readonly Card[]): Say {
  return (texts) =>
    cards
      .map((card) => cardName(card, "accusative")(texts))
      .reduce((before, card, at) => {
        if (at === 0) return card;
        const key = at === cards.length - 1 ? "ecarte-cards-or" : "cards-then";
        return texts.text(key, { before, card });
      }, "");
}
