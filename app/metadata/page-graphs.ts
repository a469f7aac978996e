import type { BreadcrumbList, Graph, ItemList, Person, Service, SoftwareSourceCode, Thing, WebSite } from 'schema-dts';
import { availabilityCopy, composedPage, hasPage, type Page, pageLabel } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { joinList } from '@/lib/fill-in';
import { routes } from '@/lib/routes';
import { absoluteUrl, wholeUrl } from './urls';

/** The home page: the site and whose it is. */
export function homeGraph(content: Content): Graph {
  const { availability, site, profile, words } = content;
  return graph(
    {
      ...website(content),
      alternateName: joinList([profile.name, profile.role], words.lists),
      description: availabilityCopy(availability).homeDescription,
      inLanguage: site.language,
      publisher: { '@id': personId(content) },
    },
    // Without a page about the owner, this one is where their photograph and profiles are named.
    hasPage('about', content)
      ? person(content)
      : { ...person(content), image: photoOf(content), sameAs: profilesOf(content) },
  );
}

/** A page of the owner's own: what it is called and where it stands. */
export function pageGraph(page: Page, content: Content): Graph {
  return graph({ '@type': 'WebPage', ...webPage(page, content) }, website(content), breadcrumb(page, content));
}

/** The about page: a profile page with everything the content tells of its owner. */
export function aboutGraph(content: Content): Graph {
  const page = composedPage('about', content);
  const { education, languages, profile, skills } = content;
  const { location } = profile;
  const universities = education.filter(({ university }) => university);
  return graph(
    { '@type': 'ProfilePage', ...webPage(page, content), mainEntity: { '@id': personId(content) } },
    {
      ...person(content),
      jobTitle: profile.role,
      description: profile.lead,
      image: photoOf(content) ?? absoluteUrl('/site-icons/icon-512.png', content),
      sameAs: profilesOf(content),
      knowsAbout: unlessEmpty(skills.flatMap((group) => group.skills)),
      knowsLanguage: unlessEmpty(
        languages.map(({ name, code }) => ({ '@type': 'Language', name, alternateName: code })),
      ),
      alumniOf: unlessEmpty(
        universities.map(({ organization }) => ({ '@type': 'CollegeOrUniversity', name: organization })),
      ),
      address: location && {
        '@type': 'PostalAddress',
        addressLocality: location.city,
        addressCountry: location.countryCode,
      },
    },
    website(content),
    breadcrumb(page, content),
  );
}

/** The projects page: a collection of the projects' source code. */
export function projectsGraph(content: Content): Graph {
  const page = composedPage('projects', content);
  const code = content.projects.map(
    ({ title, description, technologies, repository, liveLink }): SoftwareSourceCode => ({
      '@type': 'SoftwareSourceCode',
      '@id': entryId(routes.projects, title, content),
      name: title,
      description,
      keywords: unlessEmpty([...technologies]),
      author: { '@id': personId(content) },
      ...(repository && { codeRepository: wholeUrl(repository, content) }),
      ...(liveLink && { url: wholeUrl(liveLink, content) }),
    }),
  );
  return graph(
    { '@type': 'CollectionPage', ...webPage(page, content), hasPart: unlessEmpty(code) },
    website(content),
    person(content),
    breadcrumb(page, content),
  );
}

/** The services page: a list of services, each with an offer while work is welcome. */
export function servicesGraph(content: Content): Graph {
  const page = composedPage('services', content);
  const { availability, services } = content;
  const listId = `${absoluteUrl(routes.services, content)}#services`;
  const provider = { '@id': personId(content) };
  const offered = services.map(
    ({ title, description }): Service => ({
      '@type': 'Service',
      '@id': entryId(routes.services, title, content),
      name: title,
      description,
      provider,
      ...(availability.open && {
        offers: { '@type': 'Offer', availability: 'https://schema.org/InStock', offeredBy: provider },
      }),
    }),
  );
  const list: ItemList = {
    '@type': 'ItemList',
    '@id': listId,
    itemListElement: offered.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
  return graph(
    {
      '@type': 'WebPage',
      ...webPage(page, content),
      ...(offered.length > 0 && { mainEntity: { '@id': listId } }),
    },
    ...(offered.length > 0 ? [list] : []),
    website(content),
    person(content),
    breadcrumb(page, content),
  );
}

/** The contact page: the owner, and how to reach them. */
export function contactGraph(content: Content): Graph {
  const page = composedPage('contact', content);
  const { profile } = content;
  return graph(
    { '@type': 'ContactPage', ...webPage(page, content), mainEntity: { '@id': personId(content) } },
    { ...person(content), email: profile.email, telephone: profile.phone },
    website(content),
    breadcrumb(page, content),
  );
}

/** Where the owner's photograph is. */
function photoOf(content: Content) {
  const { photo } = content.profile;
  return photo && wholeUrl(photo.src, content);
}

/** The owner's profiles elsewhere. */
function profilesOf(content: Content) {
  return unlessEmpty(content.links.profiles.map(({ address }) => wholeUrl(address, content)));
}

/** A list, or nothing: an empty one would say that there is none. JSON leaves out what is undefined. */
function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Identifies the site in every graph. */
function websiteId(content: Content) {
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
function entryId(path: Page['path'], title: string, content: Content) {
  const fragment = title.trim().toLowerCase().replace(/\s+/g, '-');
  return `${absoluteUrl(path, content)}#${encodeURIComponent(fragment)}`;
}

/** As much of the site as a page needs to say that it is part of it. */
function website(content: Content) {
  return {
    '@type': 'WebSite',
    '@id': websiteId(content),
    name: content.profile.name,
    url: absoluteUrl(routes.home, content),
  } satisfies WebSite;
}

/** As much of the owner as a page needs to name them. */
function person(content: Content) {
  return {
    '@type': 'Person',
    '@id': personId(content),
    name: content.profile.name,
    url: personUrl(content),
  } satisfies Person;
}

/** What every page but the home page says of itself. */
function webPage({ path, title, description, updated }: Page, content: Content) {
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
function breadcrumb(page: Page, content: Content) {
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
