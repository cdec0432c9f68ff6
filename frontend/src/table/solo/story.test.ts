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
