/** Four small sounds, made on the spot. Silent until they are turned on, and until
 * the browser has seen a touch or a key, which is when it lets a page be heard. */

export type SoundName = "card" | "peg" | "turn" | "win";

/** A tone: pitch in hertz, start and length in seconds, loudness 0 to 1. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  readonly wave: OscillatorType;
  /** Pitch at the end, where the tone falls or rises. */
  readonly to?: number;
}

const wood = (pitch: number, at: number): Tone => ({
  pitch,
  to: pitch * 0.6,
  at,
  length: 0.07,
  loud: 0.3,
  wave: "triangle",
});

const bell = (pitch: number, at: number, length = 0.5): Tone => ({
  pitch,
  at,
  length,
  loud: 0.16,
  wave: "sine",
});

export const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  card: [{ pitch: 320, to: 90, at: 0, length: 0.05, loud: 0.22, wave: "triangle" }],
  peg: [wood(620, 0), wood(760, 0.12)],
  turn: [bell(587.33, 0), bell(880, 0.14)],
  win: [bell(523.25, 0), bell(659.25, 0.14), bell(783.99, 0.28), bell(1046.5, 0.42, 1)],
};

function play(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const end = start + tone.length;
  const voice = context.createOscillator();
  voice.type = tone.wave;
  voice.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to !== undefined) voice.frequency.exponentialRampToValueAtTime(tone.to, end);
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(end);
}

/** The rustle of a card: a breath of noise over the tap. */
function rustle(context: AudioContext): void {
  const length = Math.floor(context.sampleRate * 0.06);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) {
    samples[index] = 0.18 * (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  }
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = 3200;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  noise.connect(band).connect(context.destination);
  noise.start();
}

/** Plays sounds while `isOn()` says so; asked anew each time, so that a setting
 * counts at once. Makes no audio context before the first sound. */
export class Sounds {
  readonly #isOn: () => boolean;
  readonly #open: () => AudioContext;
  #context: AudioContext | undefined;

  constructor(isOn: () => boolean, open: () => AudioContext = () => new AudioContext()) {
    this.#isOn = isOn;
    this.#open = open;
  }

  play(name: SoundName): void {
    if (!this.#isOn()) return;
    this.#context ??= this.#open();
    const context = this.#context;
    if (context.state === "suspended") void context.resume();
    if (name === "card") rustle(context);
    for (const tone of TONES[name]) play(context, tone);
  }
}
