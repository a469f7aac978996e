/** An error that the owner can correct. Commands and the build print its message without a stack trace. */
export class UserError extends Error {
  /**
   * @param heading What is wrong, in one sentence, or with a colon if `problems` follow.
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
