// npm run check: what is left to do before the site goes live.
import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error';
import { loadEnvironment, root } from './command';
import { contentLocator } from './content-files';
import { findProblems, lastCommitDay, type Problem } from './find-problems';
import { checkLinks } from './links';

const HEADINGS = { must: 'To do before going live:', should: 'Worth a look:' };

loadEnvironment();
const options = readOptions();
// It reads the environment.
const { content } = await import('../lib/content/content');
const problems = findProblems(content, { availabilitySince: lastCommitDay(root, 'content/availability.ts') });
if (options.links) problems.push(...(await checkLinks(content, root)));
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
function printList(heading: string, list: readonly Problem[]) {
  if (list.length === 0) return;
  const locate = contentLocator(root);
  const lines = list.map(({ field, message }) => {
    const { file, line } = locate(field);
    return `  ${file}:${line}: ${field} ${message}.`;
  });
  console.log(`${[heading, ...lines].join('\n')}\n`);
}
