import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The HTML that a text may have, because Markdown can't write it: elements with their attributes. */
export const ALLOWED_HTML: Readonly<Record<string, readonly string[]>> = {
  sup: [],
  sub: [],
  kbd: [],
  mark: [],
  u: [],
  br: [],
  abbr: ['title'],
  details: ['open'],
  summary: [],
  a: ['id', 'name'],
};

/** The HTML without its comments, which are for the owner alone. */
export function withoutComments(html: string): string {
  return html.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
}

/** What Markdown itself becomes (GitHub's elements and attributes), and `ALLOWED_HTML`. */
const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), ...Object.keys(ALLOWED_HTML)],
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-/], 'dataMeta'],
    strong: ['dataAlert'],
  },
  // Ids stay as they are: those of the page are refused with a message. So are other addresses.
  clobber: [],
  protocols: {},
};

/** Parses the HTML of a text. An anchor becomes an element that can also be in a heading, which is a link. */
export function parseHtml(tree: Root): Root {
  const parsed = unified().use(rehypeRaw).use(rehypeSanitize, sanitizeSchema).runSync(tree) as Root;
  visit(parsed, 'element', (element) => {
    const { href, id, name } = element.properties;
    if (element.tagName !== 'a' || href !== undefined) return;
    element.tagName = 'span';
    element.properties = { id: id ?? name };
  });
  return parsed;
}
