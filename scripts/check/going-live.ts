import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../../lib/compile/environment';
import { placeOf } from '../../lib/compile/places';
import type { Finding } from '../../lib/content/finding';
import type { Content } from '../../lib/content/schema';
import { documentFolders } from '../../lib/routes';
import type { Site } from '../../lib/site';
import { hasPassed } from '../../site/availability';
import { hasPage } from '../../site/pages';
import { applyRules, ofText, type Rule } from './rules';
import { isSampleAddress, isSampleEmail, isSampleHost, isSampleName, isSamplePhone } from './sample-values';

/** Age in days from which the availability counts as outdated. */
const AVAILABILITY_DAYS = 90;

/** Countries whose businesses need an imprint. */
const WITH_IMPRINT = ['AT', 'CH', 'DE'];

/** The European Economic Area and the United Kingdom, where sites that handle data need a privacy notice. */
const WITH_NOTICE =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** What rules know beside the value that they are about. */
interface Facts {
  content: Content;
  /** The days that have passed since the availability was last confirmed. */
  days: number;
  today: Date;
}

const isExample = (value: string) => isSampleEmail(value) || isSampleAddress(value);

const isPlaceholder = (value: string) => /^[0x-]+$|\byour\b/i.test(value.replaceAll('_', ' '));

const PLACEHOLDER = {
  level: 'must',
  message: (value: unknown) => `is a placeholder, ${JSON.stringify(value)}; write your own, or remove it`,
} as const;

const SAMPLE_FORM = {
  level: 'must',
  message: () => "is still the sample's, so messages are lost; docs/deploy.md says what to write",
} as const;

const EMPTY_PAGE = {
  level: 'should',
  message: () =>
    'is empty, so nothing is below the heading of its page; add an entry, or leave the page out (docs/recipes.md, "Leave a page out")',
} as const;

const GOING_LIVE_RULES: readonly Rule<Facts>[] = [
  {
    field: 'site.address',
    test: ofText((value) => !isPublicAddress(value)),
    level: 'must',
    message: (value) => `is "${value}"; write the address of the site, or set SITE_ADDRESS`,
  },
  {
    field: 'site.form.endpoint',
    test: ofText((value) => !environment.SITE_FORM_ENDPOINT && isExample(value)),
    ...SAMPLE_FORM,
  },
  {
    field: 'site.form.accessKey',
    test: ofText((value) => !environment.SITE_FORM_ENDPOINT && isPlaceholder(value)),
    ...SAMPLE_FORM,
  },
  {
    // The placeholder of the form's email field is a sample address on purpose.
    field: /^(?!site\.|links\.cv$|pages\.contact\.sampleEmail$)/,
    test: ofText(isExample),
    level: 'must',
    message: (value) => `is an example address, ${JSON.stringify(value)}; write your own, or remove it`,
  },
  {
    field: 'links.cv',
    test: ofText(isExample),
    level: 'must',
    message: (value) =>
      `is an example address, ${JSON.stringify(value)}; write your own, or 'page' for a CV made from your content (docs/cv.md), or remove it`,
  },
  { field: /^(?!site\.).*\.(?:name|organization)$/, test: ofText(isSampleName), ...PLACEHOLDER },
  { field: 'profile.phone', test: ofText(isSamplePhone), ...PLACEHOLDER },
  {
    field: 'projects',
    test: (_, { content }) => hasPage('projects', content) && content.projects.length === 0,
    ...EMPTY_PAGE,
  },
  {
    field: 'services',
    test: (_, { content }) => hasPage('services', content) && hasNothingToOffer(content),
    ...EMPTY_PAGE,
  },
  {
    field: 'availability.updated',
    test: (_, { days }) => days > AVAILABILITY_DAYS,
    level: 'should',
    message: (_, { days }) => `is ${days} days ago; if the availability still holds, write today's date`,
  },
  {
    field: 'availability.from',
    test: (from, { today }) => typeof from === 'string' && hasPassed(from, today),
    level: 'should',
    message: (from) => `is ${from}, which has passed, so it is not shown; write a later date, or remove it`,
  },
  {
    field: 'legal.imprint',
    test: (imprint, { content }) => imprint === undefined && isIn(WITH_IMPRINT, content),
    level: 'should',
    message: (_, { content }) => missingLegalPage('imprint', content),
  },
  {
    field: 'legal.privacy',
    test: (privacy, { content }) => privacy === undefined && isIn(WITH_NOTICE, content) && handlesData(content),
    level: 'should',
    message: (_, { content }) => missingLegalPage('privacy', content),
  },
];

/** Whether the services page has none of its lists. */
function hasNothingToOffer({ services, process, testimonials }: Content): boolean {
  return [services, process, testimonials].every(({ length }) => length === 0);
}

function isIn(countries: readonly string[], { profile }: Content): boolean {
  return countries.includes(profile.location?.countryCode ?? '');
}

function handlesData(content: Content): boolean {
  const { form, analytics } = content.site;
  return (hasPage('contact', content) && form.service !== 'none') || (analytics?.service ?? 'none') !== 'none';
}

function missingLegalPage(page: 'imprint' | 'privacy', { profile }: Content): string {
  return `is missing, and many sites in ${profile.location?.country} need one; docs/legal.md shows how to add one. If you need none, write ${page}: false`;
}

/**
 * Lists what is left to do before the site goes live. The content has to be valid.
 *
 * @param folder that of a translation, such as `content/ar`.
 */
export function findLeftToDo(content: Content, folder = 'content', today = new Date()): Finding[] {
  const { updated = '' } = content.availability || {};
  const days = Math.floor((today.getTime() - Date.parse(updated)) / (24 * 60 * 60 * 1000));
  return applyRules(GOING_LIVE_RULES, content, folder, { content, days, today });
}

function isPublicAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return !isSampleHost(hostname) && hostname.includes('.') && !/^[\d.]+$/.test(hostname);
}

/** Compares the site's address with the domain in `public/CNAME`, from which GitHub Pages serves the site's root. */
export function findWrongDomain({ site }: Content, root: string): Finding[] {
  const file = path.join(root, 'public', 'CNAME');
  const domain = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const { hostname, pathname } = new URL(site.address);
  const field = 'site.address';
  const problem = (message: string) => [{ ...placeOf(field), field, level: 'must' as const, message }];
  if (!domain) return [];
  if (domain !== hostname)
    return problem(`is ${site.address}, but public/CNAME names ${domain}; write the same domain into both`);
  if (pathname === '/') return [];
  return problem(`has the folder ${pathname}, but GitHub Pages serves a site with public/CNAME at the root; remove it`);
}

/** Whether a site with posts has no link to their list. */
export function findBlogGaps({ content, documents }: Site, folder: string): Finding[] {
  const isLinked = content.navigation.some(({ path }) => path === documentFolders.posts);
  if (documents.posts.length === 0 || isLinked) return [];
  const message = `has no entry for your posts; add { path: '${documentFolders.posts}', label: 'Blog' }`;
  return [{ level: 'should', ...placeOf('navigation', folder), field: 'navigation', message }];
}
