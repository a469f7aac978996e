import { entriesBetween } from './changelog.mjs';

/** @typedef {import('./merge.mjs').Change} Change */
/** @typedef {import('./check-content.mjs').Remark} Remark */

/**
 * What there is to say of an update before it is taken.
 *
 * @typedef {object} Outlook
 * @property {string} from The version that the site has.
 * @property {string} to The version it will have.
 * @property {string} base The template's commit that the site is made from.
 * @property {string} target The template's commit to go to.
 * @property {string} changelog The newer version's CHANGELOG.md.
 * @property {readonly Change[]} changes
 * @property {readonly string[]} conflicts
 * @property {readonly string[]} byBoth Files of the template's that both have changed.
 * @property {readonly string[]} byOwner Files of the template's that the owner alone has changed.
 * @property {readonly string[]} added
 * @property {readonly string[]} leftOut
 * @property {readonly string[]} rewritten
 * @property {readonly string[]} notes
 * @property {readonly Remark[] | undefined} remarks Nothing where they could not be asked for.
 * @property {string | undefined} needsNode The Node that the newer version asks for, where this one is another.
 */

/** What a change is called, in git's letters. */
const LETTERS = { A: 'new', M: 'changed', T: 'changed', D: 'gone', U: 'in conflict' };

/**
 * @param {Outlook} outlook
 * @param {{ withFiles: boolean }} options Whether each file is listed, and not only how many there are.
 * @returns {string} for a terminal.
 */
export function describeOutlook(outlook, { withFiles }) {
  const { from, to, changes, conflicts, byBoth, byOwner, added, leftOut, rewritten, notes, remarks } = outlook;
  const merged = byBoth.filter((file) => !conflicts.includes(file));
  return [
    describeWay(outlook),
    describeNews(outlook.changelog, from, to),
    section(
      `${count(changes.length, 'file')} of the template’s: ${describeCounts(changes)}`,
      withFiles ? changes.map(({ letter, file }) => `${LETTERS[letter].padEnd(12)}${file}`) : [],
    ),
    section('Comes in beside your own, with the template’s words; read it through:', added),
    section('Changed by you and by the template, and merged:', merged),
    section('Changed by you, and left as you have it:', byOwner),
    section('Changed by you and by the template in the same place, for you to choose:', conflicts),
    section('You have a page of that name, so the template’s new one stays out:', leftOut),
    section('As the template has it; the next build writes it anew for your fonts:', rewritten),
    section('Packages:', notes),
    outlook.needsNode && `This version needs Node.js ${outlook.needsNode}, and this is ${process.versions.node}.`,
    describeRemarks(remarks),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @param {Outlook} outlook */
function describeWay({ from, to, base, target }) {
  const [before, after] = [base, target].map((commit) => commit.slice(0, 7));
  return from === to
    ? `From ${from} (${before}) to what was done since (${after}).`
    : `From ${from} (${before}) to ${to} (${after}).`;
}

/**
 * @param {string} changelog
 * @param {string} from
 * @param {string} to
 */
function describeNews(changelog, from, to) {
  return entriesBetween(changelog, from, to)
    .map(({ text }) => text.replace(/^(?=.)/gm, '  '))
    .join('\n\n');
}

/** @param {readonly Change[]} changes */
function describeCounts(changes) {
  const counts = ['A', 'M', 'D', 'U'].map((letter) => {
    const number = changes.filter((change) => (change.letter === 'T' ? 'M' : change.letter) === letter).length;
    return number > 0 ? `${number} ${LETTERS[/** @type {Change['letter']} */ (letter)]}` : '';
  });
  return counts.filter(Boolean).join(', ');
}

/** @param {readonly Remark[] | undefined} remarks */
function describeRemarks(remarks) {
  if (!remarks) {
    return 'Your content could not be checked against this version with the packages that are installed here. After the update, npm install and npm run check do it.';
  }
  return section(
    'What your own files need for this version, for you to write:',
    remarks.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`),
  );
}

/**
 * @param {string} heading
 * @param {readonly string[]} lines
 */
function section(heading, lines) {
  const hasList = heading.endsWith(':');
  return lines.length > 0 || !hasList ? [heading, ...lines.map((line) => `  ${line}`)].join('\n') : '';
}

/**
 * @param {number} number
 * @param {string} noun
 */
export function count(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
