import type { Address } from '@/lib/content/address-fields';
import type { Period, YearOrMonth } from '@/lib/content/fields';
import type { Achievement, Content, Project, TimelineEntry } from '@/lib/content/schema';
import { ACHIEVEMENT_KINDS } from '@/lib/content/schema/work';
import { joinList } from '@/lib/language/fill-in';
import { describePeriod, inSamePrecision } from '@/lib/language/period';

/**
 * A job, a degree, a project or an achievement, in the fields that these share. The about page, the CV, `resume.json`,
 * `llms.txt` and structured data are made from it.
 */
export interface CareerEntry extends Period {
  /** Set for an achievement. */
  kind?: Achievement['kind'];
  isFeatured?: boolean;
  isOnCv?: boolean;
  authors?: readonly string[];
  /** Where a talk was given, the newest first, in place of an organization. */
  events?: Achievement['events'];
  title: string;
  /** The employer, the school, the client, the issuer or the event. */
  organization?: string;
  location?: string;
  /** The grade, or the role in a project. */
  remark?: string;
  description?: string;
  highlights: readonly string[];
  technologies: readonly string[];
  /** Its addresses in the order of the CV; `own` is the organization's site, or the achievement itself. */
  links: Partial<Record<'own' | 'live' | 'repository' | 'page' | 'slides' | 'video', Address>>;
  furtherLinks: readonly Address[];
}

/** The most entries of an about page that shows everything. */
const MOST_ON_ABOUT = 12;

/** The most entries of a list on a short about page, and on the CV of an owner whose about page has the rest. */
export const LONGEST_LIST = 6;

/** Whether the about page leaves details and long lists to the CV page. */
export function isAboutShort({ achievements, education, experience, links, pages }: Content): boolean {
  const isLong = achievements.length + education.length + experience.length > MOST_ON_ABOUT;
  return links.cv === 'page' && (pages.about.background ?? (isLong ? 'short' : 'whole')) === 'short';
}

type Lists = Pick<Content, 'achievements' | 'education' | 'experience' | 'projects'>;

/** The owner's career, each list in the order of the content. */
export function careerOf({ achievements, education, experience, projects }: Lists) {
  return {
    experience: experience.map(timelineEntryOf),
    education: education.map(timelineEntryOf),
    projects: projects.map(projectEntryOf),
    achievements: achievements.map(achievementEntryOf),
  };
}

/** What the owner has not left out of the CV. */
export function careerOnCv({ achievements, education, experience, projects }: Lists) {
  return careerOf({
    experience: experience.filter(isOnCv),
    education: education.filter(isOnCv),
    projects: projects.filter(isOnCv),
    achievements: achievements.filter(isOnCv),
  });
}

/** Whether something that the CV may show is on it. */
export function isOnCv({ cv }: { cv?: false }): boolean {
  return cv !== false;
}

function timelineEntryOf({ grade, link, highlights = [], technologies = [], ...entry }: TimelineEntry): CareerEntry {
  const shared = { ...entry, remark: grade, highlights, technologies };
  return { ...shared, isOnCv: isOnCv(entry), links: { own: link }, furtherLinks: [] };
}

/** A project, which ended in its `year` if it has no end of its own. */
export function projectEntryOf(project: Project): CareerEntry {
  const { title, client, role, description, highlights = [], technologies, from, to, year } = project;
  const { liveLink, repository, page, links = [] } = project;
  const shared = { title, organization: client, remark: role, from, to: to ?? year, description };
  return {
    ...shared,
    highlights,
    technologies,
    links: { live: liveLink, repository, page },
    furtherLinks: links.map(({ address }) => address),
  };
}

function achievementEntryOf(achievement: Achievement) {
  const { kind, title, authors, where, description, featured, link, slides, video } = achievement;
  const events = achievement.events && [...achievement.events].sort(newestFirst);
  const { date = events?.[0]?.date } = achievement;
  return {
    ...{ kind, title, authors, organization: where, from: date, events, description, highlights: [], technologies: [] },
    ...{ isFeatured: featured, isOnCv: isOnCv(achievement), links: { own: link, slides, video } },
    furtherLinks: events?.flatMap((event) => event.link ?? []) ?? [],
  } satisfies CareerEntry;
}

function newestFirst(one: { date?: YearOrMonth }, other: { date?: YearOrMonth }): number {
  return String(other.date ?? '').localeCompare(String(one.date ?? ''));
}

/** Who wrote something, where it was, and when, if that was several times. */
export function describeOrigin(entry: CareerEntry, content: Pick<Content, 'site' | 'words'>): string | undefined {
  const { authors = [], organization, location, events = [] } = entry;
  const { lists } = content.words;
  const places = events.map(({ where, date }) => joinList([where, describePeriod({ from: date }, content)], lists));
  return joinWithDots([joinList(authors, lists), joinList([organization, location], lists), ...places]);
}

/** Texts beside each other, without missing ones; `undefined` if there is none. */
export function joinWithDots(texts: readonly (string | undefined)[]): string | undefined {
  return texts.filter(Boolean).join(' · ') || undefined;
}

/**
 * Jobs or degrees in groups, with their dates in one form. Those in a row at one organization are a group, of which only
 * the first names it, and its place and its site if the others have the same.
 */
export function byOrganization(entries: readonly CareerEntry[]): CareerEntry[][] {
  const groups: CareerEntry[][] = [];
  for (const entry of inSamePrecision(entries)) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (!group || !first?.organization || first.organization !== entry.organization) {
      groups.push([entry]);
      continue;
    }
    const { location = entry.location } = first;
    const own = first.links.own ?? entry.links.own;
    group[0] = { ...first, location, links: { own } };
    group.push({
      ...entry,
      organization: undefined,
      location: entry.location === location ? undefined : entry.location,
      links: { own: entry.links.own === own ? undefined : entry.links.own },
    });
  }
  return groups;
}

/** The achievements of each kind that there is, with their dates in one form: newest first, those without a date last. */
export function achievementsByKind(achievements: readonly CareerEntry[], words: Content['words']) {
  return ACHIEVEMENT_KINDS.map((kind) => {
    const dated = achievements
      .filter((entry) => entry.kind === kind)
      .sort((one, other) => newestFirst({ date: one.from }, { date: other.from }));
    return { kind, heading: words.achievements[kind], entries: inSamePrecision(dated) };
  }).filter(({ entries }) => entries.length > 0);
}
