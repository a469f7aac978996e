import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mistake } from '../lib/content/mistakes';
import { hasPage, hasPassed } from '../lib/content/pages';
import type { Content } from '../lib/content/schema';
import { placeOf } from '../lib/content/source';
import { charactersOf, chooseFonts, lettersIn } from '../lib/fonts/choose';
import { writtenRoutes } from '../lib/routes';
import {
  readDocuments,
  shownDocuments,
  shownPosts,
  unnamedCaseStudies,
  unreadTexts,
  writtenTexts,
} from '../lib/writing/documents';
import { picturesWithoutAlt } from '../lib/writing/find-writing-mistakes';
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
      if (!process.env.FORM_ENDPOINT)
        add('must', field, "is still the sample's, so messages are lost; docs/deploy.md says what to write");
    }
    // The placeholder of the form's email field is a sample address on purpose.
    if (field === 'pages.contact.sampleEmail' || field.startsWith('site.')) continue;
    if (isAddress || isName || isPhone) {
      const problem = isAddress ? 'is an example address' : "is still the sample's";
      add('must', field, `${problem}, ${JSON.stringify(value)}; write your own, or remove it`);
    }
  }
  for (const [index, { image }] of projects.entries()) {
    if (image && image.alt === undefined && image.kind !== 'photo')
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
export function findWritingGaps({ navigation, projects }: Content, folder = 'content'): Problem[] {
  const gaps: Mistake[] = picturesWithoutAlt(folder).map((picture) => ({
    ...picture,
    message: 'has no alternative text; describe it between the square brackets, unless it is decoration',
  }));
  for (const kind of ['case-studies', 'pages'] as const) {
    const own = readDocuments(kind, folder);
    const unneeded = kind === 'pages' ? [] : unnamedCaseStudies(projects, folder);
    const slugs = [...own, ...unneeded].map(({ slug }) => slug);
    for (const { slug, file } of shownDocuments(kind, folder).filter((shown) => !slugs.includes(shown.slug))) {
      const message = `is missing; the site shows ${file} instead`;
      gaps.push({ file: `${folder}/${kind}/${slug}.md`, field: 'the text', message });
    }
  }
  gaps.push(...unreadTexts(folder));
  if (shownPosts(folder).length > 0 && !navigation.some(({ path }) => path === writtenRoutes.posts)) {
    const message = `has no entry for your posts; add { path: '${writtenRoutes.posts}', label: 'Blog' }`;
    gaps.push({ ...placeOf('navigation', folder), field: 'navigation', message });
  }
  return gaps.map((gap) => ({ ...gap, level: 'should' }));
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

const INTERNATIONAL = ['@fontsource-variable/inter', '@fontsource-variable/noto-serif'];

/** Two packages with the letters of each script. Only packages that are not variable have large scripts in one file. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  Latn: INTERNATIONAL,
  Cyrl: INTERNATIONAL,
  Grek: INTERNATIONAL,
  Arab: ['@fontsource-variable/noto-sans-arabic', '@fontsource-variable/noto-naskh-arabic'],
  Beng: ['@fontsource-variable/noto-sans-bengali', '@fontsource-variable/noto-serif-bengali'],
  Jpan: ['@fontsource/zen-kaku-gothic-new', '@fontsource/noto-serif-jp'],
  Kore: ['@fontsource/noto-sans-kr', '@fontsource/noto-serif-kr'],
  Hans: ['@fontsource/noto-sans-sc', '@fontsource/noto-serif-sc'],
  Hant: ['@fontsource/noto-sans-tc', '@fontsource/noto-serif-tc'],
};

/** Scripts with packages of Noto, which are named after them in English: `noto-sans-hebrew`. */
const NOTO = 'Armn Deva Ethi Geor Gujr Guru Hebr Khmr Knda Laoo Mlym Sinh Taml Telu Thai'.split(' ');

const scriptNames = new Intl.DisplayNames('en', { type: 'script' });

/** For each script with letters that the fonts lack: where they are missing, and two packages that have them. */
export function findMissingLetters(content: Content, folder = 'content'): Problem[] {
  const { brand, profile, pages, site } = content;
  const { headingFont, bodyFont } = chooseFonts(brand.fonts, site.language);
  const [heading, body] = [charactersOf(headingFont), charactersOf(bodyFont)];
  const written = [...textsOf(content).map(({ value }) => value), writtenTexts(folder)].join('');
  // Each character once, because a text is searched for the letters of every script.
  const text = [...new Set(written.normalize('NFC'))];
  const previewed = [profile.name, profile.role, ...Object.values(pages).flatMap(({ title }) => title ?? [])];
  // The site's own languages come first, because several languages share Chinese characters.
  const languages = [site.language, ...(site.otherLanguages ?? [])].map(
    (tag) => new Intl.Locale(tag).maximize().script,
  );
  const scripts = new Set([...languages.map((script) => script ?? 'Latn'), ...Object.keys(PACKAGES), ...NOTO]);
  const reported = new Set<string>();
  return [...scripts].flatMap((script) => {
    const lackedBy = (known: ReadonlySet<string>, where: readonly string[]) =>
      lettersIn(where.join(' '), `und-${script}`).filter((letter) => !known.has(letter) && !reported.has(letter));
    const places = { headings: lackedBy(heading, text), text: lackedBy(body, text) };
    const drawn = previewed.filter((one) => lackedBy(heading, [one]).length > 0);
    const letters = [...new Set(Object.values(places).flat())];
    if (letters.length === 0) return [];
    for (const letter of letters) reported.add(letter);
    const name = scriptNames.of(script) ?? script;
    const where = Object.entries(places).flatMap(([place, lacked]) => (lacked.length > 0 ? place : []));
    const examples = drawn.slice(0, 3).map((one) => JSON.stringify(one));
    const omitted = examples.length > 0 ? `, and preview images leave them out, as in ${examples.join(', ')}` : '';
    const message = [
      `lack ${letters.length} ${name} letters (${letters.slice(0, 5).join(' ')}):`,
      `in ${where.join(' and ')}, pages show them in a font of the visitor's device${omitted};`,
      `install ${packagesFor(script, name).join(' or ')}, and name it in brand.fonts`,
    ].join(' ');
    const field = 'brand.fonts';
    return { level: drawn.length > 0 ? 'must' : 'should', ...placeOf(field, folder), field, message };
  });
}

function packagesFor(script: string, name: string): readonly string[] {
  const kinds = ['sans', 'serif'].map((kind) => `@fontsource-variable/noto-${kind}-${name.toLowerCase()}`);
  return PACKAGES[script] ?? (NOTO.includes(script) ? kinds : ['a font from fontsource.org that has them']);
}
