// npm run check: lists what is left to do before the site goes live.
import { findProblems as findMistakes, sentenceOf } from '../lib/content/check';
import { UserError } from '../lib/user-error';
import { loadEnvironment, readOptions, root } from './command';
import { findProblems, lastCommitDay, type Problem } from './find-problems';
import { checkLinks } from './links';
import { checkTranslations } from './translations';

loadEnvironment();
const options = readOptions(
  { links: { type: 'boolean' }, summary: { type: 'boolean' } },
  'npm run check takes --links, which requests every address that the content names.',
);
// A dynamic import, because the content reads the environment.
const { content } = await import('../lib/content/content');
// Mistakes that stop the build are reported alone, because the other rules need valid content.
const mistakes = findMistakes(content).map((mistake): Problem => ({ ...mistake, level: 'must' }));
const translations = mistakes.length > 0 ? [] : await checkTranslations(content);
const problems = mistakes.length > 0 ? mistakes : findProblems(content, lastCommitDay('content/availability.ts'));
if (options.links) problems.push(...(await checkLinks(content, root)));
const musts = problems.filter(({ level }) => level === 'must');
const shoulds = problems.filter(({ level }) => level === 'should');
if (options.summary) {
  const summary = `${musts.length} to do before going live, ${shoulds.length} worth a look (npm run check)`;
  if (musts.length > 0 && process.env.STRICT === '1') throw new UserError(`The site is not ready: ${summary}`);
  if (problems.length > 0) console.log(`Content: ${summary}`);
} else {
  const lists = [
    ...listOf('To do before going live:', musts.map(sentenceOf)),
    ...listOf('Worth a look:', shoulds.map(sentenceOf)),
    ...listOf('Translations:', translations),
  ];
  console.log(lists.join('\n\n') || 'Nothing is left to do.');
  process.exitCode = musts.length > 0 || translations.length > 0 ? 1 : 0;
}

function listOf(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [[heading, ...lines].join('\n  ')] : [];
}
