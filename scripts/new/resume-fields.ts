import { type Group, parseTextAndItems, textsIn, withHttps } from './resume-values';

// Where things are in a CV. The first name is that of JSON Resume 1.0, or of the content if it has none; then come those
// of its older versions, of Reactive Resume 4 and 5, and of LinkedIn's data.

/** The parts of a CV. Reactive Resume has them in `sections` and in `customSections`, whose type is one of these names. */
export const PARTS = {
  basics: 'basics',
  work: 'work experience positions',
  education: 'education educations',
  skills: 'skills',
  languages: 'languages',
  projects: 'projects',
  volunteer: 'volunteer',
  awards: 'awards',
  certificates: 'certificates certifications',
  publications: 'publications',
  references: 'references',
};

export type PartName = keyof typeof PARTS;

/** The part that has this name. */
export function partNamed(name: string): PartName | undefined {
  return (Object.keys(PARTS) as PartName[]).find((part) => PARTS[part].split(' ').includes(name));
}

/** What the entries of `work` and `education` have in common. */
const TIMELINE = {
  location: 'location locationName',
  from: 'startDate',
  to: 'endDate',
  period: 'date period timePeriod',
  description: 'summary description',
  grade: 'score gpa grade',
  highlights: 'highlights courses',
  technologies: 'keywords',
  link: 'url website',
};

/** The fields of the person, and of the entries of the content's lists. */
export const FIELDS = {
  basics: {
    name: 'name',
    given: 'firstName',
    family: 'lastName',
    role: 'label headline',
    email: 'email',
    phone: 'phone',
    address: 'url website',
    lead: 'summary',
    photo: 'image picture',
    location: 'location',
    profiles: 'profiles',
  },
  location: { city: 'city', region: 'region', countryCode: 'countryCode', country: 'country' },
  profiles: { label: 'network', username: 'username', link: 'url website' },
  experience: { title: 'position title', organization: 'name company companyName', ...TIMELINE },
  education: {
    degree: 'studyType degree degreeName',
    area: 'area fieldOfStudy',
    organization: 'institution school schoolName',
    ...TIMELINE,
  },
  skills: { title: 'name', skills: 'keywords' },
  achievements: {
    kind: 'kind',
    type: 'type',
    title: 'name title position',
    authors: 'authors',
    events: 'events',
    where: 'issuer awarder publisher organization entity',
    // Only volunteering has a start and an end, of which the end is left out.
    from: 'startDate endDate',
    period: 'date releaseDate period',
    description: 'summary description',
    highlights: 'highlights',
    link: 'url website',
    slides: 'slides',
    video: 'video',
  },
  languages: {
    name: 'language name',
    percent: 'value',
    points: 'level',
    level: 'fluency level proficiency description',
  },
  // Reactive Resume 4 has the text in `summary`, and in `description` what somebody was in the project.
  projects: {
    title: 'name',
    description: 'summary description',
    role: 'roles description',
    from: 'startDate',
    to: 'endDate',
    period: 'date period',
    highlights: 'highlights',
    technologies: 'keywords',
    repository: 'repository',
    link: 'url website',
    client: 'entity',
  },
  // As with projects: the quote is in `summary`, and the position in `description`, or the quote is in `description`.
  testimonials: {
    name: 'name',
    quote: 'reference summary description',
    role: 'position description',
    link: 'url website',
  },
};

/** Fields that mark what is not shown in a CV, with the value that does: an entry, a section, a picture's effects. */
export const HIDING_FIELDS: Record<string, boolean> = {
  visible: false,
  hidden: true,
  isVisible: false,
  isHidden: true,
  enabled: false,
  show: false,
  private: true,
};

/** What other programs keep in an entry for themselves. */
const INTERNAL = ['id', 'uuid', 'icon', 'iconColor', 'columns', 'options', ...Object.keys(HIDING_FIELDS)];

/** What is in a group of a CV. */
export type Fields = ReturnType<typeof fieldsOf>;

/** @returns functions that take the name of a field in the table, and note which fields of the group they have not read. */
export function fieldsOf(group: Group, table: Readonly<Record<string, string>>) {
  const unread = new Set(Object.keys(group).filter((name) => group[name] !== undefined && !INTERNAL.includes(name)));
  const namesOf = (field: string) => (table[field] ?? '').split(' ').filter((name) => unread.has(name));
  /** The value of the first of its names that the group has. */
  function first(field: string): unknown {
    const [name] = namesOf(field);
    if (name !== undefined) unread.delete(name);
    return name && group[name];
  }
  const text = (field: string): string | undefined => textsIn(first(field))[0]?.replace(/\s+/g, ' ');
  /** The values of all its names; commas separate those in a single text. */
  const list = (field: string) => {
    const values = namesOf(field).map(() => first(field));
    const texts = values.flatMap((value) => (typeof value === 'string' ? value.split(',') : textsIn(value)));
    return withoutDoubles(texts.map((one) => one.replace(/\s+/g, ' ').trim()));
  };
  /** A text without its bullets, which come before those of the group's highlights. */
  const sentences = (field: string) => {
    const { text, items } = parseTextAndItems(textsIn(first(field))[0] ?? '');
    const others = namesOf('highlights').flatMap(() =>
      textsIn(first('highlights')).map((one) => parseTextAndItems(one, false)),
    );
    const highlights = [...items, ...others.flatMap((one) => [one.text, ...one.items])];
    return { text, highlights: withoutDoubles(highlights).filter((one) => one !== text) };
  };
  const number = (field: string) => {
    const value = Number(group[namesOf(field)[0] ?? '']);
    return Number.isFinite(value) ? Number(first(field)) : 0;
  };
  const address = (field: string) => {
    const written = text(field);
    return written && withHttps(written);
  };
  return { unread, first, text, list, sentences, number, address };
}

/** Texts without those that are there already, in whatever case, and without empty ones. */
function withoutDoubles(texts: readonly string[]): string[] {
  const kept = new Map(texts.toReversed().map((text) => [text.toLowerCase(), text]));
  return [...kept.values()].toReversed().filter(Boolean);
}
