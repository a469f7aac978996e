// Rules for sites in a right-to-left language. Code that uses them checks `process.env.SITE_DIRECTION` inline, so that
// the build drops them from all other sites.

/**
 * Fields take the direction of their text (`dir="auto"`), which is left to right while they are empty, although the
 * placeholder is in the site's language. Email addresses are left to right, aligned to the start of the line.
 */
export const rightToLeftFields = `
  &:placeholder-shown {
    direction: rtl;
  }

  &[type='email'] {
    direction: ltr;
    text-align: end;
  }
`;

/** Isolates a URL within right-to-left text. The space at its start is at its left then, so a margin separates it. */
export const isolatedAddress = 'direction: ltr; unicode-bidi: isolate; margin-right: 0.3em;';

/** The side on which lines begin, also those of texts that run in the other direction. */
export const START = process.env.SITE_DIRECTION === 'rtl' ? 'right' : 'left';

/** The sign of the inline direction, for values without logical properties in CSS, such as `translate`. */
export const INLINE_SIGN = process.env.SITE_DIRECTION === 'rtl' ? -1 : 1;
