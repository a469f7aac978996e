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

/** The contact form's call gives up after this, in ms (the specification leaves it open; a reading settles it). */
export const SEND_TIMEOUT = 15_000;

/** Longest mail link, in characters: what the mail programs that take least still open. */
export const MAIL_LINK_MAX_LENGTH = 1900;

/** Most of a mail link that its subject may take, in characters; the rest is the message's. */
export const MAIL_LINK_MAX_SUBJECT = 500;

/** Most of the service's own error text a toast shows, in characters. */
export const ERROR_TEXT_MAX_LENGTH = 160;

/** How long a toast stands, in ms. */
export const TOAST_DURATION = 4000;

/** Most toasts at once; the oldest gives way. */
export const TOAST_LIMIT = 3;

/** Width of a toast, in px; on a narrow screen it is the screen's less its margins. */
export const TOAST_WIDTH = 356;

/** Space between two toasts, in px. */
export const TOAST_GAP = 14;

/** A swipe further than this dismisses a toast, in px. */
export const TOAST_SWIPE_THRESHOLD = 20;

/** How long a dismissed toast takes to fade, in ms. */
export const TOAST_FADE = 160;
