import { Feed } from 'feed';
import type { ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { directionOf } from '@/lib/language/writing-systems';
import type { Post } from '@/lib/markdown/documents';
import { createElementNode } from '@/lib/markdown/elements';
import type { OwnPicture } from '@/lib/picture';
import { documentFolders, FEED, routes } from '@/lib/routes';
import type { Site } from '@/lib/site';
import { absoluteUrl } from './addresses';
import { LARGE_ICON } from './icons';
import { blogPage } from './pages';
import { loadText } from './texts';

/** The posts as an Atom feed (RFC 4287), with their whole texts and with absolute addresses. */
export async function postFeed(posts: readonly Post[], site: Site): Promise<string> {
  const { profile, site: settings } = site.content;
  const { title, description } = blogPage(site.content);
  const author = { name: profile.name, link: absoluteUrl(routes.home, site) };
  const newest = Math.max(...posts.map((post) => Date.parse(lastChangeOf(post))));
  const feed = new Feed({
    id: absoluteUrl(routes.home, site),
    title: `${title} · ${profile.name}`,
    description,
    link: absoluteUrl(documentFolders.posts, site),
    feedLinks: { atom: absoluteUrl(FEED, site) },
    language: settings.language,
    updated: new Date(newest),
    ...(site.brand.logo && { favicon: absoluteUrl(LARGE_ICON, site), image: absoluteUrl(LARGE_ICON, site) }),
    author,
  });
  const texts = await Promise.all(posts.map((post) => wholeText(post, site)));
  for (const [index, post] of posts.entries()) {
    const { title: heading, description, date, tags = [] } = post.fields;
    const url = absoluteUrl(post.path, site);
    feed.addItem({
      id: url,
      link: url,
      // As HTML, which the feed declares them to be.
      title: directed('span', [{ type: 'text', value: heading }], post, site),
      description: directed('p', [{ type: 'text', value: description }], post, site),
      content: texts[index],
      date: new Date(lastChangeOf(post)),
      published: new Date(post.moment ?? date),
      author: [author],
      category: tags.map((name) => ({ name, term: name })),
    });
  }
  const languages = posts.map(({ fields }) => fields.lang);
  return feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${settings.language}" `)
    .replaceAll(ENTRY, (entry) => {
      const language = languages.shift();
      return language ? entry.replace('>', ` xml:lang="${language}">`) : entry;
    })
    .replace(NOT_IN_XML, '');
}

/** The day or the moment of a post's last change. */
function lastChangeOf({ fields: { date, updated = date }, moment = date }: Post): string {
  return updated === date ? moment : updated;
}

/** The beginning of an entry, on a line of its own; that in a post's code is not. */
const ENTRY = /^ *<entry>$/gm;

/** Control characters, which may be in a copied text, and which XML 1.0 does not allow (section 2.2). */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * HTML that can be in a CDATA section, which `]]>` would end. Readers show it from left to right, so that a site from
 * right to left says so in an element around it.
 */
function directed(tagName: string, children: ElementContent[], { fields }: Post, { content }: Site): string {
  const dir = directionOf(fields.lang ?? content.site.language);
  const html = toHtml(dir === 'rtl' ? createElementNode(tagName, { dir }, children) : { type: 'root', children });
  return html.replaceAll(']]>', ']]&gt;');
}

/** A post's text as HTML that works on any site. */
async function wholeText(post: Post, site: Site): Promise<string> {
  const { tree, pictures } = await loadText(post, site);
  const page = absoluteUrl(post.path, site);
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    const picture = tagName === 'img' && pictures.get(String(properties.src));
    if (picture) Object.assign(element, wholePicture(picture, properties, page));
    properties.dataRow = undefined;
    properties.dataCard = undefined;
    if (tagName === 'a') properties.href = wholeAddress(String(properties.href), page, site);
  });
  return directed('div', tree.children as ElementContent[], post, site);
}

/** A picture or film of a text, as other sites can show it. */
function wholePicture({ src, film, width, height }: OwnPicture, { alt, title, dir }: Properties, page: string) {
  const still = src && new URL(src, page).href;
  if (!film) return createElementNode('img', { src: still, alt, title, dir, width, height }, []);
  const address = new URL(film.src, page).href;
  // Programs without films have the link.
  const link = createElementNode('a', { href: address }, [{ type: 'text', value: String(alt || title || address) }]);
  return createElementNode(
    'video',
    { src: address, controls: true, preload: 'none', poster: still || undefined, width, height },
    [link],
  );
}

/** The address of a link in a text, as other sites need it. */
function wholeAddress(address: string, page: string, site: Site): string {
  if (address.startsWith('/')) return absoluteUrl(address as `/${string}`, site);
  return address.startsWith('#') ? page + address : address;
}
