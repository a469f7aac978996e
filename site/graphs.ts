import type {
  Graph,
  Offer,
  Person,
  ScholarlyArticle,
  Service,
  SoftwareSourceCode,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Address } from '@/lib/content/address-fields';
import { isoOf } from '@/lib/content/fields';
import type { Achievement, Service as OwnersService, Project } from '@/lib/content/schema';
import { joinList } from '@/lib/language/fill-in';
import { withPlainTexts } from '@/lib/language/marked-text';
import { yearOfProject } from '@/lib/language/period';
import type { Post } from '@/lib/markdown/documents';
import { stillAddress } from '@/lib/picture-companions';
import { optionalRoutes, type RouteId, routes } from '@/lib/routes';
import type { Site } from '@/lib/site';
import { absoluteUrl, wholeUrl } from './addresses';
import { careerOf } from './career';
import { pageLabel } from './links';
import { composedPage, hasPage, type Page, publicationsPage } from './pages';
import { previewFile } from './preview/previews';
import { unlessEmpty } from './resume';

/** The home page: the site and its owner. */
export function homeGraph(site: Site): Graph {
  const { site: settings, profile, words } = site.content;
  const owner = person(site);
  return graphOf([
    {
      ...website(site),
      alternateName: joinList([profile.name, profile.role], words.lists),
      description: composedPage('home', site.content).description,
      inLanguage: settings.language,
      publisher: { '@id': owner['@id'] },
    },
    // Without an about page, the home page has the owner's photo and profiles.
    hasPage('about', site.content) ? owner : { ...owner, ...photoAndProfiles(site) },
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
  site: Site,
  properties: Partial<Exclude<WebPage, string>> = {},
  main?: Entity,
): Graph {
  const page = typeof of === 'string' ? composedPage(of, site.content) : of;
  const url = absoluteUrl(page.path, site);
  const home = composedPage('home', site.content);
  const between = site.content.navigation.filter(
    ({ path }) => path !== home.path && path !== page.path && page.path.startsWith(path),
  );
  const [wholeSite, owner] = [website(site), person(site)];
  return graphOf([
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: site.content.site.language,
      isPartOf: { '@id': wholeSite['@id'] },
      breadcrumb: { '@id': `${url}#breadcrumb` },
      dateModified: page.updated,
      mainEntity: main && { '@id': main['@id'] },
      ...properties,
    },
    ...(main ? [main] : []),
    wholeSite,
    ...(main?.['@id'] === owner['@id'] ? [] : [owner]),
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      itemListElement: [home, ...between, page].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: pageLabel(step, site.content),
        item: absoluteUrl(step.path, site),
      })),
    },
  ]);
}

function graphOf(things: Thing[]): Graph {
  return withPlainTexts({ '@context': 'https://schema.org', '@graph': things });
}

/** The about page: a profile page with everything that the content says about its owner. */
export function aboutGraph(site: Site): Graph {
  const { education, languages, profile, skills, words } = site.content;
  const { achievements } = careerOf(site.content);
  const { location } = profile;
  const ofKind = (kind: Achievement['kind']) => achievements.filter((achievement) => achievement.kind === kind);
  const owner = {
    ...person(site),
    description: profile.lead,
    ...photoAndProfiles(site),
    knowsAbout: unlessEmpty(skills.flatMap((group) => group.skills)),
    knowsLanguage: unlessEmpty(languages.map(({ name, code }) => ({ '@type': 'Language', name, alternateName: code }))),
    ...(profile.kind !== 'studio' && {
      jobTitle: profile.role,
      alumniOf: unlessEmpty(
        education
          .filter(({ university, organization }) => university && organization)
          .map(({ organization }) => ({ '@type': 'CollegeOrUniversity', name: organization })),
      ),
    }),
    hasCredential: unlessEmpty(
      ofKind('certificate').map(({ title, organization, from, links: { own } }) => ({
        '@type': 'EducationalOccupationalCredential',
        name: title,
        credentialCategory: 'certificate',
        recognizedBy: organization ? { '@type': 'Organization', name: organization } : undefined,
        dateCreated: isoOf(from),
        url: own && wholeUrl(own, site),
      })),
    ),
    award: unlessEmpty(
      ofKind('award').map(({ title, organization, from }) => joinList([title, organization, isoOf(from)], words.lists)),
    ),
    address: location && {
      '@type': 'PostalAddress',
      addressLocality: location.city,
      addressCountry: location.countryCode,
    },
    performerIn: unlessEmpty(
      ofKind('talk').flatMap(({ title, organization, from, events = [{ where: organization, date: from }] }) =>
        events.map(({ where, date, link }: { where?: string; date?: typeof from; link?: Address }) => ({
          '@type': 'Event',
          name: title,
          superEvent: where ? { '@type': 'Event', name: where } : undefined,
          startDate: isoOf(date),
          url: link && wholeUrl(link, site),
        })),
      ),
    ),
  } satisfies Person;
  const hasPart = optionalRoutes.publications.isAskedFor(site.content) ? undefined : articlesOf(site);
  return pageGraph('about', site, { '@type': 'ProfilePage', hasPart }, owner);
}

/** The page of publications. */
export function publicationsGraph(site: Site): Graph {
  return pageGraph(publicationsPage(site.content), site, { '@type': 'CollectionPage', hasPart: articlesOf(site) });
}

function articlesOf(site: Site) {
  const publications = careerOf(site.content).achievements.filter(({ kind }) => kind === 'publication');
  const articles = publications.map(({ title, authors, organization, from, links: { own } }): ScholarlyArticle => {
    const author = authors?.map((name) => ({ '@type': 'Person' as const, name })) ?? { '@id': person(site)['@id'] };
    const isPartOf = organization ? ({ '@type': 'CreativeWork', name: organization } as const) : undefined;
    const about = { headline: title, author, isPartOf, datePublished: isoOf(from) };
    return { '@type': 'ScholarlyArticle', ...about, url: own && wholeUrl(own, site) };
  });
  return unlessEmpty(articles);
}

/** The projects page, or another one with projects: a collection of their source code. */
export function projectsGraph(site: Site, page: RouteId | Page = 'projects', projects = site.content.projects): Graph {
  const code = projects.map(
    ({ title, description, technologies, repository, liveLink }): SoftwareSourceCode => ({
      '@type': 'SoftwareSourceCode',
      '@id': entryId(routes.projects, title, site),
      name: title,
      description,
      keywords: unlessEmpty(technologies),
      author: { '@id': person(site)['@id'] },
      codeRepository: repository && wholeUrl(repository, site),
      url: liveLink && wholeUrl(liveLink, site),
    }),
  );
  return pageGraph(page, site, { '@type': 'CollectionPage', hasPart: unlessEmpty(code) });
}

/** A case study: a page about one of the owner's projects. */
export function caseStudyGraph(page: Page, project: Project, site: Site): Graph {
  const { title, description, technologies, image } = project;
  return pageGraph(page, site, undefined, {
    '@type': 'CreativeWork',
    '@id': entryId(routes.projects, title, site),
    name: title,
    description,
    url: absoluteUrl(page.path, site),
    image: image && wholeUrl(stillAddress(image.src), site),
    keywords: unlessEmpty(technologies),
    dateCreated: isoOf(yearOfProject(project)),
    creator: { '@id': person(site)['@id'] },
  });
}

/** A post: an article by the owner. */
export function postGraph({ path, fields }: Post, site: Site): Graph {
  const { title, description, date, updated = date, tags, lang } = fields;
  const url = absoluteUrl(path, site);
  return pageGraph({ path, title, description, updated }, site, undefined, {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description,
    url,
    datePublished: date,
    dateModified: updated,
    inLanguage: lang ?? site.content.site.language,
    keywords: unlessEmpty(tags ?? []),
    image: absoluteUrl(`/og/${previewFile(path)}`, site),
    author: { '@id': person(site)['@id'] },
    mainEntityOfPage: { '@id': url },
  });
}

/** The services page: a list of services, each with an offer while the owner takes on work. */
export function servicesGraph(site: Site): Graph {
  const { availability, services } = site.content;
  const { open = false } = availability || {};
  if (services.length === 0) return pageGraph('services', site);
  const provider = { '@id': person(site)['@id'] };
  return pageGraph('services', site, undefined, {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(routes.services, site)}#services`,
    itemListElement: services.map(({ title, description, price, link }, index) => {
      const item: Service = {
        '@type': 'Service',
        '@id': entryId(routes.services, title, site),
        name: title,
        description,
        url: link && wholeUrl(link, site),
        provider,
        offers: open
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
export function contactGraph(site: Site): Graph {
  const { email, phone } = site.content.profile;
  const owner = { ...person(site), email, telephone: phone } satisfies Person;
  return pageGraph('contact', site, { '@type': 'ContactPage' }, owner);
}

/** The owner's name, identifier and page: the about page, or the home page on a site without one. */
export function person(site: Site) {
  const { kind, name } = site.content.profile;
  const url = absoluteUrl(hasPage('about', site.content) ? routes.about : routes.home, site);
  const [type, fragment] = kind === 'studio' ? ['Organization', 'organization'] : ['Person', 'person'];
  // A studio has no property here that only a person can have; schema-dts knows no type for both.
  return { '@type': type as 'Person', '@id': `${url}#${fragment}`, name, url } satisfies Person;
}

function photoAndProfiles(site: Site) {
  const { links, profile } = site.content;
  return {
    image: profile.photo && wholeUrl(profile.photo.src, site),
    sameAs: unlessEmpty(links.profiles.flatMap(({ address, button }) => (button ? [] : wholeUrl(address, site)))),
  };
}

/** The name and the identifier of the site. */
function website(site: Site) {
  const url = absoluteUrl(routes.home, site);
  return { '@type': 'WebSite', '@id': `${url}#website`, name: site.content.profile.name, url } satisfies WebSite;
}

/** The identifier of a list's entry. It is made from the title, so that it does not depend on the entry's position. */
function entryId(path: Page['path'], title: string, site: Site) {
  const fragment = title.trim().toLowerCase().replace(/\s+/g, '-');
  return `${absoluteUrl(path, site)}#${encodeURIComponent(fragment)}`;
}
