// What sites have whose language runs to the left. Who takes it asks for `SITE_DIRECTION` on the spot, so that the
// build leaves it out of all others.

/**
 * Text of a visitor's has the direction of its first letters (`dir="auto"`), which an empty field takes to
 * run to the right; what it shows then is the site's. A mail address runs to the right and begins where the line does.
 */
export const fieldsToTheLeft = `
  &:placeholder-shown {
    direction: rtl;
  }

  &[type='email'] {
    direction: ltr;
    text-align: end;
  }
`;

/** An address among words. */
export const addressesToTheRight = 'direction: ltr; unicode-bidi: isolate;';

/** The sign of a way along the line, for what CSS has no logical property for, such as a `translate`. */
export const INLINE_SIGN = process.env.SITE_DIRECTION === 'rtl' ? -1 : 1;
