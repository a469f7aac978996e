import { visit } from 'unist-util-visit';
import { fillIn, inSiteDigits } from '@/lib/language/fill-in';
import { localizeIn } from '@/lib/language/localized-text';
import { formatDate } from '@/lib/language/period';
import { type Post, tagPath, tagsOf } from '@/lib/markdown/documents';
import { parseMarkdown } from '@/lib/markdown/markdown';
import { documentFolders } from '@/lib/routes';
import type { Site } from '@/lib/site';
import { subjectLink, subjectLinks } from './subjects';

/** Words a minute of a reader who is not in a hurry. */
const READING_SPEED = 220;

/** Posts by year, newest first, as the list shows them. */
export async function postsByYear(posts: readonly Post[], site: Site) {
  const years = new Map<string, Awaited<ReturnType<typeof showPost>>[]>();
  for (const post of posts) {
    const year = post.fields.date.slice(0, 4);
    const shown = await showPost(post, site, { day: 'numeric', month: 'long' });
    years.set(year, [...(years.get(year) ?? []), shown]);
  }
  return [...years].map(([year, listed]) => ({ year: inSiteDigits(Number(year), site.content.site), posts: listed }));
}

/**
 * The links to the pages of all tags, after one to all posts; none if no post has a tag.
 *
 * @param current the path of the tag whose posts are shown.
 */
export function tagLinks(posts: readonly Post[], site: Site, current?: string) {
  const { content } = site;
  const { tags, allTags } = content.words.writing;
  const all = { href: documentFolders.posts, name: allTags };
  return subjectLinks(tags, all, tagsOf(posts, content.site.language), site, current);
}

/** A post as lists show it. */
export async function showPost(post: Post, site: Site, format?: Intl.DateTimeFormatOptions) {
  const { title, description, lang } = post.fields;
  const show = (text: string) => localizeIn(lang, text, site.content.site);
  // The date of the last change is on the post's page alone.
  const { updated: _updated, ...facts } = await factsOf(post, site, format);
  return { href: post.path, title: show(title), description: show(description), facts };
}

/** A post's dates, reading time and tags. */
export async function factsOf(post: Post, site: Site, format?: Intl.DateTimeFormatOptions) {
  const words = site.content.words.writing;
  const { date, updated, tags = [] } = post.fields;
  const show = (day: string, sentence = '{date}') => ({
    iso: day,
    text: fillIn(sentence, { date: formatDate(day, site.content, format) }),
  });
  const minutes = inSiteDigits(readingTimeOf(post, site), site.content.site);
  return {
    date: show(date),
    ...(updated && updated !== date && { updated: show(updated, words.updated) }),
    readingTime: fillIn(words.readingTime, { minutes }),
    ...(post.isDraft && { draft: words.draft }),
    tags: await Promise.all(tags.map((tag) => subjectLink(tag, tagPath(tag, site.content.site.language), site))),
    tagsLabel: words.tags,
  };
}

/** By post. Each is listed on several pages. */
const readingTimes = new WeakMap<Post, number>();

/** The minutes that a text takes to read, without code, at least one, by the words that its language has. */
function readingTimeOf(post: Post, site: Site): number {
  const known = readingTimes.get(post);
  if (known) return known;
  const prose: string[] = [];
  visit(parseMarkdown(post.text), 'text', ({ value }) => void prose.push(value));
  const segmenter = new Intl.Segmenter(post.fields.lang ?? site.content.site.language, { granularity: 'word' });
  const words = [...segmenter.segment(prose.join('\n'))].filter(({ isWordLike }) => isWordLike);
  const minutes = Math.max(1, Math.round(words.length / READING_SPEED));
  readingTimes.set(post, minutes);
  return minutes;
}

/** The posts before and after a post, by date. */
export function neighboursOf(post: Post, site: Site) {
  const { posts } = site.documents;
  const index = posts.indexOf(post);
  const linkOf = (other: Post | undefined) =>
    other && { href: other.path, title: localizeIn(other.fields.lang, other.fields.title, site.content.site) };
  return { previous: linkOf(posts[index + 1]), next: linkOf(posts[index - 1]) };
}
