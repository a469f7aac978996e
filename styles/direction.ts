/**
 * Which way the site's language runs. `next.config.ts` passes it on, so that a page carries the
 * values of its own direction alone. Sides are logical properties; this is for what has none.
 */
const isRightToLeft = process.env.SITE_DIRECTION === 'rtl';

/** The factor of a length along the line: towards its end where it is positive. */
export const along = isRightToLeft ? -1 : 1;

/** The physical side that a line begins at, and the one that it runs to. */
export const side = isRightToLeft ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };

/** Declarations for a drawing that runs along the line, such as a bar that fills. */
export const drawnAlong = isRightToLeft ? 'transform: scaleX(-1);' : '';
