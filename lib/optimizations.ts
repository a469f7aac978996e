/** The steps of a build that make the site faster. Without them it is complete and correct. */
export type Optimization = 'scripts' | 'fonts' | 'pictures';

/**
 * Whether the environment turns a step off: `SKIP_OPTIMIZATIONS=all`, or the names of some of them with spaces between
 * (docs/architecture.md, "Export steps").
 */
export function isSkipped(optimization: Optimization): boolean {
  const skipped = process.env.SKIP_OPTIMIZATIONS?.split(/[\s,]+/) ?? [];
  return skipped.includes('all') || skipped.includes(optimization);
}
