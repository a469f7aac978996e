import { createHash } from 'node:crypto';
import { mailto, telephoneLink } from '@/lib/contact-links';
import { type Address, isOnSite, type SitePath } from '@/lib/content/address-fields';
import type { Content, Project } from '@/lib/content/schema';
import type { CvLink, CvPart, CvSectionParts } from '@/lib/cv-parts';
import { fillIn, joinList } from '@/lib/language/fill-in';
import { withoutFolder } from '@/lib/language/marked-text';
import { describePeriod, inSamePrecision } from '@/lib/language/period';
import { routes } from '@/lib/routes';
import type { Site } from '@/lib/site';
import { displayHost, wholeUrl } from './addresses';
import { describeAvailability, withAvailability } from './availability';
import {
  achievementsByKind,
  byOrganization,
  type CareerEntry,
  careerOnCv,
  describeOrigin,
  isAboutShort,
  isOnCv,
  joinWithDots,
  LONGEST_LIST,
  projectEntryOf,
} from './career';
import { cvPage, hasPage } from './pages';
import { cityAndCountry } from './profile';

/** The most projects on the CV of an owner who has not chosen any. */
const PROJECTS_ON_CV = 8;

/** The path of the CV's PDF in `public/`: `/cv.pdf`, or `/cv.ar.pdf` for a further language. */
export function pdfPath({ content, languages }: Site): SitePath {
  const { language } = content.site;
  return language === languages[0].language ? '/cv.pdf' : `/cv.${language}.pdf`;
}

/** What the CV page shows. Parts without content are left out. */
export function cvOf(site: Site) {
  return cvWith(site.content, (address) => wholeUrl(address, site), displayHost(site));
}

/**
 * @param urlOf Returns the absolute URL of one of the owner's addresses.
 * @param host The site's host and folder, as people read them.
 */
function cvWith(content: Content, urlOf: (address: Address) => string, host: string) {
  const { name, role, lead } = content.profile;
  const copy = describeAvailability(content);
  const toLink = (address: Address): CvLink => ({
    href: urlOf(address),
    label: labelOf(address, host),
    newTab: !isOnSite(address),
  });
  return {
    name,
    role,
    summary: lead,
    availability: copy && withAvailability(copy.sentence, content),
    place: cityAndCountry(content),
    contact: contactLinks(content, toLink),
    sections: buildCvSections(content, toLink).filter(
      ({ entries = [], lines = [] }) => entries.length + lines.length > 0,
    ),
  };
}

/**
 * A hash of what the CV page shows, except for the site's address, and of how it looks. It tells whether a PDF is
 * outdated.
 */
export function fingerprintOf({ content, basePath }: Site): string {
  // `npm run cv` prints the page of a site that links to the PDF alone, too.
  const withPage: Content = { ...content, links: { ...content.links, cv: 'page' } };
  const cv = cvWith(withPage, (address) => address, '');
  const printedValues = [cv, cvPage(content).title, content.site.language, content.brand];
  // On paper it makes no difference where a link opens.
  const printed = JSON.stringify(printedValues, (key, value) => (key === 'newTab' ? undefined : value));
  return createHash('sha256').update(withoutFolder(printed, basePath)).digest('hex').slice(0, 16);
}

type ToLink = (address: Address) => CvLink;

function contactLinks({ links, profile: { email, phone } }: Content, toLink: ToLink): CvLink[] {
  return [
    { href: mailto(email), label: email },
    ...(phone ? [{ href: telephoneLink(phone), label: phone }] : []),
    toLink('/'),
    ...links.profiles.flatMap(({ address, button, label }) => {
      if (phone && telephoneLink(phone) === address) return [];
      const link = toLink(address);
      return button && telephoneLink(label) !== address ? { ...link, name: label } : link;
    }),
    ...(links.booking ? [toLink(links.booking)] : []),
  ];
}

function buildCvSections(content: Content, toLink: ToLink): CvSectionParts[] {
  const { languages, pages, skills, words } = content;
  const { headings, lists, summary } = words;
  const { about } = pages;
  const longestList = longestListIn(content);
  const { achievements, education, experience } = careerOnCv(content);
  const toPart = ({ highlights, ...entry }: CareerEntry) =>
    cvPart({ ...entry, highlights: highlights.slice(0, longestList) }, content, toLink);
  const toGroups = (entries: readonly CareerEntry[]) => byOrganization(entries).map((group) => group.map(toPart));
  const aboutLabel = content.navigation.find(({ path }) => path === routes.about)?.label;
  const spoken = languages.map(({ name, level }) => (level ? fillIn(summary.language, { name, level }) : name));
  return [
    { id: 'experience', heading: about.experience ?? headings.experience, entries: toGroups(experience) },
    projectSection(content, toLink),
    {
      id: 'skills',
      heading: about.skills?.heading ?? headings.skills.heading,
      lines: skills.map((group) => ({ label: group.title, text: joinList(group.skills, lists) })),
    },
    { id: 'education', heading: about.education ?? headings.education, entries: toGroups(education) },
    ...achievementsByKind(achievements, words).map(({ kind, heading, entries }) => ({
      id: kind,
      heading,
      isDense: true,
      entries: entries.slice(0, longestList).map((entry) => [toPart(entry)]),
      lines: entries.length > longestList ? [{ label: aboutLabel, link: toLink(routes.about) }] : [],
    })),
    {
      id: 'languages',
      heading: about.languages ?? headings.languages,
      lines: languages.length > 0 ? [{ text: joinList(spoken, lists) }] : [],
    },
  ];
}

/** The most points of an entry and achievements of a kind on the CV: all of them, if no about page has the rest. */
function longestListIn(content: Content): number {
  return hasPage('about', content) && !isAboutShort(content) ? LONGEST_LIST : Number.POSITIVE_INFINITY;
}

/** The chosen projects, and where the rest is. */
function projectSection(content: Content, toLink: ToLink): CvSectionParts {
  const { pages, words } = content;
  const projects = content.projects.filter(isOnCv);
  const chosenProjects = chosenOf(projects);
  const hasMore = chosenProjects.length < projects.length && hasPage('projects', content);
  const label = pages.home.projects?.link ?? words.headings.projects.link;
  return {
    id: 'projects',
    heading: words.cv.projects,
    entries: inSamePrecision(chosenProjects.map(projectPartOf)).map((entry) => [cvPart(entry, content, toLink)]),
    lines: hasMore ? [{ label, link: toLink(routes.projects) }] : [],
  };
}

/** The projects of the CV: of many, those that the owner features, or the first ones. */
function chosenOf(projects: readonly Project[]): readonly Project[] {
  if (projects.length <= PROJECTS_ON_CV) return projects;
  const featured = projects.filter((project) => project.featured);
  return featured.length > 0 ? featured : projects.slice(0, PROJECTS_ON_CV);
}

/** A project, which goes on if it has no end, with its points in place of its description. */
function projectPartOf(project: Project): CareerEntry {
  const { to = 'present', description, ...entry } = projectEntryOf(project);
  return { ...entry, to, description: entry.highlights.length > 0 ? undefined : description };
}

/** An entry of the CV, with the organization, the place, and the grade or the role. */
function cvPart(entry: CareerEntry, content: Content, toLink: ToLink): CvPart {
  const { title, remark, description, highlights, technologies, links, furtherLinks } = entry;
  const { lists } = content.words;
  const addresses = [...Object.values(links), ...furtherLinks].filter((address) => address !== undefined);
  return {
    title,
    byline: joinWithDots([describeOrigin(entry, content), remark]),
    period: describePeriod(entry, content),
    description,
    highlights,
    technologies: joinList(technologies, lists) || undefined,
    links: [...new Set(addresses)].map(toLink),
  };
}

/** An address as people write it, without `https://`. */
function labelOf(address: Address, host: string): string {
  return (address.startsWith('/') ? host + address : address.replace(/^\w+:(?:\/\/)?/, '')).replace(/\/$/, '');
}
