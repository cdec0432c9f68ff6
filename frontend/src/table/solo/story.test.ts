import { describe, expect, it } from "vitest";
import type { SoloEvent, SoloView } from "../../generated/messages";
import { plain, solo } from "../../testing/solo";
import { steps } from "./script";
import { before, story } from "./story";

const NAMES = ["usual", "other", "watched"] as const;

describe.each(NAMES)("the session %s", (name) => {
  const { company, entries } = solo(name);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) throw new RangeError("the recording is empty");

  it("is drawn step by step to what the server says, after every entry", () => {
    let view: SoloView = before(first.view);
    for (const { events, view: after } of entries) {
      for (const event of events) {
        for (const step of steps(event, after, company)) view = step.draw(view);
      }
      expect(view).toEqual(after);
    }
  });

  it("is told after a reload with the same words and pictures", () => {
    const live: [string, SoloView][] = [];
    let view = before(first.view);
    for (const { events, view: after } of entries) {
      for (const step of events.flatMap((event) => steps(event, after, company))) {
        view = step.draw(view);
        if (step.says) live.push([step.says(plain), view]);
      }
    }
    const all = entries.flatMap(({ events }) => events);
    const now = last.view;
    const told = story(all, now, company).map(({ say, view }) => [say(plain), view] as const);
    expect(told.map(([words]) => words)).toEqual(live.map(([words]) => words));
    // What was asked in an auction nobody asks again; all else is as it was.
    const drawn = (views: readonly (readonly [string, SoloView])[]) =>
      views.map(([, view]) => ({ ...view, question: null, to_act: [], deals: 0 }));
    expect(drawn(told)).toEqual(drawn(live));
  });

  it("is told right without the tricks that nobody may look at again (W32)", () => {
    for (const [at, { view: now }] of entries.entries()) {
      const tricks = now.taken.reduce((sum, count) => sum + count, 0);
      if (now.revealed !== null || now.result !== null || tricks === 0) continue;
      const all = entries.slice(0, at + 1).flatMap(({ events }) => events);
      const dealt = all.findLastIndex(({ kind }) => kind === "dealt");
      const ends = all.flatMap(({ kind }, place) => (kind === "trick-taken" ? [place] : []));
      const gone = ends.at(now.last_trick === null ? -1 : -2) ?? -1;
      const isOfTrick = ({ kind }: SoloEvent) => kind === "laid" || kind === "trick-taken";
      const isAgain = (event: SoloEvent, place: number) =>
        place < dealt || place > gone || !isOfTrick(event);
      const part = story(all.filter(isAgain), now, company);
      const whole = story(all, now, company);
      const since = all.slice(Math.max(gone, dealt) + 1).filter(isOfTrick);
      const pictures = (lines: typeof whole) =>
        lines
          .filter(({ view }) => view.deal === now.deal && view.trick.length > 0)
          .slice(since.length === 0 ? lines.length : -since.length)
          .map(({ say, view }) => [say(plain), { ...view, last_trick: null }]);
      expect(pictures(part)).toEqual(pictures(whole));
    }
  });

  it("is told right from its last deals alone", () => {
    const all: readonly SoloEvent[] = entries.flatMap(({ events }) => events);
    const begin = all.findLastIndex(({ kind }) => kind === "dealt");
    const now = last.view;
    const whole = story(all, now, company);
    const part = story(all.slice(begin), now, company);
    const end = whole.slice(-part.length);
    expect(part.map(({ say }) => say(plain))).toEqual(end.map(({ say }) => say(plain)));
    expect(part.map(({ view }) => view.scores)).toEqual(end.map(({ view }) => view.scores));
  });
});
