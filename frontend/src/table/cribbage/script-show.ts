/** Hands and crib counted, by the house or by hand: what each event looks and sounds like. */
import type {
  Claimed,
  CountOpened,
  CribbageView,
  Explained,
  MugginsCalled,
  Show,
  Shown,
} from "../../generated/messages";
import { cardList, cardName } from "../cards";
import { type Company, who } from "../company";
import { STILL, type Step as SomeStep } from "../steps";
import type { Say, Speaker } from "../texts.svelte";
import { phrases, spokenCount } from "./count";
import { withScores } from "./pegging";
import { saysScore } from "./words";

type Step = SomeStep<CribbageView>;

/** A hand or crib being counted: which, and how many of its phrases have been told. */
export interface Counting {
  shown: Shown;
  told: number;
}

/** The hand is laid open, told phrase by phrase, and at its end the peg leaps once. */
export function shown(event: Shown, company: Company): Step[] {
  const draw = (view: CribbageView): CribbageView => ({
    ...view,
    shows: [...view.shows, event],
    crib: event.what === "crib" ? event.cards : view.crib,
    total: 0,
  });
  const chips = [{ seat: event.owner, points: event.pegged, reasons: [showTitle(event, company)] }];
  const scene = sceneOf(event);
  if (event.show === null) {
    // What it is worth is not to be known yet: only the claim is pegged.
    return [
      {
        ...STILL,
        scene,
        pace: "score",
        // Whoever counts nothing has said so, and has what he had.
        says: event.pegged === 0 ? null : saysScore(event.scores, event.side, company),
        chips,
        draw: (view) => withScores(draw(view), event.scores),
      },
    ];
  }
  const open: Step = {
    ...STILL,
    scene,
    says: saysShown(event, company),
    focus: { shown: event, told: 0 } satisfies Counting,
    pace: "card",
    draw,
  };
  return [
    open,
    ...told(event, event.show),
    {
      ...STILL,
      scene,
      focus: { shown: event, told: phrases(event.show).length } satisfies Counting,
      chips,
      pace: "hand",
      draw: (view) => withScores(view, event.scores),
    },
  ];
}

/** After a count by hand: what there was, with the same steps; nothing is pegged any more. */
export function explained(event: Explained, after: CribbageView, company: Company): Step[] {
  const { show } = event;
  const last = lastShown(event, after);
  if (last === undefined) return [];
  const whole: Shown = { ...last, show };
  const scene = `explained-${sceneOf(last)}`;
  const open: Step = {
    ...STILL,
    scene,
    says: saysExplained(whole, show, company),
    focus: { shown: whole, told: 0 } satisfies Counting,
    pace: "card",
    draw: (view) => ({
      ...view,
      shows: view.shows.map((one) => (isSame(one, event) ? { ...one, show } : one)),
    }),
  };
  const end: Step = {
    ...STILL,
    scene,
    focus: { shown: whole, told: phrases(show).length } satisfies Counting,
    pace: "hand",
  };
  return [open, ...told(whole, show), end];
}

function lastShown(event: Explained, { shows }: CribbageView): Shown | undefined {
  return shows.findLast((one) => isSame(one, event));
}

function isSame(one: Shown, event: Explained): boolean {
  return one.owner === event.owner && one.what === event.what;
}

function sceneOf(event: Shown): string {
  return `shown-${event.deal}-${event.what}-${event.owner}`;
}

/** One step for each phrase of a count. */
function told(event: Shown, show: Show): Step[] {
  const all = phrases(show);
  return all.map((phrase, at) => ({
    ...STILL,
    scene: sceneOf(event),
    lit: phrase.cards,
    focus: { shown: event, told: at + 1 } satisfies Counting,
    pace: "item",
    shares: all.length,
  }));
}

/** Cards lie open, and their owner says how many points they are (R58). */
export function countOpened(event: CountOpened, after: CribbageView, company: Company): Step {
  const { starter } = after;
  return {
    ...STILL,
    scene: `opened-${event.what}-${event.owner}`,
    pace: "card",
    says: (texts) =>
      texts.text(`say-opened-${event.what}`, {
        ...who(texts, company, event.owner),
        cards: cardList(event.cards)(texts),
        starter: starter === null ? "" : cardName(starter)(texts),
      }),
    draw: (view) => ({
      ...view,
      phase: "claim",
      counting: event,
      silent: [],
      total: 0,
      crib: event.what === "crib" ? event.cards : view.crib,
    }),
  };
}

export function claimed({ seat, points }: Claimed, company: Company): Step {
  return {
    ...STILL,
    scene: `claimed-${seat}`,
    pace: "call",
    says: (texts) => texts.text("say-claims", { ...who(texts, company, seat), points }),
    bubble: { seat, say: (texts) => texts.text("call-claim", { points }) },
  };
}

/** Whether a side has seen that something was missed (R59). */
export function mugginsCalled(event: MugginsCalled, company: Company): Step {
  const { seat, points, pegged, scores } = event;
  const side = seat % scores.length;
  const key = points === 0 ? "silent" : pegged > 0 ? "muggins" : "muggins-wrong";
  const reason: Say = (texts) => texts.text("chip-muggins");
  return {
    ...STILL,
    scene: `muggins-${seat}`,
    pace: pegged > 0 ? "score" : points > 0 ? "go" : "card",
    says: (texts) => {
      const told = texts.text(`say-${key}`, { ...who(texts, company, seat), points });
      return pegged > 0 ? `${told} ${saysScore(scores, side, company)(texts)}` : told;
    },
    bubble: points > 0 ? { seat, say: (texts) => texts.text("call-muggins", { points }) } : null,
    keepsSaid: true,
    chips: pegged > 0 ? [{ seat, points: pegged, reasons: [reason] }] : [],
    draw: (view) => ({ ...withScores(view, scores), silent: [...view.silent, side] }),
  };
}

/** "North's hand", "your crib". */
export function showTitle(event: Pick<Shown, "what" | "owner">, company: Company): Say {
  return (texts) => texts.text(`show-${event.what}`, who(texts, company, event.owner));
}

/** The whole of a show as one passage: whose, which cards, and the count aloud. */
function saysShown(event: Shown, company: Company): Say {
  return (texts) => {
    const cards = cardList(event.cards)(texts);
    const starter = cardName(event.starter)(texts);
    const title = showTitle(event, company)(texts);
    const count = event.show ? spokenCount(event.show)(texts) : "";
    const told = texts.text("say-shown", { title, cards, starter, count });
    const has = saysScore(event.scores, event.side, company)(texts);
    return [told, ...missed(event, texts), has].join(" ");
  };
}

/** What a count by hand was worth, once it is settled. */
function saysExplained(event: Shown, show: Show, company: Company): Say {
  return (texts) => {
    const count = spokenCount(show)(texts);
    if (event.pegged === show.total) return texts.text("say-explained-right", { count });
    const title = showTitle(event, company)(texts);
    return [texts.text("say-explained", { title, count }), ...missed(event, texts)].join(" ");
  };
}

/** "2 points were missed", where the owner named too few. */
function missed({ show, pegged }: Shown, texts: Speaker): string[] {
  const points = (show?.total ?? 0) - pegged;
  return points > 0 ? [texts.text("say-missed", { points })] : [];
}
