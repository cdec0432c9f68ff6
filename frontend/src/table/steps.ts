/** A story told step by step: what every game's script is made of. */
import type { Card } from "../generated/messages";
import type { Say } from "./texts.svelte";

export type Pace =
  "none" | "card" | "score" | "deal" | "go" | "call" | "trick" | "lot" | "item" | "hand" | "end";

/** Points that rise from a seat, and their reason. */
export interface Chip {
  seat: number;
  points: number;
  reasons: readonly Say[];
}

/** A line of the story with the picture it leads to. */
export interface Told<V> {
  say: Say;
  view: V;
}

/** A change of the picture together with its words, so that the two tell the same story. */
export interface Step<V> {
  draw(view: V): V;
  says: Say | null;
  chips: readonly Chip[];
  /** What somebody says at the table. */
  bubble: { seat: number; say: Say } | null;
  /** Whether what has been said before stays in the air. */
  keepsSaid: boolean;
  lit: readonly Card[];
  /** What stands in the middle with words of its own; the game's own parts know what it is. */
  focus: unknown;
  sound: "card" | null;
  pace: Pace;
  /** How many steps share one hand's time. */
  shares: number;
  /** Steps of one scene are finished together by one press of a key. */
  scene: string;
  /** A go that is to be pressed by the person himself, where he wishes that. */
  ownGo: boolean;
}

/** A step in which nothing moves, to be filled. */
export const STILL = {
  draw: <V>(view: V): V => view,
  says: null,
  chips: [],
  bubble: null,
  keepsSaid: false,
  lit: [],
  focus: null,
  sound: null,
  pace: "none",
  shares: 1,
  ownGo: false,
} as const;
