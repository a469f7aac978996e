import type { Image } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Content } from '@/lib/content/schema';
import type { Post } from '@/lib/writing/documents';
import { parseMarkdown } from '@/lib/writing/markdown';
import { absoluteUrl } from '../metadata/urls';
import { copiesOf } from './load-text';
import { wholeAddress } from './post-feed';

/** A post in Markdown, with absolute addresses, for readers that are programs. */
export async function postMarkdown(post: Post, content: Content): Promise<string> {
  const { title, description, date } = post.fields;
  const page = absoluteUrl(post.path, content);
  const tree = parseMarkdown(post.source.text);
  const pictures: Image[] = [];
  visit(tree, (node) => {
    if (node.type === 'image') pictures.push(node);
    if (node.type === 'link' || node.type === 'definition') node.url = wholeAddress(node.url, page, content);
  });
  for (const picture of pictures) picture.url = new URL((await copiesOf(picture.url, post)).src, page).href;
  const text = unified().use(remarkGfm).use(remarkStringify, { bullet: '-' }).stringify(tree);
  return `# ${title}\n\n> ${description}\n\n${date} · ${content.profile.name} · <${page}>\n\n${text}`;
}
