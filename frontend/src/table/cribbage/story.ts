/** What has happened in a game before this page came: the lines, with the pictures beside them. */
import type { CribbageEvent, CribbageView } from "../../generated/messages";
import type { Company } from "../company";
import type { Told } from "../steps";
import { steps } from "./script";
import { before } from "./words";

/** The lines of events that lead to the present view, oldest first. */
export function story(
  events: readonly CribbageEvent[],
  now: CribbageView,
  company: Company,
): Told<CribbageView>[] {
  const lines: Told<CribbageView>[] = [];
  let view = before(now);
  const isSale = events.some(({ kind }) => kind === "bid-made" || kind === "crib-sold");
  let isNewCount = false;
  for (const event of events) {
    const after = event.kind === "side-left" ? now : following(event, view, isNewCount, isSale);
    if (event.kind === "count-closed") isNewCount = true;
    else if (event.kind === "laid" || event.kind === "dealt") isNewCount = false;
    for (const step of steps(event, after, company)) {
      view = step.draw(view);
      if (step.says) lines.push({ say: step.says, view });
    }
  }
  return lines;
}

/** What a script asks of the view after the event, which only the event itself can tell here. */
function following(
  event: CribbageEvent,
  view: CribbageView,
  isNewCount: boolean,
  isSale: boolean,
): CribbageView {
  switch (event.kind) {
    case "dealt":
      return {
        ...view,
        crib_owner: isSale ? null : event.dealer,
        phase: "bid",
        bids: [],
        price: 0,
      };
    case "laid": {
      const in_count = (view.table.at(-1)?.in_count ?? 0) + (isNewCount ? 1 : 0);
      return { ...view, table: [...view.table, { seat: event.seat, card: event.card, in_count }] };
    }
    default:
      return view;
  }
}
