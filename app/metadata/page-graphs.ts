import type { Graph, Offer, Person, Service, SoftwareSourceCode, Thing, WebPage, WebSite } from 'schema-dts';
import { availabilityCopy, composedPage, hasPage, type Page, pageLabel } from '@/lib/content/pages';
import type { Content, Service as OwnersService, Project } from '@/lib/content/schema';
import { unlessEmpty } from '@/lib/cv/json-resume';
import { joinList } from '@/lib/fill-in';
import { type RouteId, routes } from '@/lib/routes';
import type { Post } from '@/lib/writing/documents';
import { previewFile } from '../og/previews';
import { absoluteUrl, wholeUrl } from './urls';

/** The home page: the site and its owner. */
export function homeGraph(content: Content): Graph {
  const { availability, site, profile, words } = content;
  const owner = person(content);
  return graphOf([
    {
      ...website(content),
      alternateName: joinList([profile.name, profile.role], words.lists),
      description: availabilityCopy(availability).homeDescription,
      inLanguage: site.language,
      publisher: { '@id': owner['@id'] },
    },
    // Without an about page, the home page has the owner's photo and profiles.
    hasPage('about', content) ? owner : { ...owner, ...photoAndProfiles(content) },
  ]);
}

/** Something with an identifier, to which other parts of a graph refer. */
type Entity = Exclude<Thing, string> & { '@id': string };

/**
 * Any other page: its description, its site and owner, and the breadcrumb from the home page by way of the navigation's
 * pages whose path its own path begins with.
 *
 * @param of The ID of one of the site's own pages, or a page that the owner added.
 * @param properties Further properties of the page.
 * @param main What the page is about.
 */
export function pageGraph(
  of: RouteId | Page,
  content: Content,
  properties: Partial<Exclude<WebPage, string>> = {},
  main?: Entity,
): Graph {
  const page = typeof of === 'string' ? composedPage(of, content) : of;
  const url = absoluteUrl(page.path, content);
  const home = composedPage('home', content);
  const between = content.navigation.filter(
    ({ path }) => path !== home.path && path !== page.path && page.path.startsWith(path),
  );
  const [site, owner] = [website(content), person(content)];
  return graphOf([
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: content.site.language,
      isPartOf: { '@id': site['@id'] },
      breadcrumb: { '@id': `${url}#breadcrumb` },
      dateModified: page.updated,
      mainEntity: main && { '@id': main['@id'] },
      ...properties,
    },
    ...(main ? [main] : []),
    site,
    ...(main?.['@id'] === owner['@id'] ? [] : [owner]),
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      itemListElement: [home, ...between, page].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: pageLabel(step, content),
        item: absoluteUrl(step.path, content),
      })),
    },
  ]);
}

function graphOf(things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The about page: a profile page with everything that the content says about its owner. */
export function aboutGraph(content: Content): Graph {
  const { education, languages, profile, skills } = content;
  const { location } = profile;
  const owner = {
    ...person(content),
    jobTitle: profile.role,
    description: profile.lead,
    ...photoAndProfiles(content),
    knowsAbout: unlessEmpty(skills.flatMap((group) => group.skills)),
    knowsLanguage: unlessEmpty(languages.map(({ name, code }) => ({ '@type': 'Language', name, alternateName: code }))),
    alumniOf: unlessEmpty(
      education
        .filter(({ university }) => university)
        .map(({ organization }) => ({ '@type': 'CollegeOrUniversity', name: organization })),
    ),
    address: location && {
      '@type': 'PostalAddress',
      addressLocality: location.city,
      addressCountry: location.countryCode,
    },
  } satisfies Person;
  return pageGraph('about', content, { '@type': 'ProfilePage' }, owner);
}

/** The projects page: a collection of the projects' source code. */
export function projectsGraph(content: Content): Graph {
  const code = content.projects.map(
    ({ title, description, technologies, repository, liveLink }): SoftwareSourceCode => ({
      '@type': 'SoftwareSourceCode',
      '@id': entryId(routes.projects, title, content),
      name: title,
      description,
      keywords: unlessEmpty(technologies),
      author: { '@id': person(content)['@id'] },
      codeRepository: repository && wholeUrl(repository, content),
      url: liveLink && wholeUrl(liveLink, content),
    }),
  );
  return pageGraph('projects', content, { '@type': 'CollectionPage', hasPart: unlessEmpty(code) });
}

/** A case study: a page about one of the owner's projects. */
export function caseStudyGraph(page: Page, project: Project, content: Content): Graph {
  const { title, description, technologies, year, image } = project;
  return pageGraph(page, content, undefined, {
    '@type': 'CreativeWork',
    '@id': entryId(routes.projects, title, content),
    name: title,
    description,
    url: absoluteUrl(page.path, content),
    image: image && wholeUrl(image.src, content),
    keywords: unlessEmpty(technologies),
    dateCreated: year?.toString(),
    creator: { '@id': person(content)['@id'] },
  });
}

/** A post: an article by the owner. */
export function postGraph({ path, fields }: Post, content: Content): Graph {
  const { title, description, date, updated = date, tags } = fields;
  const url = absoluteUrl(path, content);
  return pageGraph({ path, title, description, updated }, content, undefined, {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description,
    url,
    datePublished: date,
    dateModified: updated,
    inLanguage: content.site.language,
    keywords: unlessEmpty(tags ?? []),
    image: absoluteUrl(`/og/${previewFile(path)}`, content),
    author: { '@id': person(content)['@id'] },
    mainEntityOfPage: { '@id': url },
  });
}

/** The services page: a list of services, each with an offer while the owner takes on work. */
export function servicesGraph(content: Content): Graph {
  const { availability, services } = content;
  if (services.length === 0) return pageGraph('services', content);
  const provider = { '@id': person(content)['@id'] };
  return pageGraph('services', content, undefined, {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(routes.services, content)}#services`,
    itemListElement: services.map(({ title, description, price }, index) => {
      const item: Service = {
        '@type': 'Service',
        '@id': entryId(routes.services, title, content),
        name: title,
        description,
        provider,
        offers: availability.open
          ? { '@type': 'Offer', availability: 'https://schema.org/InStock', offeredBy: provider, ...priceOf(price) }
          : undefined,
      };
      return { '@type': 'ListItem', position: index + 1, item };
    }),
  });
}

/** UN/CEFACT's codes of units. */
const UNIT_CODES = { hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON', project: undefined };

/** The price of an offer, if it is an amount. */
function priceOf(price: OwnersService['price']): Partial<Exclude<Offer, string>> {
  if (typeof price !== 'object') return {};
  const { amount, currency: priceCurrency, unit = 'project', from } = price;
  const unitCode = UNIT_CODES[unit];
  if (!unitCode && !from) return { price: amount, priceCurrency };
  const least = from ? { minPrice: amount } : { price: amount };
  return { priceSpecification: { '@type': 'UnitPriceSpecification', ...least, priceCurrency, unitCode } };
}

/** The contact page: the owner, and how to reach them. */
export function contactGraph(content: Content): Graph {
  const { email, phone } = content.profile;
  const owner = { ...person(content), email, telephone: phone } satisfies Person;
  return pageGraph('contact', content, { '@type': 'ContactPage' }, owner);
}

/** The owner's name, identifier and page: the about page, or the home page on a site without one. */
export function person(content: Content) {
  const url = absoluteUrl(hasPage('about', content) ? routes.about : routes.home, content);
  return { '@type': 'Person', '@id': `${url}#person`, name: content.profile.name, url } satisfies Person;
}

function photoAndProfiles(content: Content) {
  const { links, profile } = content;
  return {
    image: profile.photo && wholeUrl(profile.photo.src, content),
    sameAs: unlessEmpty(links.profiles.map(({ address }) => wholeUrl(address, content))),
  };
}

/** The name and the identifier of the site. */
function website(content: Content) {
  const url = absoluteUrl(routes.home, content);
  return { '@type': 'WebSite', '@id': `${url}#website`, name: content.profile.name, url } satisfies WebSite;
}

/** The identifier of a list's entry. It is made from the title, so that it does not depend on the entry's position. */
function entryId(path: Page['path'], title: string, content: Content) {
  const fragment = title.trim().toLowerCase().replace(/\s+/g, '-');
  return `${absoluteUrl(path, content)}#${encodeURIComponent(fragment)}`;
}
