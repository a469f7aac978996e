import { visit } from 'unist-util-visit';
import type { ListedPost, PostFactsProps, ShownDate, TagLink, YearOfPosts } from '@/components/sections/post-list';
import { onceInBuild } from '@/lib/content/environment';
import type { Content } from '@/lib/content/schema';
import { fillIn, inSiteDigits } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { formatDate } from '@/lib/period';
import { writtenRoutes } from '@/lib/routes';
import { type Post, type Tag, tagPath, tagsOf } from '@/lib/writing/documents';
import { parseMarkdown } from '@/lib/writing/markdown';

/** Words a minute of a reader who is not in a hurry. */
const READING_SPEED = 220;

/** Posts by year, newest first, as the list shows them. */
export function postsByYear(posts: readonly Post[], content: Content): YearOfPosts[] {
  const years = new Map<string, ListedPost[]>();
  for (const post of posts) {
    const year = post.fields.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), showPost(post, content, { day: 'numeric', month: 'long' })]);
  }
  return [...years].map(([year, listed]) => ({ year: String(inSiteDigits(Number(year))), posts: listed }));
}

/** How many tags are shown at once: those with the most posts. */
const TAGS_AT_ONCE = 12;

/**
 * The links to the pages of all tags, after one to all posts; none if no post has a tag.
 *
 * @param current the path of the tag whose posts are shown, which is among the first ones.
 */
export function tagLinks(posts: readonly Post[], content: Content, current?: string) {
  const { links, writing } = content.words;
  const localize = localizerFor(content.site);
  const all = tagsOf(posts);
  const frequent = [...all].sort((one, other) => other.posts.length - one.posts.length).slice(0, TAGS_AT_ONCE);
  const toLinks = (tags: readonly Tag[]): TagLink[] =>
    tags.map(({ name, path }) => ({ href: path, name: localize(name) }));
  const first = all.filter((tag) => frequent.includes(tag) || tag.path === current);
  const others = all.filter((tag) => !first.includes(tag));
  return {
    label: writing.tags,
    tags: all.length > 0 ? [{ href: writtenRoutes.posts, name: writing.allTags }, ...toLinks(first)] : [],
    ...(others.length > 0 && {
      more: { label: fillIn(links.more, { count: String(inSiteDigits(others.length)) }), tags: toLinks(others) },
    }),
  };
}

/** A post as lists show it. */
export function showPost(post: Post, content: Content, format?: Intl.DateTimeFormatOptions): ListedPost {
  const { title, description } = post.fields;
  // The date of the last change is on the post's page alone.
  const { updated: _updated, ...facts } = factsOf(post, content, format);
  return { href: post.path, ...localizerFor(content.site)({ title, description }), facts };
}

/** A post's dates, reading time and tags. */
export function factsOf(post: Post, content: Content, format?: Intl.DateTimeFormatOptions): PostFactsProps {
  const words = content.words.writing;
  const { date, updated, tags = [] } = post.fields;
  const show = (day: string, sentence = '{date}'): ShownDate => ({
    iso: day,
    text: fillIn(sentence, { date: formatDate(day, content, format) }),
  });
  const minutes = String(inSiteDigits(readingTimeOf(post.source.text, content.site.language)));
  return {
    date: show(date),
    ...(updated && updated !== date && { updated: show(updated, words.updated) }),
    readingTime: fillIn(words.readingTime, { minutes }),
    ...(post.isDraft && { draft: words.draft }),
    tags: tags.map((tag) => ({ href: tagPath(tag), name: localizerFor(content.site)(tag) })),
    tagsLabel: words.tags,
  };
}

/** The minutes that a text takes to read, without code, at least one, by the words that its language has. */
const readingTimeOf = onceInBuild((text: string, language: string): number => {
  const prose: string[] = [];
  visit(parseMarkdown(text), 'text', ({ value }) => void prose.push(value));
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(prose.join('\n'))];
  return Math.max(1, Math.round(segments.filter(({ isWordLike }) => isWordLike).length / READING_SPEED));
});
