/** The markers of Écarté: a plate of wood with as many tabs of bone on a hinge as win the game. */

/** Breadth of the plate's edge, of a tab with its gap, and heights around the hinge. */
export const COUNTERS = { edge: 12, step: 34, tab: 26, hinge: 38, up: 32, down: 30, height: 78 };

export interface Tab {
  /** Left edge of the tab. */
  readonly x: number;
  /** Whether it has been turned up: a point. */
  readonly isUp: boolean;
  /** The one that wins the game. */
  readonly isLast: boolean;
}

/** The tabs from left to right; those of the points won stand up. */
export function tabs(score: number, target: number): Tab[] {
  return Array.from({ length: target }, (_, at) => ({
    x: COUNTERS.edge + at * COUNTERS.step + (COUNTERS.step - COUNTERS.tab) / 2,
    isUp: at < score,
    isLast: at === target - 1,
  }));
}

export function width(target: number): number {
  return 2 * COUNTERS.edge + target * COUNTERS.step;
}
