import type { Root as Hast } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A heading of a text. */
export interface TextHeading {
  /** Its `id`, which links name after `#`. */
  id: string;
  /** 2 to 6. */
  level: number;
  text: string;
}

/** Parses CommonMark with GitHub's extensions: tables, task lists, strikethrough, footnotes and bare links. */
export function parseMarkdown(text: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(text);
}

/** The headings of a text, in their order. */
export function headingsOf(tree: Hast): TextHeading[] {
  const headings: TextHeading[] = [];
  visit(tree, 'element', (element) => {
    const level = Number(/^h([2-6])$/.exec(element.tagName)?.[1]);
    const { id } = element.properties;
    if (level && typeof id === 'string' && id !== FOOTNOTES) headings.push({ id, level, text: textOf(element) });
  });
  return headings;
}

/** The `id` that remark-rehype gives to the heading of the footnotes. */
export const FOOTNOTES = 'footnote-label';

/** What screen readers say about footnotes. */
export interface FootnoteLabels {
  /** The heading above them. */
  heading: string;
  /** The link from one of them back to the text, by its number. */
  back: (number: string) => string;
}

/** Converts Markdown to HTML elements, with an `id` for each heading. */
export function toElements(tree: Root, footnotes?: FootnoteLabels): Hast {
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
