import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../lib/compile/environment';
import { placeOf } from '../lib/compile/places';
import { unreadTexts } from '../lib/compile/read-documents';
import type { LanguageSource } from '../lib/compile/read-languages';
import type { Mistake } from '../lib/content/mistakes';
import type { Content } from '../lib/content/schema';
import { documentsOf } from '../lib/markdown/documents';
import { findTextGaps } from '../lib/markdown/text-gaps';
import { documentFolders } from '../lib/routes';
import type { Site } from '../lib/site';
import { hasPassed } from '../site/availability';
import { hasPage } from '../site/pages';
import { textsOf } from './content-files';
import { isSampleAddress, isSampleEmail, isSampleHost, isSampleName, isSamplePhone } from './sample-values';

/** Something to correct before the site goes live. */
export interface Problem extends Mistake {
  /** Whether it has to be corrected, or only deserves a check. */
  level: 'must' | 'should';
}

/** Age in days from which the availability counts as outdated. */
export const AVAILABILITY_DAYS = 90;

/** Countries whose businesses need an imprint. */
const WITH_IMPRINT = ['AT', 'CH', 'DE'];

/** Countries of the European Economic Area, and the United Kingdom: who handles data has to say so. */
const WITH_NOTICE =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/**
 * Lists what is left to do before the site goes live. The content has to be valid.
 *
 * @param folder that of a translation, such as `content/ar`.
 * @param availabilitySince what `lastCommitDay` says of content/availability.ts.
 */
export function findProblems(
  content: Content,
  folder = 'content',
  availabilitySince = '',
  today = new Date(),
): Problem[] {
  const { availability, legal, profile, projects, site } = content;
  const problems: Problem[] = [];
  function add(level: Problem['level'], field: string, message: string) {
    problems.push({ level, ...placeOf(field, folder), field, message });
  }
  for (const { field, value } of textsOf(content)) {
    const isAddress = isSampleEmail(value) || isSampleAddress(value);
    const isName = /\.(?:name|organization)$/.test(field) && isSampleName(value);
    const isPhone = field === 'profile.phone' && isSamplePhone(value);
    if (field === 'site.address' && !isPublicAddress(value))
      add('must', field, `is "${value}"; write the address of the site, or set SITE_ADDRESS`);
    const isBlank = /^[0x-]+$|\byour\b/i.test(value.replaceAll('_', ' '));
    if (field === 'site.form.endpoint' ? isAddress : field === 'site.form.accessKey' && isBlank) {
      if (!environment.SITE_FORM_ENDPOINT)
        add('must', field, "is still the sample's, so messages are lost; docs/deploy.md says what to write");
    }
    // The placeholder of the form's email field is a sample address on purpose.
    if (field === 'pages.contact.sampleEmail' || field.startsWith('site.')) continue;
    if (isAddress || isName || isPhone) {
      const problem = isAddress ? 'is an example address' : 'is a placeholder';
      add('must', field, `${problem}, ${JSON.stringify(value)}; write your own, or remove it`);
    }
  }
  for (const [index, { image }] of projects.entries()) {
    // A logo says what the title beside it says.
    if (image && image.alt === undefined && image.kind !== 'photo' && image.kind !== 'logo')
      add(
        'should',
        `projects[${index}].image`,
        "has no alt; describe what it shows, or write kind: 'photo' if it is decoration",
      );
  }
  const { from, updated = availabilitySince } = availability;
  if (updated === 'unknown')
    add(
      'should',
      'availability',
      'was last changed before the history of this clone begins; set its field updated to the day on which you last confirmed it',
    );
  const days = Math.floor((today.getTime() - Date.parse(updated)) / (24 * 60 * 60 * 1000));
  if (days > AVAILABILITY_DAYS)
    add(
      'should',
      'availability',
      `was last confirmed ${days} days ago; if it still holds, set its field updated to today's date`,
    );
  if (from && hasPassed(from, today))
    add(
      'should',
      'availability.from',
      `is ${from}, which has passed, so it is not shown; write a later date, or remove it`,
    );
  const { country, countryCode = '' } = profile.location ?? {};
  const handlesData =
    (hasPage('contact', content) && site.form.service !== 'none') || (site.analytics?.service ?? 'none') !== 'none';
  const needed = {
    imprint: WITH_IMPRINT.includes(countryCode),
    privacy: WITH_NOTICE.includes(countryCode) && handlesData,
  };
  for (const page of ['imprint', 'privacy'] as const) {
    if (needed[page] && legal?.[page] === undefined)
      add(
        'should',
        `legal.${page}`,
        `is missing, and many sites in ${country} need one; docs/legal.md shows how to add one. If you need none, write ${page}: false`,
      );
  }
  return problems;
}

/** Lists what deserves a check in the Markdown files of a language. */
export function findWritingGaps({ content, documents, languages }: Site, source: LanguageSource): Problem[] {
  const { folder } = source;
  const gaps: Mistake[] = [];
  const listed: readonly string[] = content.navigation.map((entry) => entry.path);
  // A page in the navigation of another language alone is left out of this one.
  const leftOut = languages.flatMap(({ navigation }) => navigation.filter((entry) => !listed.includes(entry)));
  for (const { kind, slug, file, path: page, language } of documentsOf(documents)) {
    if (!language || leftOut.includes(page)) continue;
    const message = `is missing; the site shows ${file} instead`;
    gaps.push({ file: `${folder}/${kind}/${slug}.md`, field: 'the text', message });
  }
  gaps.push(...unreadTexts(folder));
  if (documents.posts.length > 0 && !listed.includes(documentFolders.posts)) {
    const message = `has no entry for your posts; add { path: '${documentFolders.posts}', label: 'Blog' }`;
    gaps.push({ ...placeOf('navigation', folder), field: 'navigation', message });
  }
  return [...source.documents.flatMap(findTextGaps), ...gaps.map((gap) => ({ ...gap, level: 'should' as const }))];
}

/**
 * The date of a file's last commit, such as `2026-03-14`; `unknown` in a clone without the history before it, and
 * `undefined` if git does not know the file.
 */
export function lastCommitDay(file: string, folder = process.cwd()): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout?.trim() ?? '';
  const [day, commit = ''] = git('log', '-1', '--format=%cs %H', '--', file).split(' ');
  // The oldest commits of such a clone add all files.
  const oldest = path.resolve(folder, git('rev-parse', '--git-path', 'shallow'));
  const isOldest = commit !== '' && existsSync(oldest) && readFileSync(oldest, 'utf8').includes(commit);
  return isOldest ? 'unknown' : day || undefined;
}

function isPublicAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return !isSampleHost(hostname) && hostname.includes('.') && !/^[\d.]+$/.test(hostname);
}
