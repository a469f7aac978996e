import type { BreadcrumbList, Person, WebSite } from 'schema-dts';
import { composedPage, hasPage, type Page, pageLabel } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { routes } from '@/lib/routes';
import { absoluteUrl } from './urls';

/** Identifies the site in every graph. */
export function websiteId(content: Content) {
  return `${absoluteUrl(routes.home, content)}#website`;
}

/** Identifies the owner in every graph. */
export function personId(content: Content) {
  return `${personUrl(content)}#person`;
}

/** The page about the owner: the home page where there is none of its own. */
function personUrl(content: Content) {
  return absoluteUrl(hasPage('about', content) ? routes.about : routes.home, content);
}

/** Identifies an entry of a list by its title, so that its place in the list does not change it. */
export function entryId(path: Page['path'], title: string, content: Content) {
  const fragment = title.trim().toLowerCase().replace(/\s+/g, '-');
  return `${absoluteUrl(path, content)}#${encodeURIComponent(fragment)}`;
}

/** As much of the site as a page needs to say that it is part of it. */
export function website(content: Content) {
  return {
    '@type': 'WebSite',
    '@id': websiteId(content),
    name: content.profile.name,
    url: absoluteUrl(routes.home, content),
  } satisfies WebSite;
}

/** As much of the owner as a page needs to name them. */
export function person(content: Content) {
  return {
    '@type': 'Person',
    '@id': personId(content),
    name: content.profile.name,
    url: personUrl(content),
  } satisfies Person;
}

/** What every page but the home page says of itself. */
export function webPage({ path, title, description, updated }: Page, content: Content) {
  const url = absoluteUrl(path, content);
  return {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: content.site.language,
    isPartOf: { '@id': websiteId(content) },
    breadcrumb: { '@id': breadcrumbId(path, content) },
    ...(updated && { dateModified: updated }),
  };
}

/** The way from the home page to a page, over the pages of the navigation that its path leads through. */
export function breadcrumb(page: Page, content: Content) {
  const { navigation } = content;
  const home = composedPage('home', content);
  const between = navigation.filter(({ path }) => path !== home.path && page.path.startsWith(path));
  const steps = [home, ...between.filter(({ path }) => path !== page.path), page];
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(page.path, content),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: pageLabel(step, content),
      item: absoluteUrl(step.path, content),
    })),
  } satisfies BreadcrumbList;
}

function breadcrumbId(path: Page['path'], content: Content) {
  return `${absoluteUrl(path, content)}#breadcrumb`;
}
