import { basePath, type Translation, translations } from '@/lib/built';
import { fillIn, joinList } from '../fill-in';
import { formatDate } from '../period';
import { CV_PATH, hasPath, type RouteId, routes } from '../routes';
import { tagOf } from '../writing-systems';
import { type Address, DESCRIPTION_LENGTH, TITLE_LENGTH } from './fields';
import type { Availability, Content, Links, NavigationEntry, Service, Words } from './schema';
import { legalLinks } from './schema/legal';

/** A page, as search engines, link previews and the sitemap describe it. */
export interface Page {
  /** Its path, with a leading and a trailing slash: `/`, `/about/`, `/projects/shop/`. */
  path: '/' | `/${string}/`;
  /** Its title, without the owner's name. */
  title: string;
  /** What a visitor finds on the page, in 70 to 160 characters. */
  description: string;
  /** The date of its last change, as `YYYY-MM-DD`. */
  updated?: string;
  /** `false` keeps it out of search engines, the sitemap and `llms.txt`. */
  index?: boolean;
}

/** One of the site's own pages, whether or not the navigation lists it. */
export function composedPage(id: RouteId, content: Content): Page {
  const { availability, pages } = content;
  const { title = homeTitle(content), updated } = pages[id];
  const description = id === 'home' ? availabilityCopy(availability).homeDescription : pages[id].description;
  return { path: routes[id], title, description, updated };
}

/** The home page's title where the owner has not written one: role and city, or the role if both are too long. */
function homeTitle({ profile: { role, location }, words }: Content): string {
  if (!location || !words.home.title) return role;
  const title = fillIn(words.home.title, { role, city: location.city });
  return [...title].length <= TITLE_LENGTH.most ? title : role;
}

/** The address of the owner's CV: that of the CV page, or of a document. */
export function cvAddress({ cv }: Pick<Links, 'cv'>): Address | undefined {
  return cv === 'page' ? CV_PATH : cv;
}

/** The CV page, or `undefined` on a site without it. */
export function cvPage(content: Content): Page | undefined {
  if (content.links.cv !== 'page') return undefined;
  const { name, role } = content.profile;
  const { title, description } = content.words.cv;
  const described = fillIn(description, { name, role });
  // A long role is left out before a description is cut.
  const short = fillIn(description, { name, role: title });
  return {
    path: CV_PATH,
    title,
    description: [...described].length <= DESCRIPTION_LENGTH.most ? described : short,
    ...content.pages.cv,
  };
}

/** Whether the navigation lists a page. */
export function hasPage(id: RouteId, { navigation }: Pick<Content, 'navigation'>): boolean {
  return navigation.some(({ path }) => path === routes[id]);
}

/** A page's label in the navigation, or its title. */
export function pageLabel({ path, title }: Pick<Page, 'path'> & Partial<Page>, { navigation }: Content): string {
  return navigation.find((entry) => entry.path === path)?.label ?? title ?? path;
}

/** The language of this build. */
export function currentTranslation(): Translation | undefined {
  return translations.find((translation) => translation.basePath === basePath);
}

/** The links in the header, in the order of the navigation, or in the footer, where those to the legal pages follow. */
export function linksIn(place: 'header' | 'footer', content: Content): Omit<NavigationEntry, 'linkIn'>[] {
  const { navigation } = content;
  const language = currentTranslation();
  const links = navigation
    .filter(
      ({ path, linkIn = ['header', 'footer'] }) => linkIn.includes(place) && (!language || hasPath(language, path)),
    )
    .map(({ path, label }) => ({ path, label }));
  const legal = legalLinks(content).filter(({ path }) => !navigation.some((entry) => entry.path === path));
  return place === 'header' ? links : [...links, ...legal];
}

/** One of the legal pages. */
export function legalPage(id: keyof Words['legal'], { legal, profile, words }: Content): Page {
  const { index, [id]: written } = legal ?? {};
  const { title, description } = words.legal[id];
  return {
    path: `/${id}/`,
    title,
    description: fillIn(description, { name: profile.name }),
    updated: written && 'updated' in written ? written.updated : undefined,
    ...(index === false && { index }),
  };
}

/** The legal pages that the owner has written. */
export function legalPages(content: Content): Page[] {
  return (['imprint', 'privacy'] as const).flatMap((id) => (content.legal?.[id] ? legalPage(id, content) : []));
}

/** The words for a list, or `undefined` if it is empty, which keeps them out of the page's data. */
export function wordsFor<Words>(list: readonly unknown[], words: Words): Words | undefined {
  return list.length > 0 ? words : undefined;
}

/** The availability texts, depending on whether the owner takes on work. */
export function availabilityCopy({ open, whenOpen, whenClosed }: Availability): Availability['whenOpen'] {
  return open ? whenOpen : whenClosed;
}

/** Whether a day or a month is over. */
export function hasPassed(date: string, today = new Date()): boolean {
  return date < today.toISOString().slice(0, date.length);
}

/** Between a number and its unit. */
const NO_BREAK = '\u00a0';

/** From when, how much and where the owner works: `free from March 2027`, `3 days a week`, `remote`. */
export function availabilityDetails(content: Content, today = new Date()): string[] {
  const { from, days, where } = content.availability;
  const { offer } = content.words;
  const inDays = new Intl.NumberFormat(tagOf(content.site), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return [
    from && !hasPassed(from, today) && fillIn(offer.from, { date: formatDate(from, content) }),
    days && fillIn(offer.perWeek, { days: inDays.format(days).replace(' ', NO_BREAK) }),
    where && offer[where],
  ].filter((detail) => typeof detail === 'string');
}

/** A text about taking on work, followed by the details of the availability, if there are any. */
export function withAvailability(text: string, content: Content): string {
  const details = availabilityDetails(content);
  if (details.length === 0) return text;
  return `${text} ${fillIn(content.words.offer.availability, { details: joinList(details, content.words.lists) })}`;
}

/** A price in the site's language: `from €900 a day`. */
export function formatPrice({ price }: Service, content: Pick<Content, 'site' | 'words'>): string | undefined {
  if (price === undefined || typeof price === 'string') return price;
  const { amount, currency, unit, from } = price;
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const written = new Intl.NumberFormat(tagOf(content.site), style).format(amount);
  const perUnit = unit ? fillIn(content.words.offer.units[unit], { price: written }) : written;
  return from ? fillIn(content.words.offer.startingAt, { price: perUnit }) : perUnit;
}
