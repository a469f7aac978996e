/**
 * An error that the owner of the site can put right: wrong content, a missing file, a wrong option. Commands and the
 * build print its message alone, because the lines of code that found it do not help to correct it.
 */
export class UserError extends Error {
  /**
   * @param heading What is wrong, in one sentence, or what the list below it is about, with a colon at its end.
   * @param problems One sentence each.
   */
  constructor(heading: string, problems: readonly string[] = []) {
    super([heading, ...problems].join('\n  '));
    this.name = 'UserError';
  }

  /** Node prints this in place of the error and its stack trace. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
