import { iconPath } from '@/lib/brand/marks';
import { mailto, telephoneLink } from '@/lib/contact-links';
import type { Address, SitePath } from '@/lib/content/address-fields';
import type { Content, Links, NavigationEntry, ProfileLink } from '@/lib/content/schema';
import { leftToRight, localizerFor } from '@/lib/language/localized-text';
import { ownNameOf } from '@/lib/language/writing-systems';
import { CV_PATH, hasPath, type RouteId, routes } from '@/lib/routes';
import { currentLanguage, type Site } from '@/lib/site';
import { pdfPath } from './cv';
import { hasPage, legalPages, type Page } from './pages';

/** A link to a page, or `undefined` if the site lacks the page or the link has no label. */
export function linkTo(id: RouteId, label: string | undefined, content: Content) {
  return label && hasPage(id, content) ? { href: routes[id], label } : undefined;
}

/** The link to the contact page, or a mailto: link on a site without one. */
export function contactLink(content: Content) {
  const href = hasPage('contact', content) ? routes.contact : mailto(content.profile.email);
  return { href, label: content.words.links.contact };
}

/** The address of the owner's CV: that of the CV page, or of a document. */
export function cvAddress({ cv }: Pick<Links, 'cv'>): Address | undefined {
  return cv === 'page' ? CV_PATH : cv;
}

/** The PDF of the CV page in this language, if it is in `public/`. */
export function cvPdf(site: Site): SitePath | undefined {
  const file = pdfPath(site);
  return site.publicFiles.includes(file) ? file : undefined;
}

/** The link to download the owner's CV, or to view the CV page if that has no PDF. */
export function cvDownload(site: Site) {
  const { links, words } = site.content;
  const address = cvAddress(links);
  const document = address === CV_PATH ? cvPdf(site) : address;
  if (document) return { href: document, label: words.links.downloadCv };
  return address && { href: address, label: words.links.viewCv };
}

/** The profiles with an icon link in a place. */
export function profileIcons(profiles: readonly ProfileLink[], place: 'hero' | 'footer' | 'contact') {
  return profiles
    .filter(({ button, iconIn = button ? [] : ['footer', 'contact'] }) => iconIn.includes(place))
    .map(({ label, address, mark }) => ({ label, address, iconPath: iconPath(mark) }));
}

/** The link to where calls are booked, if they can be. */
export function bookingLink({ links, site, words }: Content) {
  return links.booking && { href: links.booking, label: localizerFor(site)(words.offer.booking) };
}

/** The ways to write to the owner, apart from the form and email, and the link to where calls are booked. */
export function waysToWrite(content: Content) {
  const localize = localizerFor(content.site);
  const buttons = content.links.profiles.filter(({ button }) => button);
  return [
    ...buttons.map(({ address, label }) => ({ href: address, label: localize(label) })),
    bookingLink(content),
  ].flatMap((way) => way || []);
}

/** The phone number with its link, if it is to be shown in a place. */
export function phoneIn(place: 'contact' | 'footer', { profile, site }: Content) {
  const { phone, phoneIn: places = ['contact', 'footer'] } = profile;
  if (!phone || !places.includes(place)) return undefined;
  return { href: telephoneLink(phone), label: leftToRight(phone, site) };
}

/** Services of the Fediverse whose profiles are at `/@name`, in labels, hosts or names of icons. */
const FEDIVERSE = /\b(?:fediverse|mastodon|mstdn|fosstodon|hachyderm|gotosocial|misskey|sharkey|firefish)\b/i;

/** The owner's account in the Fediverse, of the first profile that certainly is one: `@layla@mastodon.social`. */
export function fediverseAccount({ profiles }: Pick<Links, 'profiles'>): string | undefined {
  const accounts = profiles.flatMap(({ label, address, mark }) => {
    const [, host, name, elsewhere] = /^https:\/\/([^/]+)\/@([\w.-]+)(@[\w.-]+)?\/?$/.exec(address) ?? [];
    return name && FEDIVERSE.test(`${label} ${host} ${mark}`) ? `@${name}${elsewhere ?? `@${host}`}` : [];
  });
  return accounts[0];
}

/** A page's label in the navigation, or its title. */
export function pageLabel({ path, title }: Pick<Page, 'path'> & Partial<Page>, { navigation }: Content): string {
  return navigation.find((entry) => entry.path === path)?.label ?? title ?? path;
}

/** The links in the header, in the order of the navigation, or in the footer, where those to the legal pages follow. */
export function linksIn(place: 'header' | 'footer', site: Site): Omit<NavigationEntry, 'linkIn'>[] {
  const { content } = site;
  const { pages } = currentLanguage(site);
  const links = content.navigation
    .filter(({ path, linkIn = ['header', 'footer'] }) => linkIn.includes(place) && hasPath(pages, path))
    .map(({ path, label }) => ({ path, label }));
  const legal = legalPages(content)
    .filter(({ path }) => !content.navigation.some((entry) => entry.path === path))
    .map(({ path, title }) => ({ path, label: title }));
  return place === 'header' ? links : [...links, ...legal];
}

/** The links to the site in its other languages, each with its name in that language. */
export function languageLinks(site: Site) {
  const current = currentLanguage(site);
  return site.languages
    .filter((language) => language !== current)
    .map(({ language }) => ({ path: `/${language}/` as const, label: ownNameOf(language) }));
}
