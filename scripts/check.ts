// npm run check: what is left to do before the site goes live.
import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error';
import { loadEnvironment, root } from './command';
import { findProblems, type LocatedProblem, lastCommitDay, locateProblems } from './find-problems';
import { checkLinks } from './links';

const HEADINGS = { must: 'To do before going live:', should: 'Worth a look:' };

loadEnvironment();
const options = readOptions();
// It reads the environment.
const { content } = await import('../lib/content/content');
const found = findProblems(content, { availabilitySince: lastCommitDay(root, 'content/availability.ts') });
const links = options.links ? await checkLinks(content, root) : [];
const problems = locateProblems(root, [...found, ...links]);
const musts = problems.filter(({ level }) => level === 'must');
const shoulds = problems.filter(({ level }) => level === 'should');
if (options.summary) {
  const summary = `${musts.length} to do before going live, ${shoulds.length} worth a look (npm run check)`;
  if (musts.length > 0 && process.env.STRICT === '1') throw new UserError(`The site is not ready: ${summary}`);
  if (problems.length > 0) console.log(`Content: ${summary}`);
} else {
  printList(HEADINGS.must, musts);
  printList(HEADINGS.should, shoulds);
  if (problems.length === 0) console.log('Nothing is left to do.');
  if (process.env.GITHUB_ACTIONS) problems.forEach(annotate);
  process.exitCode = musts.length > 0 ? 1 : 0;
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: { links: { type: 'boolean' }, summary: { type: 'boolean' } } });
    return values;
  } catch {
    throw new UserError('npm run check takes --links, which asks for every address that the content names.');
  }
}

/** Editors open `file:line` on a click. */
function printList(heading: string, list: readonly LocatedProblem[]) {
  if (list.length === 0) return;
  const lines = list.map(({ file, line, field, message }) => `  ${file}:${line}: ${field} ${message}.`);
  console.log(`${[heading, ...lines].join('\n')}\n`);
}

/** Prints a workflow command, which GitHub shows beside the line of a pull request. */
function annotate({ level, file, line, field, message }: LocatedProblem) {
  console.log(`::${level === 'must' ? 'warning' : 'notice'} file=${file},line=${line}::${field} ${message}`);
}
