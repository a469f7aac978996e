import type { Address } from '@/lib/content/address-fields';
import type { Period } from '@/lib/content/fields';
import type { Achievement, Content, Project, TimelineEntry } from '@/lib/content/schema';
import { ACHIEVEMENT_KINDS } from '@/lib/content/schema/work';
import { inSamePrecision } from '@/lib/language/period';

/**
 * A job, a degree, a project or an achievement, in the fields that these share. The about page, the CV, `resume.json`,
 * `llms.txt` and structured data are made from it.
 */
export interface CareerEntry extends Period {
  /** Set for an achievement. */
  kind?: Achievement['kind'];
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

function timelineEntryOf(entry: TimelineEntry): CareerEntry {
  const {
    title,
    organization,
    location,
    grade,
    from,
    to,
    description,
    highlights = [],
    technologies = [],
    link,
  } = entry;
  const shared = { title, organization, location, remark: grade, from, to, description, highlights, technologies };
  return { ...shared, links: { own: link }, furtherLinks: [] };
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

function achievementEntryOf({ kind, title, where, date, description, link, slides, video }: Achievement) {
  const shared = { kind, title, organization: where, from: date, description, highlights: [], technologies: [] };
  return { ...shared, links: { own: link, slides, video }, furtherLinks: [] } satisfies CareerEntry;
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
      .sort((one, other) => String(other.from ?? '').localeCompare(String(one.from ?? '')));
    return { kind, heading: words.achievements[kind], entries: inSamePrecision(dated) };
  }).filter(({ entries }) => entries.length > 0);
}
