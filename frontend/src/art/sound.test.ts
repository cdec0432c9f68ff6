import { expect, it } from "vitest";
import { Sounds, TONES, type SoundName } from "./sound.ts";

/** An audio context that plays to nobody and counts what it starts. */
function quietContext(): { context: AudioContext; started: () => number } {
  let started = 0;
  const parameter = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => {
      // The real one refuses to ramp to zero.
      if (value <= 0) throw new RangeError("an exponential ramp never reaches zero");
    },
  });
  const node = () => ({
    type: "",
    buffer: null,
    gain: parameter(),
    frequency: parameter(),
    connect: (next: unknown) => next,
    start: () => (started += 1),
    stop: () => undefined,
  });
  const context = {
    currentTime: 0,
    sampleRate: 8000,
    state: "running",
    destination: {},
    createOscillator: node,
    createGain: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createBuffer: (_: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
  };
  return { context: context as unknown as AudioContext, started: () => started };
}

it("makes no sound, and not even a context, while it is off", () => {
  let opened = 0;
  const sounds = new Sounds(
    () => false,
    () => {
      opened += 1;
      return quietContext().context;
    },
  );
  sounds.play("win");
  expect(opened).toBe(0);
});

it("heeds the setting each time and opens one context for all", () => {
  const { context, started } = quietContext();
  let on = true;
  let opened = 0;
  const sounds = new Sounds(
    () => on,
    () => {
      opened += 1;
      return context;
    },
  );
  sounds.play("turn");
  sounds.play("card");
  expect(started()).toBe(TONES.turn.length + TONES.card.length + 1);
  on = false;
  sounds.play("win");
  expect(started()).toBe(TONES.turn.length + TONES.card.length + 1);
  expect(opened).toBe(1);
});

it.each(Object.keys(TONES) as SoundName[])("keeps %s short and soft", (name) => {
  for (const { at, length, loud } of TONES[name]) {
    expect(at + length).toBeLessThan(1.5);
    expect(loud).toBeLessThanOrEqual(0.3);
  }
});
