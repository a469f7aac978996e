import type { BreadcrumbList, Graph, ItemList, Person, Service, SoftwareSourceCode, Thing, WebSite } from 'schema-dts';
import { availabilityCopy, composedPage, hasPage, type Page, pageLabel } from '@/lib/content/pages';
import type { Content, Project } from '@/lib/content/schema';
import { joinList } from '@/lib/fill-in';
import { routes } from '@/lib/routes';
import { absoluteUrl, wholeUrl } from './urls';

/** The home page: the site and its owner. */
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
    // Without an about page, the home page has the owner's photo and profiles.
    hasPage('about', content)
      ? person(content)
      : { ...person(content), image: photoOf(content), sameAs: profilesOf(content) },
  );
}

/** A page that the owner added: its description and its breadcrumb. */
export function pageGraph(page: Page, content: Content): Graph {
  return graph({ '@type': 'WebPage', ...webPage(page, content) }, website(content), breadcrumb(page, content));
}

/** The about page: a profile page with everything that the content says about its owner. */
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

/** A case study: a page about one of the owner's projects. */
export function caseStudyGraph(page: Page, project: Project, content: Content): Graph {
  const { title, description, technologies, year, image } = project;
  const workId = entryId(routes.projects, title, content);
  return graph(
    { '@type': 'WebPage', ...webPage(page, content), mainEntity: { '@id': workId } },
    {
      '@type': 'CreativeWork',
      '@id': workId,
      name: title,
      description,
      url: absoluteUrl(page.path, content),
      image: image && wholeUrl(image.src, content),
      keywords: unlessEmpty([...technologies]),
      dateCreated: year?.toString(),
      creator: { '@id': personId(content) },
    },
    website(content),
    person(content),
    breadcrumb(page, content),
  );
}

/** The services page: a list of services, each with an offer while the owner takes on work. */
export function servicesGraph(content: Content): Graph {
  const page = composedPage('services', content);
  const listId = `${absoluteUrl(routes.services, content)}#services`;
  const provider = { '@id': personId(content) };
  const offers = {
    '@type': 'Offer' as const,
    availability: 'https://schema.org/InStock' as const,
    offeredBy: provider,
  };
  const offered = content.services.map(
    ({ title, description }): Service => ({
      '@type': 'Service',
      '@id': entryId(routes.services, title, content),
      name: title,
      description,
      provider,
      ...(content.availability.open && { offers }),
    }),
  );
  const list: ItemList = {
    '@type': 'ItemList',
    '@id': listId,
    itemListElement: offered.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
  const hasServices = offered.length > 0;
  return graph(
    { '@type': 'WebPage', ...webPage(page, content), ...(hasServices && { mainEntity: { '@id': listId } }) },
    ...(hasServices ? [list] : []),
    website(content),
    person(content),
    breadcrumb(page, content),
  );
}

/** The contact page: the owner, and how to reach them. */
export function contactGraph(content: Content): Graph {
  const page = composedPage('contact', content);
  const { email, phone } = content.profile;
  return graph(
    { '@type': 'ContactPage', ...webPage(page, content), mainEntity: { '@id': personId(content) } },
    { ...person(content), email, telephone: phone },
    website(content),
    breadcrumb(page, content),
  );
}

/** The identifier of the owner in every graph. */
export function personId(content: Content) {
  return `${personUrl(content)}#person`;
}

/** The URL of the about page, or of the home page on a site without one. */
function personUrl(content: Content) {
  return absoluteUrl(hasPage('about', content) ? routes.about : routes.home, content);
}

/** The name and the identifier of the owner. */
function person(content: Content) {
  const { name } = content.profile;
  return { '@type': 'Person', '@id': personId(content), name, url: personUrl(content) } satisfies Person;
}

/** The name and the identifier of the site. */
function website(content: Content) {
  const url = absoluteUrl(routes.home, content);
  return { '@type': 'WebSite', '@id': `${url}#website`, name: content.profile.name, url } satisfies WebSite;
}

/** The properties that all pages but the home page have. */
function webPage({ path, title, description, updated }: Page, content: Content) {
  const url = absoluteUrl(path, content);
  return {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: content.site.language,
    isPartOf: { '@id': website(content)['@id'] },
    breadcrumb: { '@id': `${url}#breadcrumb` },
    ...(updated && { dateModified: updated }),
  };
}

/**
 * The breadcrumb from the home page to a page, by way of the navigation's pages whose path its own path begins with.
 */
function breadcrumb(page: Page, content: Content) {
  const home = composedPage('home', content);
  const between = content.navigation.filter(
    ({ path }) => path !== home.path && path !== page.path && page.path.startsWith(path),
  );
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(page.path, content)}#breadcrumb`,
    itemListElement: [home, ...between, page].map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: pageLabel(step, content),
      item: absoluteUrl(step.path, content),
    })),
  } satisfies BreadcrumbList;
}

/** The identifier of a list's entry. It is made from the title, so that it does not depend on the entry's position. */
function entryId(path: Page['path'], title: string, content: Content) {
  const fragment = title.trim().toLowerCase().replace(/\s+/g, '-');
  return `${absoluteUrl(path, content)}#${encodeURIComponent(fragment)}`;
}

function photoOf(content: Content) {
  const { photo } = content.profile;
  return photo && wholeUrl(photo.src, content);
}

function profilesOf(content: Content) {
  return unlessEmpty(content.links.profiles.map(({ address }) => wholeUrl(address, content)));
}

/**
 * A list, or `undefined` if it is empty. JSON leaves that out, whereas an empty list would state that there are none.
 */
function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
