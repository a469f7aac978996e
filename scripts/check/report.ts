import type { CompiledLanguage } from '../../lib/compile/compile-sites';
import { environment } from '../../lib/compile/environment';
import { sentenceOf, sentencesOf } from '../../lib/content/mistakes';
import { exitWith, root } from '../command';
import { findPdfProblems } from '../cv/pdf';
import { findProblems, lastCommitDay } from '../find-problems';
import { findWritingGaps } from '../find-writing-gaps';
import { findMissingLetters } from '../missing-letters';
import { findSampleTexts } from '../sample-texts';
import { findUntranslatedFiles, hasOwnPart } from '../translations';
import { findDomainProblems } from './custom-domain';
import { findOpaqueLogos } from './logos';
import type { Problem } from './rules';

/** What is left to do before the site goes live, as sentences under three headings. */
export interface Report {
  musts: string[];
  shoulds: string[];
  translations: string[];
}

interface ReportOptions {
  isOfBuild?: boolean;
  listAll?: boolean;
}

/**
 * Lists what is left to do in valid languages, the main one first.
 *
 * @param options `isOfBuild` leaves out what a host's clone does not know: the history of availability.ts. With `listAll`,
 * the sentence on many problems of a kind names the place of each.
 */
export async function reportOn(languages: readonly CompiledLanguage[], options: ReportOptions = {}): Promise<Report> {
  const report: Report = { musts: [], shoulds: [], translations: [] };
  const [main] = languages;
  for (const { site, source } of languages) {
    const { content, folder } = source;
    if (!main) break;
    const isMain = content === main.source.content;
    const has = (field: string) => hasOwnPart(field.replace(/\W.*/, ''), content, main.source.content);
    const lastCommit = isMain ? lastCommitDay('content/availability.ts') : undefined;
    const availabilitySince = options.isOfBuild && lastCommit === 'unknown' ? undefined : lastCommit;
    const problems = [
      ...findProblems(content, folder, availabilitySince).filter(({ field }) => has(field)),
      ...(isMain ? findDomainProblems(site.content, root) : []),
      ...(await findOpaqueLogos(content, folder)).filter(({ field }) => has(field)),
      ...findMissingLetters(site, folder),
      ...findWritingGaps(site, source),
    ];
    addProblems(report, problems, options.listAll);
    report.shoulds.push(
      ...findSampleTexts(content, folder, has),
      ...findPdfProblems(site, main.site, root).map(sentenceOf),
    );
    report.translations.push(...findUntranslatedFiles(content, main.source.content, options.listAll));
  }
  return report;
}

/** Adds problems to the list of their level. */
export function addProblems({ musts, shoulds }: Report, problems: readonly Problem[], listAll?: boolean): void {
  const ofLevel = (level: Problem['level']) => problems.filter((problem) => problem.level === level);
  musts.push(...sentencesOf(ofLevel('must'), listAll));
  shoulds.push(...sentencesOf(ofLevel('should'), listAll));
}

/** The report as text; empty if nothing is left. */
export function textOfReport({ musts, shoulds, translations }: Report): string {
  const headings = { 'To do before going live:': musts, 'Worth a look:': shoulds, 'Translations:': translations };
  const lists = Object.entries(headings).flatMap(([heading, lines]) =>
    lines.length > 0 ? [heading, ...lines].join('\n  ') : [],
  );
  return lists.join('\n\n');
}

/** How much has to be done before the site goes live. */
export function countOfMusts({ musts, translations }: Report): number {
  return musts.length + translations.length;
}

/** Prints one line for a build. With `SITE_STRICT=1`, what has to be done ends the process. */
export async function printSummary(languages: readonly CompiledLanguage[]): Promise<void> {
  const report = await reportOn(languages, { isOfBuild: true });
  const count = countOfMusts(report);
  const summary = `${count} to do before going live, ${report.shoulds.length} worth a look (npm run check)`;
  if (count > 0 && environment.SITE_STRICT) exitWith(`${textOfReport(report)}\n\nThe site is not ready: ${summary}`);
  if (count + report.shoulds.length > 0) console.log(`Content: ${summary}`);
}
