import { project, testimonial } from '../../../lib/content/schema/work';
import { readBeginning } from '../../../lib/markdown/excerpt';
import type { Entry } from '../resume-entries';
import type { FileFinder } from './find-copy';
import type { MovedText } from './text-finder';

/** The project of a work, for `content/projects.ts`. */
export function toProject(text: MovedText, files: FileFinder): Entry {
  const image = text.image && !/^https?:/.test(text.image) ? files.copy(text.image, false, text) : text.image;
  const technologies = text.list('technologies').filter((name) => !/^(?:work|project|portfolio)s?$/i.test(name));
  const film = text.find('film');
  return keepValidFields(project, {
    title: text.title,
    description: text.description ?? (readBeginning(text.text).excerpt || text.title),
    technologies,
    repository: text.find('repository'),
    liveLink: text.find('liveLink'),
    links: film && [{ label: 'Video', address: film.replace('player.vimeo.com/video/', 'vimeo.com/') }],
    page: text.isDraft ? undefined : text.address,
    client: text.find('client'),
    year: Number(/\d{4}/.exec(text.find('year') ?? text.date ?? '')?.[0]) || undefined,
    image: image ? { src: image, ...(text.alt && { alt: text.alt }) } : undefined,
  });
}

/** What someone said, for `content/testimonials.ts`; nothing without a name or a sentence. */
export function testimonialOf(text: MovedText): Entry | undefined {
  const quote = (text.find('quote') ?? text.text)
    .replace(/<!--[\s\S]*?-->|^> ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const name = text.find('name');
  if (!name || !quote || text.reasons.some((reason) => reason !== 'has no date')) return undefined;
  return keepValidFields(testimonial, {
    quote,
    name,
    role: text.find('role'),
    company: text.find('client'),
    link: text.find('liveLink'),
  });
}

/** The entry without the optional fields that the site does not take. */
function keepValidFields(schema: typeof project | typeof testimonial, written: Entry): Entry {
  const entry = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
  const { error } = schema.safeParse(entry);
  for (const {
    path: [field],
  } of error?.issues ?? [])
    delete entry[String(field)];
  return entry;
}
