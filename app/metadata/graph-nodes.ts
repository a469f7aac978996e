import type { BreadcrumbList, Person, WebSite } from 'schema-dts';
import { type RouteId, routes } from '@/content/navigation';
import type { Content, RoutePath } from '@/content/types';
import { pageLabel } from './page-summary';
import { absoluteUrl } from './urls';

type InnerPageId = Exclude<RouteId, 'home'>;

/** Identifies the site in every graph. */
export function websiteId(content: Content) {
  return `${absoluteUrl(routes.home, content)}#website`;
}

/** Identifies the owner in every graph. */
export function personId(content: Content) {
  return `${absoluteUrl(routes.about, content)}#person`;
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
    url: absoluteUrl(routes.about, content),
  } satisfies Person;
}

/** What every page but the home page says of itself. */
export function page(id: InnerPageId, content: Content) {
  const { title, description, updated } = content.pages[id];
  const url = absoluteUrl(routes[id], content);
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
export function breadcrumb(id: InnerPageId, content: Content) {
  const steps = ['home', id] as const;
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(id, content),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: pageLabel(step, content),
      item: absoluteUrl(routes[step], content),
    })),
  } satisfies BreadcrumbList;
}

function breadcrumbId(id: InnerPageId, content: Content) {
  return `${absoluteUrl(routes[id], content)}#breadcrumb`;
}
