import type { Content } from './content/schema';
import { TECHNOLOGIES } from './routes';
import { slugOf } from './slug';

/** What several entries have in common, such as a tag of posts, with a page that lists them. */
export interface Subject<Entry> {
  name: string;
  /** The last part of its page's address. */
  slug: string;
  /** The path of its page: `/blog/tags/offline/`. */
  path: `/${string}/`;
  entries: readonly Entry[];
}

/** A technology that projects share. */
export type Technology = Subject<Content['projects'][number]>;

/**
 * The subjects of entries, by name. Names with the same address, such as `CSS` and `css`, are one, in the first spelling.
 *
 * @param folder where their pages are.
 * @param language That of the site, as a BCP 47 tag.
 */
export function subjectsOf<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[] | undefined,
  folder: `/${string}/`,
  language: string,
): Subject<Entry>[] {
  const subjects = new Map<string, Subject<Entry>>();
  for (const entry of entries) {
    for (const name of namesOf(entry) ?? []) {
      const slug = slugOf(name, language);
      const subject = subjects.get(slug) ?? { name, slug, path: `${folder}${slug}/`, entries: [] };
      subjects.set(slug, { ...subject, entries: [...new Set([...subject.entries, entry])] });
    }
  }
  return [...subjects.values()].sort((one, other) => one.name.localeCompare(other.name, language));
}

/** The technologies with a page: if the owner has asked for them, those that at least two projects share. */
export function technologiesOf({ pages, projects, site }: Content): Technology[] {
  if (!pages.projects.byTechnology) return [];
  const technologies = subjectsOf(projects, (project) => project.technologies, TECHNOLOGIES, site.language);
  return technologies.filter(({ slug, entries }) => slug && entries.length > 1);
}
