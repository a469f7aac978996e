// npm run check: lists what is left to do before the site goes live.
import './env';
import { environment } from '../lib/content/environment';
import { sentenceOf } from '../lib/content/mistakes';
import { exitWith, readOptions, root } from './command';
import { findOldPdf } from './cv/pdf';
import { findProblems, findWritingGaps, lastCommitDay, type Problem } from './find-problems';
import { checkLinks, type Link, linksIn } from './links';
import { findMissingLetters } from './missing-letters';
import { findSampleTexts } from './sample-texts';
import { findUntranslatedFiles, isOwn, readContents } from './translations';

const options = readOptions(
  { links: { type: 'boolean' }, summary: { type: 'boolean' } },
  'npm run check takes --links, which requests every address that the content names.',
);
const { contents, mistakes } = await readContents().catch(exitWith);
const [main] = contents;
const musts = [...mistakes];
const shoulds: string[] = [];
const translations: string[] = [];
const links: Link[] = [];
// Mistakes that stop the build are reported alone, because the other rules need valid content.
if (mistakes.length === 0) {
  for (const content of contents) {
    const isMain = content === main;
    const folder = isMain ? 'content' : `content/${content.site.language}`;
    const has = (field: string) => isOwn(field.replace(/\W.*/, ''), content, main);
    const since = isMain ? lastCommitDay('content/availability.ts') : undefined;
    // Owners can look at what a host's clone does not know in their own one.
    const isLeftOut = options.summary && since === 'unknown';
    collect(findProblems(content, folder, isLeftOut ? undefined : since).filter(({ field }) => has(field)));
    collect([...findMissingLetters(content, folder), ...findWritingGaps(content, folder, contents)]);
    shoulds.push(...findSampleTexts(content, folder, has, main), ...findOldPdf(content, main, root).map(sentenceOf));
    if (options.links) links.push(...linksIn(content, folder));
    translations.push(...findUntranslatedFiles(content, main));
  }
}
if (links.length > 0) collect(await checkLinks(links, root));
const headings = { 'To do before going live:': musts, 'Worth a look:': shoulds, 'Translations:': translations };
const lists = Object.entries(headings).flatMap(([heading, lines]) =>
  lines.length > 0 ? [heading, ...lines].join('\n  ') : [],
);
if (options.summary) {
  const count = musts.length + translations.length;
  const summary = `${count} to do before going live, ${shoulds.length} worth a look (npm run check)`;
  if (count > 0 && environment.STRICT) exitWith(`${lists.join('\n\n')}\n\nThe site is not ready: ${summary}`);
  if (count + shoulds.length > 0) console.log(`Content: ${summary}`);
} else {
  console.log(lists.join('\n\n') || 'Nothing is left to do.');
  process.exitCode = musts.length + translations.length > 0 ? 1 : 0;
}

function collect(problems: readonly Problem[]) {
  for (const problem of problems) (problem.level === 'must' ? musts : shoulds).push(sentenceOf(problem));
}
