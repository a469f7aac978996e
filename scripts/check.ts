// npm run check: lists what is left to do before the site goes live.
import { sentenceOf } from '../lib/content/mistakes';
import { exitWith, loadEnvironment, readOptions, root } from './command';
import { findOldPdf } from './cv/pdf';
import { findMissingLetters } from './find-missing-letters';
import { findProblems, findWritingGaps, lastCommitDay, type Problem } from './find-problems';
import { checkLinks } from './links';
import { findSampleTexts, type SampleTexts } from './sample-texts';
import { type CheckedTranslation, checkTranslations, readContents } from './translations';

loadEnvironment();
const options = readOptions(
  { links: { type: 'boolean' }, summary: { type: 'boolean' } },
  'npm run check takes --links, which requests every address that the content names.',
);
const { contents, mistakes } = await readContents().catch(exitWith);
const [content] = contents;
const musts = [...mistakes];
const shoulds: string[] = [];
const translations: string[] = [];
// Mistakes that stop the build are reported alone, because the other rules need valid content.
if (mistakes.length === 0) {
  collect(
    [...findProblems(content, lastCommitDay('content/availability.ts')), ...findWritingGaps(content)],
    findSampleTexts(content),
  );
  for (const language of checkTranslations(contents)) {
    translations.push(...language.untranslated);
    collectIn(language);
  }
  shoulds.push(...contents.flatMap((one) => findOldPdf(one, content, root)).map(sentenceOf));
}
if (options.links) collect(await checkLinks(content, root));
const lists = [
  ...listOf('To do before going live:', musts),
  ...listOf('Worth a look:', shoulds),
  ...listOf('Translations:', translations),
];
if (options.summary) {
  const count = musts.length + translations.length;
  const summary = `${count} to do before going live, ${shoulds.length} worth a look (npm run check)`;
  if (count > 0 && process.env.STRICT === '1') exitWith(`${lists.join('\n\n')}\n\nThe site is not ready: ${summary}`);
  if (count + shoulds.length > 0) console.log(`Content: ${summary}`);
} else {
  console.log(lists.join('\n\n') || 'Nothing is left to do.');
  process.exitCode = musts.length + translations.length > 0 ? 1 : 0;
}

function collect(problems: readonly Problem[], sampleTexts: readonly SampleTexts[] = []) {
  for (const problem of problems) (problem.level === 'must' ? musts : shoulds).push(sentenceOf(problem));
  shoulds.push(...sampleTexts.map(({ file, message }) => `${file} ${message}.`));
}

/** Collects what is to do in the folder of a further language. */
function collectIn({ folder, content: translated, has }: CheckedTranslation) {
  const inFolder = ({ file }: { file: string }) => ({ file: file.replace('content', folder), line: undefined });
  // Their fonts may be those of the main language.
  if (!has('brand')) collect(findMissingLetters(translated, folder));
  collect(findWritingGaps(translated, folder));
  collect(
    findProblems(translated)
      .filter(({ field }) => has(field.replace(/\W.*/, '')))
      .map((problem) => ({ ...problem, ...inFolder(problem) })),
    findSampleTexts(translated, has, content).map((texts) => ({ ...texts, ...inFolder(texts) })),
  );
}

function listOf(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [[heading, ...lines].join('\n  ')] : [];
}
