import { styleText } from 'node:util';

/** @typedef {{ file: string, before: string, after: string }} Rewrite A file, from the repository's root, and its texts. */

/**
 * What changes in each file, line by line.
 *
 * @param {readonly Rewrite[]} files
 */
export function describeChanges(files) {
  return files
    .map(({ file, before, after }) =>
      [styleText('bold', file), ...changedLines(lines(before), lines(after))].join('\n'),
    )
    .join('\n\n');
}

/** @param {string} text */
function lines(text) {
  return text.split(/\r?\n/);
}

/**
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 */
function changedLines(before, after) {
  const common = commonLengths(before, after);
  const told = [];
  for (let [from, to] = [0, 0]; from < before.length || to < after.length; ) {
    const [old, now] = [before[from], after[to]];
    if (old === now) {
      from += 1;
      to += 1;
    } else if (old !== undefined && (now === undefined || at(common, from + 1, to) >= at(common, from, to + 1))) {
      told.push(styleText('red', `  - ${old}`));
      from += 1;
    } else {
      told.push(styleText('green', `  + ${now}`));
      to += 1;
    }
  }
  return told;
}

/**
 * How many lines two texts have in common from each pair of lines on.
 *
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 */
function commonLengths(before, after) {
  const common = Array.from({ length: before.length + 1 }, () => new Array(after.length + 1).fill(0));
  for (let from = before.length - 1; from >= 0; from--) {
    for (let to = after.length - 1; to >= 0; to--) {
      const row = /** @type {number[]} */ (common[from]);
      row[to] =
        before[from] === after[to]
          ? at(common, from + 1, to + 1) + 1
          : Math.max(at(common, from + 1, to), at(common, from, to + 1));
    }
  }
  return common;
}

/**
 * @param {readonly (readonly number[])[]} table
 * @param {number} row
 * @param {number} column
 */
function at(table, row, column) {
  return table[row]?.[column] ?? 0;
}
