import type { CompiledLanguage } from '../../lib/compile/compile-sites';
import { environment } from '../../lib/compile/environment';
import { type Finding, formatFindings, withoutRepeated } from '../../lib/content/finding';
import { exitWith, root } from '../command';
import { checkSite } from '../compile-site';
import { findPdfProblems } from '../cv/pdf';
import { findFieldsToImprove, findFrontMatterToImprove } from './fields';
import { findOpaqueLogos, findUnreadTexts } from './files';
import { findBlogGaps, findLeftToDo, findWrongDomain } from './going-live';
import { findMissingLetters } from './letters';
import { findSampleTexts } from './sample-texts';
import { findTextsToImprove } from './texts';
import { findUntranslatedFiles, hasOwnPart } from './translations';

/** What to do and what to look at before the site goes live, in valid languages, the main one first. */
export async function findAdvice(languages: readonly CompiledLanguage[]): Promise<Finding[]> {
  const [main] = languages;
  if (!main) return [];
  const found = await Promise.all(languages.map((language) => findInLanguage(language, main)));
  return withoutRepeated(found.flat());
}

async function findInLanguage({ site, source }: CompiledLanguage, main: CompiledLanguage): Promise<Finding[]> {
  const { content, folder } = source;
  const isMain = source === main.source;
  // Languages share files and what their site.ts leaves out. What is in a file of the main language is found there.
  const has = (field: string) => {
    const [part = '', name = ''] = field.split(/\W/);
    const isInherited =
      part === 'site' && Reflect.get(content.site, name) === Reflect.get(main.source.content.site, name);
    return isMain || (hasOwnPart(part, content, main.source.content) && !isInherited);
  };
  const ofFields = [
    ...findFieldsToImprove(content, folder),
    ...findLeftToDo(content, folder),
    ...(await findOpaqueLogos(content, folder)),
  ];
  return [
    ...ofFields.filter(({ field }) => has(field)),
    ...(isMain ? findWrongDomain(site.content, root) : []),
    ...source.documents.flatMap(findFrontMatterToImprove),
    ...findTextsToImprove(site, source),
    ...findMissingLetters(site, folder),
    ...findUnreadTexts(folder),
    ...findBlogGaps(site, folder),
    ...findSampleTexts(content, folder, has),
    ...findPdfProblems(site, main.site, root).map((problem) => ({ level: 'should' as const, ...problem })),
    ...findUntranslatedFiles(content, main.source.content),
  ];
}

/** What is wrong, left to do and worth a look in `content/`; what stops a build alone, if there is any of it. */
export async function findAll() {
  const { languages, findings } = await checkSite();
  const isStopped = findings.some(({ level }) => level === 'stop');
  return {
    languages,
    isStopped,
    findings: isStopped ? findings : [...findings, ...(await findAdvice(languages))],
  };
}

/** The sentences on findings, by their heading. */
function sentencesByHeading(findings: readonly Finding[], listAll?: boolean) {
  const todo = findings.filter(({ level }) => level !== 'should');
  const rest = findings.filter(({ level }) => level === 'should');
  return {
    'To do before going live:': formatFindings(todo, listAll),
    'Worth a look:': formatFindings(rest, listAll),
  };
}

/** Findings as text; empty if there are none. */
export function textOfFindings(findings: readonly Finding[], listAll?: boolean): string {
  const lists = Object.entries(sentencesByHeading(findings, listAll)).flatMap(([heading, lines]) =>
    lines.length > 0 ? [heading, ...lines].join('\n  ') : [],
  );
  return lists.join('\n\n');
}

/** Prints one line for a build. With `SITE_STRICT=1`, what has to be done ends the process. */
export async function printSummary(languages: readonly CompiledLanguage[]): Promise<void> {
  const findings = await findAdvice(languages);
  const [todo, rest] = Object.values(sentencesByHeading(findings)).map(({ length }) => length);
  const summary = `${todo} to do before going live, ${rest} worth a look (npm run check)`;
  if (todo && environment.SITE_STRICT) exitWith(`${textOfFindings(findings)}\n\nThe site is not ready: ${summary}`);
  if (todo || rest) console.log(`Content: ${summary}`);
}
