/** A show counted aloud; `count.ftl` documents the keys and how phrases are joined. */
import type { Card, Item, ItemKind, Show } from "../../generated/messages";
import type { Say } from "../texts.svelte";

const MOST_PHRASES = 6;
const MERGED: readonly (readonly [ItemKind, string])[] = [
  ["run", "count-runs"],
  ["pair", "count-pairs"],
  ["fifteen", "count-fifteens"],
];

/** One phrase: the cards that it is about and the running total after it. */
export interface Phrase {
  say: Say;
  cards: readonly Card[];
  total: number;
  points: number;
  isFifteen: boolean;
}

export function phrases(show: Show): Phrase[] {
  let groups = show.items.map((item) => [item]);
  for (const [kind] of MERGED) {
    if (groups.length <= MOST_PHRASES) break;
    groups = merged(groups, kind);
  }
  let total = 0;
  return groups.map((group) => {
    const points = group.reduce((sum, item) => sum + item.points, 0);
    total += points;
    return phrase(group, points, total);
  });
}

/** The whole count in one sentence, without a full stop. */
export function spokenCount(show: Show): Say {
  const all = phrases(show);
  return (texts) => {
    if (all.length === 0) return texts.text("count-nothing");
    return all.reduce((before, one, at) => {
      const words = one.say(texts);
      if (at === 0) return words;
      const finishes = at === all.length - 1 && !one.isFifteen;
      return texts.text(finishes ? "count-finish" : "count-then", { before, phrase: words });
    }, "");
  };
}

function merged(groups: Item[][], kind: ItemKind): Item[][] {
  const joined: Item[][] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const [first] = group;
    if (last?.[0] && first?.kind === kind && alike(last[0], first)) {
      last.push(...group);
    } else {
      joined.push([...group]);
    }
  }
  return joined;
}

function alike(one: Item, other: Item): boolean {
  return one.kind === other.kind && one.points === other.points;
}

function phrase(group: readonly Item[], points: number, total: number): Phrase {
  const kind = group[0]?.kind ?? "fifteen";
  const several = MERGED.find(([merging]) => merging === kind)?.[1];
  const key = group.length > 1 && several ? several : `count-${kind}`;
  const length = group[0]?.cards.length ?? 0;
  const cards = [...new Set(group.flatMap((item) => item.cards))];
  return {
    say: (texts) => texts.text(key, { total, times: group.length, length }),
    cards,
    total,
    points,
    isFifteen: kind === "fifteen",
  };
}
