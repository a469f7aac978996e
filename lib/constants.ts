// The constants of the site's behaviour (docs/behaviour.md, "Constants"). Those without a reason are requirements.

/** The header turns opaque once the page is scrolled further than this, in px. */
export const HEADER_SCROLL_THRESHOLD = 10;

/** How much of a block must be in view before it is revealed, 0 to 1. */
export const REVEAL_THRESHOLD = 0.1;

/** Delays before a block is revealed, in ms. Blocks next to each other have different ones. */
export const REVEAL_DELAYS = [100, 200, 300, 400, 500, 650] as const;

/** How long the pointer has to rest on a control before its tooltip opens, in ms. */
export const TOOLTIP_DELAY = 700;

/** How long after a tooltip has closed the next one opens without a delay, in ms. */
export const TOOLTIP_SKIP_DELAY = 300;

/** How long a page may load before an indicator appears, in ms. */
export const LOADING_SIGN_DELAY = 300;

/** Minimum length of the contact form's fields, in characters; there is no maximum. */
export const CONTACT_MIN_LENGTH = { name: 2, subject: 3, message: 10 } as const;

/** Height of the message box, in rows. */
export const MESSAGE_ROWS = 5;

/** Timeout of the contact form's request, including the response, in ms: enough for a service that has to start first. */
export const SEND_TIMEOUT = 15_000;

/** Maximum length of a mailto: link, in characters. Windows passes on about 2,000; a longer link may open nothing. */
export const MAIL_LINK_MAX_LENGTH = 1900;

/** Maximum length of a form service's reason that is shown, in characters: about four lines of a toast. */
export const ERROR_TEXT_MAX_LENGTH = 160;

/** Duration of a toast, in ms. */
export const TOAST_DURATION = 4000;

/** Maximum number of visible toasts; a new one replaces the oldest. */
export const TOAST_LIMIT = 3;

/** Width of a toast, in px, unless the screen is narrower. */
export const TOAST_WIDTH = 356;

/** Space between two toasts, in px. */
export const TOAST_GAP = 14;

/** Minimum length of a swipe that dismisses a toast, in px. */
export const TOAST_SWIPE_THRESHOLD = 20;
