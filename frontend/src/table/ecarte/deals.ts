/** The deals of a game so far, put together from what has happened in them. */
import type {
  Card,
  EcarteDealScored,
  EcarteDealt,
  EcarteEvent,
  EcarteLaid,
  EcarteTrick,
  EcarteView,
} from "../../generated/messages";

export interface Deal {
  number: number;
  dealer: number;
  turned: Card;
  /** How many cards elder and dealer took in each exchange. */
  exchanges: readonly (readonly number[])[];
  /** Who scored for the king of trumps, turned up or announced. */
  king: number | null;
  tricks: readonly EcarteTrick[];
  /** How the tricks counted; `null` while they are played, and where the game ended before. */
  scored: EcarteDealScored | null;
}

/** The deal of a view, or `null` before the first. */
export function dealIn(view: EcarteView): Deal | null {
  const { deal: number, dealer, turned, exchanges, announced, tricks, scored } = view;
  if (dealer === null || turned === null) return null;
  const king = turned.startsWith("K") ? dealer : announced;
  return { number, dealer, turned, exchanges, king, tricks, scored };
}

/** The deals that have begun, the newest first. */
export function dealsOf(events: readonly EcarteEvent[]): Deal[] {
  return events.reduce<Deal[]>((deals, event) => {
    if (event.kind === "dealt") return [begun(event), ...deals];
    const [deal, ...earlier] = deals;
    return deal ? [after(deal, event), ...earlier] : deals;
  }, []);
}

function begun({ number, dealer, turned }: EcarteDealt): Deal {
  return { number, dealer, turned, exchanges: [], king: null, tricks: [], scored: null };
}

function after(deal: Deal, event: EcarteEvent): Deal {
  switch (event.kind) {
    case "called":
      return event.word === "accept" ? { ...deal, exchanges: [...deal.exchanges, []] } : deal;
    case "discarded":
      return { ...deal, exchanges: counted(deal, event.count) };
    case "stood-pat":
      return { ...deal, exchanges: counted(deal, 0) };
    case "king-turned":
    case "king-announced":
      return { ...deal, king: event.seat };
    case "laid":
      return { ...deal, tricks: laid(deal.tricks, event) };
    case "trick-taken":
      return {
        ...deal,
        tricks: deal.tricks.with(-1, {
          cards: deal.tricks.at(-1)?.cards ?? [],
          winner: event.seat,
        }),
      };
    case "deal-scored":
      return { ...deal, scored: event };
    default:
      return deal;
  }
}

function counted({ exchanges }: Deal, count: number): Deal["exchanges"] {
  return exchanges.with(-1, [...(exchanges.at(-1) ?? []), count]);
}

/** The leader stands for the winner until the trick is taken. */
function laid(tricks: Deal["tricks"], { seat, card }: EcarteLaid): Deal["tricks"] {
  const last = tricks.at(-1);
  if (last?.cards.length !== 1) return [...tricks, { cards: [{ seat, card }], winner: seat }];
  return tricks.with(-1, { ...last, cards: [...last.cards, { seat, card }] });
}
