import type { Graph, ItemList, Service, SoftwareSourceCode, Thing } from 'schema-dts';
import { availabilityCopy, composedPage, hasPage, type Page } from '@/lib/content/pages';
import type { Content, Project } from '@/lib/content/schema';
import { joinList } from '@/lib/lists';
import { routes } from '@/lib/routes';
import { breadcrumb, entryId, person, personId, webPage, website } from './graph-nodes';
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

/** A project's case study: a page about a work of the owner's. */
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
