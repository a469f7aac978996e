import { mailto } from '@/lib/contact-links';
import type { Address } from '@/lib/content/address-fields';
import { isoOf, type Period } from '@/lib/content/fields';
import type { Achievement, Content } from '@/lib/content/schema';
import { withPlainTexts } from '@/lib/language/marked-text';
import type { Site } from '@/lib/site';
import { wholeUrl } from './addresses';
import { type CareerEntry, careerOnCv } from './career';

/** Returns the absolute URL of one of the owner's addresses. */
type UrlOf = (address: Address) => string;

/** The CV of a site in JSON. */
export function resumeOf(site: Site) {
  return withPlainTexts(resumeWith(site.content, (address) => wholeUrl(address, site)));
}

/** The CV in JSON, with what the CV page shows, and with every project that is not left out of it. Fields that JSON Resume lacks are named as in its other entries. */
export function resumeWith(content: Content, urlOf: UrlOf) {
  const { languages, links, profile, skills } = content;
  const { achievements, education, experience, projects } = careerOnCv(content);
  const listOf = (name: AchievementList) =>
    achievements
      .filter(({ kind }) => ACHIEVEMENT_FIELDS[kind].list === name)
      .map(({ kind, ...entry }) => achievementOf(kind, entry, urlOf));
  const { name, role, lead, email, phone, location } = profile;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name,
      label: role,
      email: asciiEmail(email),
      phone,
      url: urlOf('/'),
      summary: lead,
      ...(location && { location: { city: location.city, countryCode: location.countryCode } }),
      profiles: unlessEmpty(links.profiles.map(({ label, address }) => ({ network: label, url: urlOf(address) }))),
    },
    work: unlessEmpty(experience.map((entry) => workOf(entry, urlOf))),
    education: unlessEmpty(education.map((entry) => educationOf(entry, urlOf))),
    skills: unlessEmpty(skills.map(({ title, skills: keywords }) => ({ name: title, keywords }))),
    languages: unlessEmpty(languages.map(({ name: language, level }) => ({ language, fluency: level }))),
    projects: unlessEmpty([...projects.map((entry) => toResumeProject(entry, urlOf)), ...listOf('projects')]),
    volunteer: unlessEmpty(listOf('volunteer')),
    awards: unlessEmpty(listOf('awards')),
    certificates: unlessEmpty(listOf('certificates')),
    publications: unlessEmpty(listOf('publications')),
  };
}

type AchievementList = 'awards' | 'certificates' | 'projects' | 'publications' | 'volunteer';

/**
 * The list of each kind of achievement, and the names of its fields there. Talks and podcasts are projects with a type, as
 * the schema has it for talks: publications would be read as texts.
 */
export const ACHIEVEMENT_FIELDS = {
  certificate: { list: 'certificates', title: 'name', where: 'issuer', date: 'date', text: 'summary' },
  award: { list: 'awards', title: 'title', where: 'awarder', date: 'date', text: 'summary' },
  publication: { list: 'publications', title: 'name', where: 'publisher', date: 'releaseDate', text: 'summary' },
  volunteering: { list: 'volunteer', title: 'position', where: 'organization', date: 'startDate', text: 'summary' },
  talk: { list: 'projects', title: 'name', where: 'entity', date: 'endDate', text: 'description' },
  podcast: { list: 'projects', title: 'name', where: 'entity', date: 'endDate', text: 'description' },
} as const satisfies Record<Achievement['kind'], { list: AchievementList } & Record<string, string>>;

function achievementOf(kind: Achievement['kind'], entry: CareerEntry, urlOf: UrlOf) {
  const names = ACHIEVEMENT_FIELDS[kind];
  const { own, slides, video } = entry.links;
  return {
    [names.title]: entry.title,
    authors: entry.authors,
    [names.where]: entry.organization,
    [names.date]: isoOf(entry.from),
    events: entry.events?.map(({ where, date, link }) => ({
      name: where,
      date: isoOf(date),
      url: link && urlOf(link),
    })),
    [names.text]: entry.description,
    url: own && urlOf(own),
    slides: slides && urlOf(slides),
    video: video && urlOf(video),
    type: names.list === 'projects' ? kind : undefined,
  };
}

function workOf(entry: CareerEntry, urlOf: UrlOf) {
  return {
    name: entry.organization,
    position: entry.title,
    location: entry.location,
    url: entry.links.own && urlOf(entry.links.own),
    ...datesOf(entry),
    summary: entry.description,
    score: entry.remark,
    highlights: unlessEmpty(entry.highlights),
    keywords: unlessEmpty(entry.technologies),
  };
}

function educationOf(entry: CareerEntry, urlOf: UrlOf) {
  const { name, position, highlights, ...rest } = workOf(entry, urlOf);
  return { institution: name, studyType: position, ...rest, courses: highlights };
}

function toResumeProject(entry: CareerEntry, urlOf: UrlOf) {
  const { live, repository, page } = entry.links;
  const address = live ?? repository ?? page;
  return {
    name: entry.title,
    description: entry.description,
    entity: entry.organization,
    roles: entry.remark === undefined ? undefined : [entry.remark],
    ...datesOf(entry),
    url: address && urlOf(address),
    repository: repository && urlOf(repository),
    highlights: unlessEmpty(entry.highlights),
    keywords: unlessEmpty(entry.technologies),
  };
}

function datesOf({ from, to }: Period) {
  return {
    startDate: isoOf(from),
    endDate: to === 'present' ? undefined : isoOf(to),
  };
}

/** An email address in ASCII, which the format requires; `undefined` if it has other letters before the `@`. */
function asciiEmail(email: string): string | undefined {
  const address = decodeURIComponent(mailto(email).slice('mailto:'.length));
  return /^[!-~]+$/.test(address) ? address : undefined;
}

/** A list, or `undefined`, which JSON leaves out: an empty list would state that there are none. */
export function unlessEmpty<T>(list: readonly T[] = []): T[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}
