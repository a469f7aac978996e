import type { Root as Hast } from 'hast';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkInlineLinks from 'remark-inline-links';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * Parses CommonMark with GitHub's extensions: tables, task lists, strikethrough, footnotes and bare links. Links and
 * pictures have their addresses, also those that are defined elsewhere in the text.
 */
export function parseMarkdown(text: string): Root {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkInlineLinks);
  const tree = processor.runSync(processor.parse(text)) as Root;
  // These have no position of their own.
  visit(tree, (node, _index, parent) => {
    node.position ??= parent?.position;
  });
  return tree;
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
