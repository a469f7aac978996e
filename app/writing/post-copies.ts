import { Feed } from 'feed';
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Image, Link, Paragraph, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Content } from '@/lib/content/schema';
import { FEED, routes } from '@/lib/routes';
import type { Post } from '@/lib/writing/documents';
import { parseMarkdown } from '@/lib/writing/markdown';
import { elementOf } from '@/lib/writing/page-elements';
import { directionOf } from '@/lib/writing-systems';
import { blogPage } from '../metadata/page-metadata';
import { absoluteUrl } from '../metadata/urls';
import { copiesOf, loadText } from './markdown-text';

/** The posts as an Atom feed (RFC 4287), with their whole texts and with absolute addresses. */
export async function postFeed(posts: readonly Post[], content: Content): Promise<string> {
  const { profile, site } = content;
  const { title, text } = blogPage(content);
  const author = { name: profile.name, link: absoluteUrl(routes.home, content) };
  const newest = Math.max(...posts.map(({ fields: { date, updated = date } }) => Date.parse(updated)));
  const feed = new Feed({
    id: absoluteUrl(routes.home, content),
    title: `${title} · ${profile.name}`,
    description: text,
    link: absoluteUrl(routes.home, content),
    feedLinks: { atom: absoluteUrl(FEED, content) },
    language: site.language,
    updated: new Date(newest),
    author,
  });
  for (const post of posts) {
    const { title: heading, description, date, updated = date, tags = [] } = post.fields;
    const url = absoluteUrl(post.path, content);
    feed.addItem({
      id: url,
      link: url,
      // As HTML, which the feed declares them to be.
      title: directed('span', [{ type: 'text', value: heading }], content),
      description: directed('p', [{ type: 'text', value: description }], content),
      content: await wholeText(post, content),
      date: new Date(updated),
      published: new Date(date),
      author: [author],
      category: tags.map((name) => ({ name, term: name })),
    });
  }
  return feed.atom1().replace('<feed ', `<feed xml:lang="${site.language}" `).replace(NOT_IN_XML, '');
}

/** Control characters, which may be in a copied text, and which XML 1.0 does not allow (section 2.2). */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * HTML that can be in a CDATA section, which `]]>` would end. Readers show it from left to right, so that a site from
 * right to left says so in an element around it.
 */
function directed(tagName: string, children: ElementContent[], { site }: Content): string {
  const dir = directionOf(site.language);
  const html = toHtml(dir === 'rtl' ? elementOf(tagName, { dir }, children) : { type: 'root', children });
  return html.replaceAll(']]>', ']]&gt;');
}

/** A post's text as HTML that works on any site. */
async function wholeText(post: Post, content: Content): Promise<string> {
  const { tree, pictures } = await loadText(post, content);
  const page = absoluteUrl(post.path, content);
  visit(tree, 'element', ({ tagName, properties }) => {
    const picture = pictures.get(String(properties.src));
    if (picture) {
      properties.src = new URL(picture.src, page).href;
      properties.width = picture.width;
      properties.height = picture.height;
    }
    if (tagName === 'a') properties.href = wholeAddress(String(properties.href), page, content);
  });
  return directed('div', tree.children as ElementContent[], content);
}

/** A post in Markdown, with absolute addresses, for readers that are programs. */
export async function postMarkdown(post: Post, content: Content): Promise<string> {
  const { title, description, date } = post.fields;
  const page = absoluteUrl(post.path, content);
  const tree = parseMarkdown(post.source.text);
  const pictures: Image[] = [];
  // A comment is for the owner alone.
  visit(tree, 'html', (_comment, index = 0, parent) => {
    parent?.children.splice(index, 1);
    return index;
  });
  visit(tree, (node) => {
    if (node.type === 'image') pictures.push(node);
    if (node.type === 'link') node.url = wholeAddress(node.url, page, content);
  });
  for (const picture of pictures) picture.url = new URL((await copiesOf(picture.url, post)).src, page).href;
  const address: Link = { type: 'link', url: page, children: [textNode(page)] };
  tree.children.unshift(
    { type: 'heading', depth: 1, children: [textNode(title)] },
    { type: 'blockquote', children: [paragraph(textNode(description))] },
    paragraph(textNode(`${date} · ${content.profile.name} · `), address),
  );
  return unified().use(remarkGfm).use(remarkStringify, { bullet: '-' }).stringify(tree);
}

/** Text as it is, whose signs of Markdown are escaped. */
function textNode(value: string): Text {
  return { type: 'text', value };
}

function paragraph(...children: Paragraph['children']): Paragraph {
  return { type: 'paragraph', children };
}

/** The address of a link in a text, as other sites need it. */
function wholeAddress(address: string, page: string, content: Content): string {
  if (address.startsWith('/')) return absoluteUrl(address as `/${string}`, content);
  return address.startsWith('#') ? page + address : address;
}
