import { confirm, isCancel, select, text } from '@clack/prompts';

/** @typedef {import('@clack/prompts').Option<string>} Choice */

/**
 * Where the questions are asked.
 *
 * @typedef {object} Terminal
 * @property {NodeJS.ReadableStream & { isTTY?: boolean }} input
 * @property {NodeJS.WritableStream} output
 */

/** That whoever was asked wants no more of it: Ctrl-C, or Escape. */
export class Interrupted extends Error {}

/**
 * Asks in a terminal, with the keys and the looks that people know.
 *
 * @param {Terminal} terminal
 */
export function asker({ input, output }) {
  const streams = /** @type {{ input: import('node:stream').Readable, output: import('node:stream').Writable }} */ (
    /** @type {unknown} */ ({ input, output })
  );
  return {
    /**
     * @param {string} message
     * @param {object} options
     * @param {string} [options.placeholder]
     * @param {string} [options.defaultValue] What the Enter key alone answers.
     * @param {(answer: string) => string | undefined} options.validate
     */
    text: (message, { validate, ...options }) =>
      told(text({ message, ...options, validate: (answer) => validate(answer ?? ''), ...streams })),
    /**
     * @param {string} message
     * @param {Choice[]} options
     * @param {string} [initialValue]
     */
    choose: (message, options, initialValue) => told(select({ message, options, initialValue, ...streams })),
    /** @param {string} message */
    confirm: (message) => told(confirm({ message, ...streams })),
  };
}

/**
 * @template T
 * @param {Promise<T | typeof import('@clack/prompts').CANCEL_SYMBOL>} asked
 * @returns {Promise<T>}
 * @throws {Interrupted}
 */
async function told(asked) {
  const answer = await asked;
  if (isCancel(answer)) throw new Interrupted();
  return answer;
}
