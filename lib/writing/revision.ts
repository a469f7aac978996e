/**
 * Undefined, but in development: there, a file that `npm run dev` changes stands in place of this one, so that open pages
 * show a saved text.
 */
export const revision: number | undefined = undefined;
