import { spawnSync } from 'node:child_process';
import { placeOf } from '../lib/content/check';
import type { Mistake } from '../lib/content/mistakes';
import { hasPage, hasPassed } from '../lib/content/pages';
import type { Content } from '../lib/content/schema';
import { writtenRoutes } from '../lib/routes';
import { readDocuments, shownDocuments, shownPosts } from '../lib/writing/documents';
import { picturesWithoutAlt } from '../lib/writing/find-writing-mistakes';
import { type Text, textsOf } from './content-files';
import { findMissingLetters } from './find-missing-letters';
import { isSampleAddress, isSampleEmail, isSampleHost, isSampleName, isSamplePhone } from './sample-values';

/** Something to correct before the site goes live. */
export interface Problem extends Mistake {
  /** Whether it has to be corrected, or only deserves a check. */
  level: 'must' | 'should';
}

/** Age in days from which the availability counts as outdated. */
export const AVAILABILITY_DAYS = 90;

/**
 * Lists what is left to do before the site goes live. The content has to be valid.
 *
 * @param availabilitySince the date of the last commit of content/availability.ts, if known.
 */
export function findProblems(content: Content, availabilitySince?: string, today = new Date()): Problem[] {
  const texts = textsOf(content);
  return [
    ...texts
      .filter(isSampleValue)
      .map((text) =>
        must(
          text,
          `${isAddress(text) ? 'is an example address' : "is still the sample's"}, ${JSON.stringify(text.value)}; write your own, or remove it`,
        ),
      ),
    ...texts
      .filter(({ field, value }) => field === 'site.address' && !isPublicAddress(value))
      .map((text) => must(text, `is "${text.value}"; write the address of the site, or set SITE_ADDRESS`)),
    ...texts
      .filter((text) => isSampleForm(text) && !process.env.FORM_ENDPOINT)
      .map((text) => must(text, "is still the sample's, so messages are lost; docs/deploy.md says what to write")),
    ...findMissingAlts(content),
    ...findMissingLetters(content),
    ...findStaleAvailability(content, today, availabilitySince),
    ...findPassedDate(content, today),
    ...findMissingLegalPages(content),
  ];
}

/** Lists what deserves a check in the Markdown files of a language. */
export function findWritingGaps({ navigation }: Content, folder = 'content'): Problem[] {
  const isListed = shownPosts(folder).length === 0 || navigation.some(({ path }) => path === writtenRoutes.posts);
  const kinds = ['case-studies', 'pages'] as const;
  const shared = kinds.flatMap((kind) => {
    const own = readDocuments(kind, folder).map(({ slug }) => slug);
    return shownDocuments(kind, folder).filter(({ slug }) => !own.includes(slug));
  });
  const message = `has no entry for your posts; add { path: '${writtenRoutes.posts}', label: 'Blog' }`;
  return [
    ...picturesWithoutAlt(folder).map(
      (picture): Problem => ({
        ...picture,
        level: 'should',
        message: 'has no alternative text; describe it between the square brackets, unless it is decoration',
      }),
    ),
    ...shared.map(({ kind, slug, file }) => ({
      level: 'should' as const,
      file: `${folder}/${kind}/${slug}.md`,
      field: 'the text',
      message: `is missing; the site has that of ${file}`,
    })),
    ...(isListed ? [] : [{ level: 'should' as const, ...placeOf('navigation', folder), field: 'navigation', message }]),
  ];
}

/** The date of a file's last commit, such as `2026-03-14`; `undefined` if git does not know it. */
export function lastCommitDay(file: string): string | undefined {
  return spawnSync('git', ['log', '-1', '--format=%cs', '--', file], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

function must({ field }: Text, message: string): Problem {
  return { level: 'must', ...placeOf(field), field, message };
}

function should(text: Text, message: string): Problem {
  return { ...must(text, message), level: 'should' };
}

function isSampleValue({ field, value }: Text): boolean {
  // The placeholder of the form's email field is a sample address on purpose.
  if (field === 'pages.contact.sampleEmail' || field.startsWith('site.')) return false;
  return (
    (/\.(?:name|organization)$/.test(field) && isSampleName(value)) ||
    (field === 'profile.phone' && isSamplePhone(value)) ||
    isAddress({ field, value })
  );
}

function isAddress({ value }: Text): boolean {
  return isSampleEmail(value) || isSampleAddress(value);
}

function isPublicAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return !isSampleHost(hostname) && hostname.includes('.') && !/^[\d.]+$/.test(hostname);
}

function isSampleForm({ field, value }: Text): boolean {
  return (
    (field === 'site.form.endpoint' && isSampleAddress(value)) ||
    (field === 'site.form.accessKey' && /^[0x-]+$/i.test(value))
  );
}

/** Images with neither an alternative text nor the kind photo, which marks decoration. */
function findMissingAlts({ projects }: Content): Problem[] {
  return projects.flatMap(({ image }, index) =>
    image && image.alt === undefined && image.kind !== 'photo'
      ? should(
          { field: `projects[${index}].image`, value: image.src },
          "has no alt; describe what it shows, or write kind: 'photo' if it is decoration",
        )
      : [],
  );
}

function findStaleAvailability({ availability }: Content, today: Date, since = ''): Problem[] {
  const { updated = since } = availability;
  const days = Math.floor((today.getTime() - Date.parse(updated)) / (24 * 60 * 60 * 1000));
  if (!(days > AVAILABILITY_DAYS)) return [];
  const message = `was last confirmed ${days} days ago; if it still holds, write today's date into its field updated`;
  return [should({ field: 'availability', value: updated }, message)];
}

function findPassedDate({ availability: { from } }: Content, today: Date): Problem[] {
  if (!from || !hasPassed(from, today)) return [];
  const message = `is ${from}, which has passed, so it is not shown; write a later date, or remove it`;
  return [should({ field: 'availability.from', value: from }, message)];
}

/** Countries whose businesses need an imprint. */
const WITH_IMPRINT = ['AT', 'CH', 'DE'];

/** Countries of the European Economic Area, and the United Kingdom: who handles data has to say so. */
const WITH_NOTICE =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** The legal pages that sites in the owner's country usually need, unless the owner has written that there are none. */
function findMissingLegalPages(content: Content): Problem[] {
  const { legal, profile, site } = content;
  const { country, countryCode = '' } = profile.location ?? {};
  const handlesData =
    (hasPage('contact', content) && site.form.service !== 'none') || (site.analytics?.service ?? 'none') !== 'none';
  const needed = {
    imprint: WITH_IMPRINT.includes(countryCode) && legal?.imprint === undefined,
    privacy: WITH_NOTICE.includes(countryCode) && handlesData && legal?.privacy === undefined,
  };
  return Object.entries(needed).flatMap(([field, isMissing]) => {
    const message = `is missing, and many sites in ${country} need one; docs/legal.md shows how, or write ${field}: false`;
    return isMissing ? [should({ field: `legal.${field}`, value: '' }, message)] : [];
  });
}
