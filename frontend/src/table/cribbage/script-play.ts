/** Cards laid, a go, the end of a count: what each event looks and sounds like. */
import type { CountClosed, CribbageView, Laid } from "../../generated/messages";
import { words } from "../cards";
import { type Company, who } from "../company";
import { STILL, type Step as SomeStep } from "../steps";
import type { Say } from "../texts.svelte";
import { withScores } from "./pegging";

type Step = SomeStep<CribbageView>;

export function laid(event: Laid, after: CribbageView, company: Company): Step {
  const { seat, card, total, items } = event;
  const reasons = items.map(
    (item): Say =>
      (texts) =>
        texts.text(`play-${item.kind}`, { length: item.cards }),
  );
  const why: Say = (texts) =>
    reasons
      .map((reason) => reason(texts))
      .reduce((before, phrase, at) =>
        at === 0 ? phrase : texts.text("play-and", { before, phrase }),
      );
  const says: Say = (texts) => {
    const args = { ...who(texts, company, seat), ...words(card, "accusative"), total };
    return items.length > 0
      ? texts.text("say-lays-for-points", { ...args, why: why(texts) })
      : texts.text("say-lays", args);
  };
  return {
    ...STILL,
    scene: `laid-${card}`,
    says,
    pace: items.length > 0 ? "score" : "card",
    sound: "card",
    keepsSaid: true,
    chips: items.length > 0 ? [{ seat, points: event.points, reasons }] : [],
    draw: (view) => {
      const known = after.table.find((one) => one.card === card);
      const in_count = known?.in_count ?? view.table.at(-1)?.in_count ?? 0;
      return {
        ...withScores(view, event.scores),
        phase: "play",
        hand: view.hand?.filter((held) => held !== card) ?? null,
        held: view.held.with(seat, Math.max(0, (view.held[seat] ?? 0) - 1)),
        table: [...view.table, { seat, card, in_count }],
        said_go: view.table.at(-1)?.in_count === in_count ? view.said_go : [],
        total,
        to_act: [],
      };
    },
  };
}

export function saidGo(seat: number, total: number, company: Company): Step {
  return {
    ...STILL,
    scene: `go-${seat}`,
    says: (texts) => texts.text("say-go", { ...who(texts, company, seat), total }),
    bubble: { seat, say: (texts) => texts.text("play-say-go") },
    pace: "go",
    ownGo: seat === company.you,
    draw: (view) => ({ ...view, said_go: [...view.said_go, seat] }),
  };
}

export function countClosed(event: CountClosed, company: Company): Step {
  const { seat, reason, points, scores } = event;
  const draw = (view: CribbageView) => ({ ...withScores(view, scores), said_go: [] });
  // The two points for thirty-one were told with the card.
  if (points === 0) return { ...STILL, scene: "closed", draw };
  const say: Say = (texts) => texts.text(`play-${reason}`);
  return {
    ...STILL,
    scene: "closed",
    pace: "score",
    says: (texts) =>
      texts.text("say-pegs", { ...who(texts, company, seat), why: say(texts), points }),
    chips: [{ seat, points, reasons: [say] }],
    draw,
  };
}
