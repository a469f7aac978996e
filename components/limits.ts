/** The figures of the specification's section 9, each once. */

/** The header turns opaque once the page is scrolled further than this, in px. */
export const HEADER_SCROLL_THRESHOLD = 10;

/** How much of a block must be in view before it shows, 0 to 1. */
export const REVEAL_THRESHOLD = 0.1;

/** Delays a block may have before it shows, in ms. */
export const REVEAL_DELAYS = [100, 200, 300, 400, 500, 650] as const;

/** How long the pointer rests on a control before its tooltip opens, in ms. */
export const TOOLTIP_DELAY = 700;

/** For how long after one tooltip the next opens at once, in ms. */
export const TOOLTIP_SKIP_DELAY = 300;

/** Fewest characters the contact form takes in each field. */
export const CONTACT_MIN_LENGTH = { name: 2, subject: 3, message: 10 } as const;

/** Height of the message box, in rows. */
export const MESSAGE_ROWS = 5;
