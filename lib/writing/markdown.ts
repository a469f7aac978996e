import type { Root as Hast } from 'hast';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Parses CommonMark with GitHub's extensions: tables, task lists, strikethrough, footnotes and bare links. */
export function parseMarkdown(text: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(text);
}

/** The `id` that remark-rehype gives to the heading of the footnotes. */
export const FOOTNOTES = 'footnote-label';

/**
 * Converts Markdown to HTML elements, with an `id` for each heading.
 *
 * @param footnotes What screen readers say: the heading above the footnotes, and the link from one back to the text.
 */
export function toElements(tree: Root, footnotes?: { heading: string; back: (number: string) => string }): Hast {
  return unified()
    .use(remarkRehype, {
      clobberPrefix: '',
      footnoteLabel: footnotes?.heading,
      footnoteLabelProperties: {},
      footnoteBackLabel: (index) => footnotes?.back(String(index + 1)) ?? '',
    })
    .use(rehypeSlug)
    .runSync(tree) as Hast;
}
