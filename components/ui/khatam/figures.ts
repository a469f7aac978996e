/** What a page's figure is drawn from: a star polygon {points/step} in rings. */
export interface FigureNumbers {
  /** How many points the star has. */
  points: number;
  /** Every point is joined to the one so many further on. */
  step: number;
  /** How often the star is drawn, each time larger and fainter. */
  rings: number;
  /** How far the first ring is turned from a point straight up, in parts of the way to the next point (0 to 1). */
  turn: number;
}

/** The figures of the inner pages. A page that an owner adds has `added`. */
export const figures = {
  about: { points: 16, step: 7, rings: 4, turn: 0.5 },
  projects: { points: 12, step: 5, rings: 4, turn: 0.5 },
  services: { points: 10, step: 3, rings: 4, turn: 0.5 },
  contact: { points: 8, step: 3, rings: 4, turn: 0.5 },
  added: { points: 14, step: 5, rings: 4, turn: 0.5 },
} as const satisfies Record<string, FigureNumbers>;
