/**
 * Asks the owner to correct something. Whoever prints it, the build and `npm run dev` among them, prints its
 * sentences alone: the lines of code that found the mistake help nobody to mend it.
 */
export class Correction extends Error {
  /**
   * @param {string} heading What asks, with a colon at its end; or the one sentence that there is.
   * @param {readonly string[]} [mistakes] A sentence for each.
   */
  constructor(heading, mistakes = []) {
    super([heading, ...mistakes].join('\n  '));
    this.name = 'Correction';
  }

  /** What Node prints in the place of the error and its trace. */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.message;
  }
}

/**
 * The sentence of an error that was thrown as one. What nobody has foreseen, such as a disk that is full, keeps its
 * trace.
 *
 * @param {unknown} error
 * @returns {unknown} the error itself where it is no sentence of the site's own.
 */
export function correctionIn(error) {
  const isOwn = error instanceof Error && error.constructor === Error && !('code' in error);
  return isOwn ? new Correction(error.message) : error;
}
