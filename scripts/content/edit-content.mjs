import { isPlainText, readCode } from './content-source.mjs';

/**
 * Changes fields in the code that the content is written in. Only the value itself, or the entry that comes or goes,
 * is touched: comments, types, and how the owner has laid out the rest stay.
 */

/** @typedef {import('./content-source.mjs').Node} Node */
/** @typedef {import('./content-source.mjs').Source} Source */

/** What a field gets. */
/** @typedef {string | number | boolean | { readonly [key: string]: Value }} Value */

/**
 * A field, by its path as in `links.profiles[0].address`, and what it shall be; nothing for one that is taken out.
 *
 * @typedef {{ field: string, value: Value | undefined }} Change
 */

/** A piece of a file that another takes the place of. */
/** @typedef {{ start: number, end: number, code: string }} Edit */

/** Values that are written out, and not put together by code. */
const WRITTEN_OUT = ['NumericLiteral', 'BooleanLiteral', 'ObjectExpression'];

/**
 * The content's files with some fields changed, one after the other.
 *
 * @param {string} folder Path of the repository.
 * @param {readonly Change[]} changes
 * @returns {{ drafts: Map<string, string>, puzzles: Change[] }} the files' new texts, by their paths from the root, and
 *   the changes that could not be made because code puts the field together.
 */
export function editContent(folder, changes) {
  /** @type {Map<string, string>} */
  const drafts = new Map();
  const puzzles = changes.filter((change) => {
    const made = makeChange(readCode(folder, drafts), change);
    if (made) drafts.set(made.source.file, withEdits(made.source.text, made.edits));
    return !made;
  });
  return { drafts, puzzles };
}

/**
 * @param {ReturnType<typeof readCode>} find
 * @param {Change} change
 * @returns {{ source: Source, edits: Edit[] } | undefined}
 */
function makeChange(find, { field, value }) {
  const found = find(field);
  if (value === undefined) {
    const seat = found?.seat;
    return seat && { source: seat.source, edits: [removal(seat.source, seat.member)] };
  }
  if (found) {
    const { source, node } = found;
    const quote = isPlainText(node) ? source.text.charAt(node.start) : undefined;
    if (!quote && !WRITTEN_OUT.includes(node.type)) return undefined;
    return { source, edits: [{ start: node.start, end: node.end, code: codeOf(value, quote) }] };
  }
  const [, group = '', key] = /^(.*?)(?:\.([^.[\]]+)|\[\d+\])$/.exec(field) ?? [];
  const holder = find(group);
  const members = holder && (key === undefined ? holder.node.elements : holder.node.properties);
  if (!members) return undefined;
  const code = key === undefined ? codeOf(value) : `${key}: ${codeOf(value)}`;
  return { source: holder.source, edits: addition(holder.source, holder.node, members.at(-1), code) };
}

/**
 * A value as code.
 *
 * @param {Value} value
 * @param {string} [quote] Which kind of quote stands around a text.
 * @returns {string}
 */
export function codeOf(value, quote = "'") {
  if (typeof value === 'string') {
    const escaped = value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
    // In a template it would begin code, and in any other text lint takes it for a template's.
    return quote + escaped.replaceAll(/\$(?=\{)/g, quote === '`' ? '\\$' : '\\u0024') + quote;
  }
  if (typeof value !== 'object') return String(value);
  const properties = Object.entries(value).map(([key, entry]) => `${key}: ${codeOf(entry)}`);
  return `{ ${properties.join(', ')} }`;
}

/**
 * Takes out a property or an entry with its comma, and with its lines where it has them to itself.
 *
 * @param {Source} source
 * @param {Node} member
 * @returns {Edit}
 */
function removal({ text, code }, { start, end }) {
  const comma = /^\s*,/.exec(code.slice(end))?.[0];
  const to = end + (comma?.length ?? 0);
  const from = comma ? start : start - (/,\s*$/.exec(code.slice(0, start))?.[0].length ?? 0);
  const before = /(?:^|\n)([^\n]*)$/.exec(text.slice(0, start))?.[1] ?? '';
  // A comment behind it on its last line is about it.
  const behind = /^[^\n]*(?:\n|$)/.exec(code.slice(to))?.[0] ?? '';
  if (before.trim() === '' && behind.trim() === '') {
    // The comma that was before the last one is a line up, and does no harm there.
    return { start: start - before.length, end: to + behind.length, code: '' };
  }
  return { start: from, end: to + (comma ? (/^[ \t]*/.exec(code.slice(to))?.[0].length ?? 0) : 0), code: '' };
}

/**
 * Puts a property or an entry behind the last one.
 *
 * @param {Source} source
 * @param {Node} holder
 * @param {Node | undefined} last
 * @param {string} added
 * @returns {Edit[]}
 */
function addition({ text, code }, holder, last, added) {
  const close = holder.end - 1;
  if (!last) return [{ start: holder.start + 1, end: close, code: ` ${added} ` }];
  const comma = code.slice(last.end, close).includes(',') ? [] : [{ start: last.end, end: last.end, code: ',' }];
  const indentOf = (/** @type {number} */ offset) => /(?:^|\n)([ \t]*)[^\n]*$/.exec(text.slice(0, offset))?.[1] ?? '';
  const lineStart = text.lastIndexOf('\n', close) + 1;
  if (lineStart > last.end && text.slice(lineStart, close).trim() === '') {
    const eol = text.slice(0, lineStart).endsWith('\r\n') ? '\r\n' : '\n';
    return [...comma, { start: lineStart, end: lineStart, code: `${indentOf(last.start)}${added},${eol}` }];
  }
  const end = code.slice(0, close).trimEnd().length;
  return [...comma, { start: Math.max(end, last.end), end: Math.max(end, last.end), code: ` ${added}` }];
}

/**
 * @param {string} text
 * @param {readonly Edit[]} edits In the order of the text.
 */
function withEdits(text, edits) {
  return edits.reduceRight((edited, { start, end, code }) => edited.slice(0, start) + code + edited.slice(end), text);
}
