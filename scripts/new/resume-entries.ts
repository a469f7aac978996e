import { codeHostOf } from '../../lib/code-hosts';
import type { Content } from '../../lib/content/schema';
import { joinList } from '../../lib/language/fill-in';
import { unlessEmpty } from '../../site/resume';
import type { Value } from '../content-files';
import { codeOf } from '../questions';
import { type Fields, fieldsOf } from './resume-fields';
import { isGroup, parseTextAndItems, percentOf, periodOf, textsIn } from './resume-values';

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

/** What separates the parts of a line, and what also stands between a degree and its subject. */
const PARTS_OF_LINE = /\s*[,،、|·–—]\s*|\s+-\s+/;
const WORDS_OF_DEGREE = /\s*[,،、|·–—(]\s*|\s+(?:-|in|of)\s+/i;

/** A text, unless it says again what the other one says. */
function unlessIn(other: string | undefined, text: string | undefined, separator = PARTS_OF_LINE) {
  const parts = [other, ...(other?.split(separator) ?? [])].map((part) => part?.toLowerCase());
  return parts.includes(text?.toLowerCase()) ? undefined : text;
}

/** A job or a degree. What has no title has that of its organization. */
function toTimelineEntry(fields: Fields, title: string | undefined, content: Content): Entry {
  const organization = fields.text('organization');
  const { text, highlights } = fields.sentences('description');
  return {
    title: title || organization,
    organization: title ? unlessIn(title, organization) : undefined,
    location: unlessIn(organization, fields.text('location')),
    ...periodIn(fields, content),
    description: text || undefined,
    grade: fields.text('grade'),
    highlights: unlessEmpty(highlights),
    technologies: unlessEmpty(fields.list('technologies')),
    link: fields.address('link'),
  };
}

function periodIn({ first }: Fields, content: Content) {
  return periodOf(first('from'), first('to'), first('period'), content);
}

/** A quote says something in words: it ends as a sentence, or is long, and is neither contact data nor an offer of some. */
function isQuote(text: string): boolean {
  const isOffer =
    text.length < 80 && /\b(?:up)?on request|auf (?:Anfrage|Wunsch)|sur demande|a petición|su richiesta/i.test(text);
  const isContact = /\S@\S|\+?\d[\d ()/-]{6,}\d/.test(text);
  const isSentence = /[.!?…؟。！？।]["'”’»)\]]*$/u.test(text) || text.split(' ').length > 12;
  return isSentence && !isOffer && !isContact;
}

/** For each list, how an entry of a CV becomes one of the content. */
export const ENTRIES: Record<ListName, (fields: Fields, content: Content) => Entry> = {
  experience: (fields, content) => toTimelineEntry(fields, fields.text('title'), content),

  education(fields, content) {
    const [degree, area] = ['degree', 'area'].map(fields.text);
    const subject = unlessIn(degree, area, WORDS_OF_DEGREE);
    const title = joinList([unlessIn(subject, degree, WORDS_OF_DEGREE), subject], content.words.lists);
    return toTimelineEntry(fields, title, content);
  },

  skills(fields) {
    const title = fields.text('title');
    const skills = fields.list('skills');
    if (skills.length === 0) return { skills: title ? [title] : [] };
    return { title: skills.length === 1 ? unlessIn(skills[0], title) : title, skills };
  },

  achievements(fields, content) {
    const [title, where] = ['title', 'where'].map(fields.text);
    const { text, highlights } = fields.sentences('description');
    const { from, to } = periodOf(fields.first('from'), undefined, fields.first('period'), content);
    fields.first('from');
    fields.first('type');
    const events = [fields.first('events')]
      .flat()
      .filter(isGroup)
      .map((group) => {
        const event = fieldsOf(group, { where: 'name', date: 'date', link: 'url' });
        const { from: date } = periodOf(event.first('date'), undefined, undefined, content);
        return { where: event.text('where'), date, link: event.address('link') };
      });
    return {
      kind: fields.text('kind'),
      title: title ?? where,
      authors: unlessEmpty(fields.list('authors')),
      where: unlessIn(title ?? where, where),
      ...(events.length > 0 ? { events } : { date: from ?? to }),
      description: [text, ...highlights].join(' ').trim() || undefined,
      link: fields.address('link'),
      slides: fields.address('slides'),
      video: fields.address('video'),
    };
  },

  languages(fields, { site }) {
    const name = fields.text('name');
    const code = codeOf('language', (name ?? '').replace(/\s*\(.*\)$/, ''), site.language);
    const isOwn = code === new Intl.Locale(site.language).language;
    const [percent, points] = ['percent', 'points'].map(fields.number);
    // LinkedIn writes NATIVE_OR_BILINGUAL, and Reactive Resume one to five points.
    const level = fields
      .text('level')
      ?.replace(/^(\w)(\w*_\w*)$/, (_, first, rest) => first + rest.toLowerCase().replaceAll('_', ' '));
    const proficiency =
      percent || Number(points) * (Number(points) > 5 ? 1 : 20) || percentOf(level ?? '') || (isOwn ? 100 : 50);
    return { name, code: code ?? 'und', level, proficiency: Math.min(proficiency, 100) };
  },

  projects(fields, content) {
    const title = fields.text('title');
    const { text, highlights } = fields.sentences('description');
    const repository = fields.address('repository');
    const address = fields.address('link');
    const isCode = !repository && URL.canParse(address ?? '') && codeHostOf(address ?? '') !== undefined;
    const role = joinList(textsIn(fields.first('role')), content.words.lists);
    const { from, to } = periodIn(fields, content);
    return {
      title,
      description: text || highlights[0] || title,
      technologies: fields.list('technologies'),
      repository: isCode ? address : repository,
      liveLink: isCode || address === repository ? undefined : address,
      client: unlessIn(title, fields.text('client')),
      role: parseTextAndItems(role).text || undefined,
      ...(!from && typeof to === 'number' ? { year: to } : { from, to }),
      highlights: unlessEmpty(highlights),
    };
  },

  testimonials(fields) {
    const [, name, position] = /^([^,]*[^,\s])(?:\s*,\s*(.+))?$/.exec(fields.text('name') ?? '') ?? [];
    const { text, highlights } = fields.sentences('quote');
    const quote = [text, ...highlights].join(' ').trim();
    return {
      quote: isQuote(quote) ? quote : undefined,
      name,
      role: position ?? fields.text('role'),
      link: fields.address('link'),
    };
  },
};
