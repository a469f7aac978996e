/** What a terminal acts on instead of showing it: control characters (C0, C1), Unicode's line breaks, and changes of the writing direction. */
const COMMANDS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text with nothing in it that a terminal acts on: such characters are written as JSON
 * writes them, `\u001b`.
 *
 * @param {string} text
 * @param {{ isLine?: boolean }} [as] A line has no line breaks and tabs of its own either.
 */
export function visibleText(text, { isLine = false } = {}) {
  return text.replace(COMMANDS, (character) =>
    !isLine && (character === '\n' || character === '\t') ? character : asEscape(character),
  );
}

/** @param {string} character */
function asEscape(character) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
