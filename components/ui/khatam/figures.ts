import { star } from '@/styles/star';
import type { StarPolygon } from './geometry';
import { sharpestStar } from './star-family';

/** What a page's figure is drawn from: a star polygon {points/step} in rings. */
export interface FigureNumbers extends StarPolygon {
  /** How often the star is drawn, each time larger and fainter. */
  rings: number;
  /** How far the first ring is turned from a point straight up, in parts of the way to the next point (0 to 1). */
  turn: number;
}

function figure(points: number): FigureNumbers {
  return { ...sharpestStar(points), rings: 4, turn: star.turn };
}

/**
 * The figures of the inner pages, each with more points than the owner's star has or with as many: with the
 * khatam {16/7}, {12/5}, {10/3} and {8/3}. A page that an owner adds has `added`.
 */
export const figures = {
  about: figure(2 * star.points),
  projects: figure(star.points + 4),
  services: figure(star.points + 2),
  contact: figure(star.points),
  added: figure(star.points + 6),
} satisfies Record<string, FigureNumbers>;
