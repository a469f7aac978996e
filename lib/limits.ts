/**
 * The figures of the site's behaviour, each once (docs/behaviour.md, "Constants"). Those without
 * a reason beside them are the requirement's own.
 */

/** The header turns opaque once the page is scrolled further than this, in px. Less is a slip of the wheel. */
export const HEADER_SCROLL_THRESHOLD = 10;

/** How much of a block must be in view before it shows, 0 to 1. */
export const REVEAL_THRESHOLD = 0.1;

/** Delays a block may have before it shows, in ms. Neighbours take turns, so a row comes in one after another. */
export const REVEAL_DELAYS = [100, 200, 300, 400, 500, 650] as const;

/** One of them. */
export type RevealDelay = (typeof REVEAL_DELAYS)[number];

/** How long the pointer rests on a control before its tooltip opens, in ms. Crossing a control opens none. */
export const TOOLTIP_DELAY = 700;

/** For how long after one tooltip the next opens at once, in ms: whoever reads one goes on along the row. */
export const TOOLTIP_SKIP_DELAY = 300;

/** How long a page may be on its way before a sign says so, in ms. What comes sooner needs none. */
export const LOADING_SIGN_DELAY = 300;

/** Fewest characters (code points) the contact form takes in each field; there is no most. */
export const CONTACT_MIN_LENGTH = { name: 2, subject: 3, message: 10 } as const;

/** Height of the message box, in rows. */
export const MESSAGE_ROWS = 5;

/**
 * The contact form's call gives up after this, in ms, reading the answer included
 * (docs/behaviour.md, "Sending a message"). Long enough for a slow line and a service that
 * has to wake up first, short enough that the visitor is still there to try another way.
 */
export const SEND_TIMEOUT = 15_000;

/**
 * Longest mail link, in characters. Windows passes on about 2,000 at most, and a longer
 * link may open nothing at all.
 */
export const MAIL_LINK_MAX_LENGTH = 1900;

/**
 * Most of a mail link that its subject may take, in characters, encoded: an endless subject
 * must leave most of the link to the message.
 */
export const MAIL_LINK_MAX_SUBJECT = 500;

/**
 * Most of the service's own error text that a toast or a field shows, in characters (code
 * points): about four lines of a toast. Some services answer with a whole page of it.
 */
export const ERROR_TEXT_MAX_LENGTH = 160;

/** How long a toast stands, in ms. What is worth keeping stays under the form. */
export const TOAST_DURATION = 4000;

/** Most toasts at once; the oldest gives way. Three fit a phone. */
export const TOAST_LIMIT = 3;

/** Width of a toast, in px; on a narrow screen it is the screen's less its margins. It fits beside the form. */
export const TOAST_WIDTH = 356;

/** Space between two toasts, in px. */
export const TOAST_GAP = 14;

/** A swipe further than this dismisses a toast, in px; a shorter one lets it slip back. */
export const TOAST_SWIPE_THRESHOLD = 20;

/** How long a dismissed toast takes to fade, in ms: the theme's `quick`, after which the toast leaves the page. */
export const TOAST_FADE = 160;

/** How long a page's title may be, in characters: search results cut a longer one. */
export const TITLE_LENGTH = { least: 2, most: 60 };

/** The same of its description; search engines replace a very short one by words of their choice. */
export const DESCRIPTION_LENGTH = { least: 70, most: 160 };
