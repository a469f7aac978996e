// npm run check: lists what is left to do before the site goes live.
import { sentenceOf } from '../lib/content/check';
import { exitWith, loadEnvironment, readOptions, root } from './command';
import { findProblems, lastCommitDay } from './find-problems';
import { checkLinks } from './links';
import { findUntranslated, readContents } from './translations';

loadEnvironment();
const options = readOptions(
  { links: { type: 'boolean' }, summary: { type: 'boolean' } },
  'npm run check takes --links, which requests every address that the content names.',
);
const { contents, mistakes } = await readContents().catch(exitWith);
const [content] = contents;
// Mistakes that stop the build are reported alone, because the other rules need valid content.
const isValid = mistakes.length === 0;
const problems = isValid ? findProblems(content, lastCommitDay('content/availability.ts')) : [];
const translations = isValid ? findUntranslated(contents) : [];
if (options.links) problems.push(...(await checkLinks(content, root)));
const musts = [...mistakes, ...problems.filter(({ level }) => level === 'must').map(sentenceOf)];
const shoulds = problems.filter(({ level }) => level === 'should').map(sentenceOf);
if (options.summary) {
  const summary = `${musts.length} to do before going live, ${shoulds.length} worth a look (npm run check)`;
  if (musts.length > 0 && process.env.STRICT === '1') exitWith(`The site is not ready: ${summary}`);
  if (musts.length + shoulds.length > 0) console.log(`Content: ${summary}`);
} else {
  const lists = [
    ...listOf('To do before going live:', musts),
    ...listOf('Worth a look:', shoulds),
    ...listOf('Translations:', translations),
  ];
  console.log(lists.join('\n\n') || 'Nothing is left to do.');
  process.exitCode = musts.length > 0 || translations.length > 0 ? 1 : 0;
}

function listOf(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [[heading, ...lines].join('\n  ')] : [];
}
