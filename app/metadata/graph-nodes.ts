import type { BreadcrumbList, Person, WebSite } from 'schema-dts';
import type { Content, RoutePath } from '@/lib/content/schema';
import { hasPage, pageNamed } from '@/lib/content/site-pages';
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
export function entryId(path: RoutePath, title: string, content: Content) {
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
export function page(id: string, content: Content) {
  const { path, title, description, updated } = pageNamed(id, content);
  const url = absoluteUrl(path, content);
  return {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: content.site.language,
    isPartOf: { '@id': websiteId(content) },
    breadcrumb: { '@id': breadcrumbId(id, content) },
    ...(updated && { dateModified: updated }),
  };
}

/** The way from the home page to a page, in the words of the navigation. */
export function breadcrumb(id: string, content: Content) {
  const steps = ['home', id].map((step) => pageNamed(step, content));
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(id, content),
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: absoluteUrl(path, content),
    })),
  } satisfies BreadcrumbList;
}

function breadcrumbId(id: string, content: Content) {
  return `${absoluteUrl(pageNamed(id, content).path, content)}#breadcrumb`;
}
