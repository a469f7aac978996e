/** The numbers of the star that the site draws everywhere; `lib/content/schema.ts` explains each. */
export interface Star {
  points: number;
  step: number;
  rings: number;
  turn: number;
}

/** The khatam, Cairo's star of two squares. */
export const khatam: Star = { points: 8, step: 2, rings: 1, turn: 0.5 };

/** The owner's star. `next.config.ts` passes the one from `content/brand.ts`, or nothing for the khatam. */
export const star: Star = process.env.BRAND_STAR ? JSON.parse(process.env.BRAND_STAR) : khatam;
