import type { BreadcrumbList, Graph, Person, Service, SoftwareSourceCode, Thing, WebSite } from 'schema-dts';
import { content, wordsOf } from '@/content/content';
import { routes } from '@/content/navigation';
import type { Content, Dated, PageSummary, RoutePath } from '@/content/types';
import { absoluteUrl, asciiUrl } from './addresses';

type InnerPath = Exclude<RoutePath, '/'>;

function websiteId(owned: Content) {
  return `${absoluteUrl(routes.home, owned)}#website`;
}

function personId(owned: Content) {
  return `${absoluteUrl(routes.about, owned)}#person`;
}

/** Stays the same while the title does, whatever its place in the list. */
function entryId(path: RoutePath, title: string, owned: Content) {
  const fragment = title.trim().toLowerCase().replace(/\s+/g, '-');
  return `${absoluteUrl(path, owned)}#${encodeURIComponent(fragment)}`;
}

/** As much of the site as a page needs to say that it is part of it. */
function website(owned: Content) {
  return {
    '@type': 'WebSite',
    '@id': websiteId(owned),
    name: owned.profile.name,
    url: absoluteUrl(routes.home, owned),
  } satisfies WebSite;
}

/** As much of the owner as a page needs to name them. */
function person(owned: Content) {
  return {
    '@type': 'Person',
    '@id': personId(owned),
    name: owned.profile.name,
    url: absoluteUrl(routes.about, owned),
  } satisfies Person;
}

function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** What every page below the home page says of itself. */
function page(path: InnerPath, { title, description, updated }: PageSummary & Dated, owned: Content) {
  const address = absoluteUrl(path, owned);
  return {
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: owned.site.language,
    isPartOf: { '@id': websiteId(owned) },
    breadcrumb: { '@id': `${address}#breadcrumb` },
    ...(updated && { dateModified: updated }),
  };
}

/** The way from the home page to a page, in the words of the navigation. */
function breadcrumb(path: InnerPath, owned: Content) {
  const crumbs = [routes.home, path].map((step, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: owned.navigation.find((entry) => entry.path === step)?.label ?? step,
    item: absoluteUrl(step, owned),
  }));
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(path, owned)}#breadcrumb`,
    itemListElement: crumbs,
  } satisfies BreadcrumbList;
}

/** The home page: the site and whose it is. */
export function homeGraph(owned: Content = content): Graph {
  const { availability, site, profile } = owned;
  return graph(
    {
      ...website(owned),
      alternateName: `${profile.name}, ${profile.role}`,
      description: wordsOf(availability).homeDescription,
      inLanguage: site.language,
      publisher: { '@id': personId(owned) },
    },
    person(owned),
  );
}

/** The about page: a profile page with everything the content tells of its owner. */
export function aboutGraph(owned: Content = content): Graph {
  const { education, languages, links, pages, profile, skills } = owned;
  const universities = education.filter(({ university }) => university);
  return graph(
    { '@type': 'ProfilePage', ...page(routes.about, pages.about, owned), mainEntity: { '@id': personId(owned) } },
    {
      ...person(owned),
      jobTitle: profile.role,
      description: profile.lead,
      image: absoluteUrl('/site-icons/icon-512.png', owned),
      sameAs: Object.values(links.profiles).map(({ address }) => asciiUrl(address)),
      knowsAbout: skills.flatMap((group) => group.skills),
      knowsLanguage: languages.map(({ name, code }) => ({ '@type': 'Language', name, alternateName: code })),
      ...(universities.length > 0 && {
        alumniOf: universities.map(({ school }) => ({ '@type': 'CollegeOrUniversity', name: school })),
      }),
      address: {
        '@type': 'PostalAddress',
        addressLocality: profile.location.city,
        addressCountry: profile.location.countryCode,
      },
    },
    website(owned),
    breadcrumb(routes.about, owned),
  );
}

/** The projects page: a collection of the projects' source code. */
export function projectsGraph(owned: Content = content): Graph {
  const code = owned.projects.map(
    ({ title, description, technologies, githubLink, liveLink }): SoftwareSourceCode => ({
      '@type': 'SoftwareSourceCode',
      '@id': entryId(routes.projects, title, owned),
      name: title,
      description,
      keywords: technologies,
      author: { '@id': personId(owned) },
      ...(githubLink !== 'not-public' && { codeRepository: asciiUrl(githubLink) }),
      ...(liveLink && { url: asciiUrl(liveLink) }),
    }),
  );
  return graph(
    { '@type': 'CollectionPage', ...page(routes.projects, owned.pages.projects, owned), hasPart: code },
    website(owned),
    person(owned),
    breadcrumb(routes.projects, owned),
  );
}

/** The services page: a list of services, each with an offer while work is welcome. */
export function servicesGraph(owned: Content = content): Graph {
  const { availability, pages, services } = owned;
  const address = absoluteUrl(routes.services, owned);
  const provider = { '@id': personId(owned) };
  const offered = services.map(
    ({ title, description }): Service => ({
      '@type': 'Service',
      '@id': entryId(routes.services, title, owned),
      name: title,
      description,
      provider,
      ...(availability.open && {
        offers: { '@type': 'Offer', availability: 'https://schema.org/InStock', offeredBy: provider },
      }),
    }),
  );
  return graph(
    {
      '@type': 'WebPage',
      ...page(routes.services, pages.services, owned),
      mainEntity: { '@id': `${address}#services` },
    },
    {
      '@type': 'ItemList',
      '@id': `${address}#services`,
      itemListElement: offered.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
    website(owned),
    person(owned),
    breadcrumb(routes.services, owned),
  );
}

/** The contact page: the owner, and how to reach them. */
export function contactGraph(owned: Content = content): Graph {
  const { pages, profile } = owned;
  return graph(
    { '@type': 'ContactPage', ...page(routes.contact, pages.contact, owned), mainEntity: { '@id': personId(owned) } },
    { ...person(owned), email: profile.email, telephone: profile.phone },
    website(owned),
    breadcrumb(routes.contact, owned),
  );
}
