/** @typedef {import('./check-site.mjs').Finding} Finding */

/**
 * How many things are left, in words.
 *
 * @param {readonly Finding[]} findings
 * @returns {string | undefined} nothing where nothing is left.
 */
export function countLine(findings) {
  const musts = findings.filter(({ level }) => level === 'must').length;
  const shoulds = findings.length - musts;
  if (musts > 0) {
    const more = shoulds > 0 ? ` (and ${shoulds} worth a look)` : '';
    return `${things(musts)} to do before going live${more}: npm run check`;
  }
  return shoulds > 0 ? `${things(shoulds)} worth a look before going live: npm run check` : undefined;
}

/**
 * The whole list, for a terminal: each with the place that an editor opens on a click.
 *
 * @param {readonly Finding[]} findings
 */
export function describeFindings(findings) {
  if (findings.length === 0) return 'Nothing is left to do.';
  return [
    ['must', 'To do before going live:'],
    ['should', 'Worth a look:'],
  ]
    .flatMap(([level, heading]) => {
      const found = findings.filter((finding) => finding.level === level);
      const lines = found.map(({ file, line, sentence }) => `  ${file}:${line}: ${sentence}`);
      return found.length > 0 ? [[heading, ...lines].join('\n')] : [];
    })
    .join('\n\n');
}

/**
 * The same as GitHub shows it beside the lines of a pull request.
 *
 * @param {readonly Finding[]} findings
 */
export function describeForGitHub(findings) {
  return findings
    .map(({ level, file, line, sentence }) => {
      const kind = level === 'must' ? 'warning' : 'notice';
      return `::${kind} file=${file},line=${line},title=npm run check::${escapeCommand(sentence)}`;
    })
    .join('\n');
}

/** @param {string} text */
function escapeCommand(text) {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** @param {number} count */
function things(count) {
  return count === 1 ? '1 thing' : `${count} things`;
}
