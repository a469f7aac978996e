/** What a terminal obeys instead of showing it: controls (C0, C1), other line breaks, and turns of the writing's direction. */
const COMMANDS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text in which the terminal finds no command: escape sequences and their like show as
 * `\u001b`, as JSON writes them.
 *
 * @param {string} text
 * @param {{ isLine?: boolean }} [as] A line has no line breaks and tabs of its own either.
 */
export function visible(text, { isLine = false } = {}) {
  return text.replace(COMMANDS, (character) =>
    !isLine && (character === '\n' || character === '\t') ? character : asEscape(character),
  );
}

/** @param {string} character */
function asEscape(character) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
