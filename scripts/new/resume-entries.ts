import type { Content } from '../../lib/content/schema';
import { codeHostOf } from '../../lib/hosts';
import { joinList } from '../../lib/language/fill-in';
import { unlessEmpty } from '../../site/resume';
import type { Value } from '../content-files';
import { codeOf } from '../questions';
import { type Group, percentOf, periodOf, readHtml, textsIn, withHttps } from './resume-values';

/** The parts of the content that an import replaces as a whole, or adds to. */
export const LISTS = [
  'experience',
  'projects',
  'skills',
  'education',
  'achievements',
  'languages',
  'testimonials',
] as const;

export type ListName = (typeof LISTS)[number];

/** An entry of a list. */
export type Entry = Record<string, Value | undefined>;

/** The fields of a group of a CV, whose names differ between its formats. */
export type Fields = ReturnType<typeof fieldsOf>;

/** What other programs keep in an entry for themselves. */
const INTERNAL = ['$schema', 'meta', 'id', 'uuid', 'visible', 'hidden', 'icon', 'columns'];

/** @returns functions that take names separated by spaces, and note which fields they have not read. */
export function fieldsOf(group: Group) {
  const unread = new Set(Object.keys(group).filter((name) => !INTERNAL.includes(name)));
  /** The value of the first of these names that the group has. */
  function first(names: string): unknown {
    const name = names.split(' ').find((one) => unread.has(one));
    if (name !== undefined) unread.delete(name);
    return name && group[name];
  }
  const text = (names: string): string | undefined => textsIn(first(names))[0];
  /** The texts of all these names; commas separate those in a single text. */
  const list = (names: string) =>
    names.split(' ').flatMap((name) => {
      const value = first(name);
      return typeof value === 'string' && name !== 'highlights' ? value.split(/\s*,\s*/) : textsIn(value);
    });
  const number = (name: string) => (Number.isFinite(Number(group[name])) ? Number(first(name)) : 0);
  const address = (names: string) => {
    const written = text(names);
    return written && withHttps(written);
  };
  const period = (content: Content) =>
    periodOf(first('startDate start from'), first('endDate end to'), first('date period timePeriod'), content);
  return { unread, first, text, number, list, address, period };
}

/** A job or a degree. What has no title has that of its organization. */
function timelineEntry(fields: Fields, title: string | undefined, organization: string | undefined, content: Content) {
  const { text, items } = readHtml(fields.text('summary description') ?? '');
  return {
    title: title || organization,
    organization: title ? organization : undefined,
    location: fields.text('location locationName'),
    ...fields.period(content),
    description: text || undefined,
    grade: fields.text('score gpa grade'),
    highlights: unlessEmpty([...items, ...fields.list('highlights courses')]),
    technologies: unlessEmpty(fields.list('keywords technologies')),
    link: fields.address('url website'),
  };
}

/** For each list, how an entry of a CV becomes one of the content. */
export const ENTRIES: Record<ListName, (fields: Fields, content: Content) => Entry> = {
  experience: (fields, content) =>
    timelineEntry(
      fields,
      fields.text('position title role'),
      fields.text('name company companyName organization'),
      content,
    ),

  education(fields, content) {
    const degree = ['studyType degree degreeName', 'area fieldOfStudy'].map(fields.text);
    const school = fields.text('institution school schoolName');
    return timelineEntry(fields, joinList(degree, content.words.lists), school, content);
  },

  skills(fields) {
    const title = fields.text('name title');
    const skills = fields.list('keywords skills');
    return skills.length > 0 ? { title, skills } : { skills: title ? [title] : [] };
  },

  achievements(fields, content) {
    const [title, where] = ['title name position', 'issuer awarder publisher organization entity'].map(fields.text);
    const { text, items } = readHtml(fields.text('summary description') ?? '');
    // Only volunteering has a start and an end, of which the end is left out.
    const [start, date] = ['startDate endDate', 'date releaseDate'].map(fields.first);
    const { from, to } = periodOf(start, undefined, date, content);
    fields.first('type');
    return {
      kind: fields.text('kind'),
      title: title ?? where,
      where: title ? where : undefined,
      date: from ?? to,
      description: [text, ...items, ...fields.list('highlights')].join(' ').trim() || undefined,
      link: fields.address('url website'),
      slides: fields.address('slides'),
      video: fields.address('video'),
    };
  },

  languages(fields, { site }) {
    const name = fields.text('language name');
    const code = codeOf('language', (name ?? '').replace(/\s*\(.*\)$/, ''), site.language);
    const isOwn = code === new Intl.Locale(site.language).language;
    const [percent, points] = ['value', 'level'].map(fields.number);
    // LinkedIn writes NATIVE_OR_BILINGUAL, and Reactive Resume one to five points.
    const written = fields.text('fluency level proficiency description');
    const level = written?.replace(
      /^(\w)(\w*_\w*)$/,
      (_, first, rest) => first + rest.toLowerCase().replaceAll('_', ' '),
    );
    const proficiency =
      percent || Number(points) * (Number(points) > 5 ? 1 : 20) || percentOf(level ?? '') || (isOwn ? 100 : 50);
    return { name, code: code ?? 'und', level, proficiency: Math.min(proficiency, 100) };
  },

  projects(fields, content) {
    const title = fields.text('name title');
    const { text, items } = readHtml(fields.text('description summary') ?? '');
    const technologies = fields.list('keywords technologies');
    const repository = fields.address('repository');
    const address = fields.address('url website');
    const isCode = !repository && URL.canParse(address ?? '') && codeHostOf(address ?? '') !== undefined;
    const client = fields.text('entity client');
    const role = joinList(textsIn(fields.first('roles role')), content.words.lists);
    const highlights = unlessEmpty([...items, ...fields.list('highlights')]);
    const { from, to } = fields.period(content);
    return {
      title,
      description: text || highlights?.[0] || title,
      technologies,
      repository: isCode ? address : repository,
      liveLink: isCode || address === repository ? undefined : address,
      client,
      role: role || undefined,
      ...(!from && typeof to === 'number' ? { year: to } : { from, to }),
      highlights,
    };
  },

  testimonials(fields) {
    const [, name, position] = /^([^,]*[^,\s])(?:\s*,\s*(.+))?$/.exec(fields.text('name') ?? '') ?? [];
    const quote = fields.text('reference summary quote text description');
    return {
      quote: quote && readHtml(quote).text,
      name,
      role: position ?? fields.text('position role title description'),
      company: fields.text('company organization'),
      link: fields.address('url website'),
    };
  },
};
