import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesInfo,
  createHighlighter,
  type ThemeRegistration,
} from 'shiki';
import { visit } from 'unist-util-visit';

/** The kinds of code that have a colour of their own, by their TextMate scopes; all other code is plain. */
const KINDS = {
  keyword: [
    'keyword',
    'storage',
    'entity.name.type',
    'entity.name.class',
    'entity.name.tag',
    'support.type',
    'support.class',
  ],
  string: ['string', 'markup.inserted', 'markup.inline.raw'],
  number: ['constant', 'markup.deleted', 'entity.other.attribute-name'],
  comment: ['comment'],
  plain: ['keyword.operator', 'punctuation.definition.tag', 'meta.embedded', 'string.unquoted'],
};

const names = Object.keys(KINDS);

/** A theme whose colours stand for the kinds: `#000001` for the first. The style sheet has the real ones. */
const theme: ThemeRegistration = {
  name: 'kinds',
  settings: Object.values(KINDS).map((scope, index) => ({ scope, settings: { foreground: `#00000${index + 1}` } })),
  fg: '#000000',
  bg: '#ffffff',
};

/** One for all texts: each language takes some time to load. */
let highlighter: ReturnType<typeof createHighlighter> | undefined;

/**
 * Marks the parts of each code block with `data-code`, which the style sheet colours, and names its language. Code in a
 * language that Shiki does not know stays plain.
 */
export async function highlightCode(tree: Root): Promise<void> {
  const blocks: { pre: Element; code: Element }[] = [];
  visit(tree, 'element', (pre) => {
    const [code] = pre.children;
    if (pre.tagName === 'pre' && code?.type === 'element') blocks.push({ pre, code });
  });
  for (const { pre, code } of blocks) await highlight(pre, code);
}

async function highlight(pre: Element, code: Element) {
  const written = /language-([^\s,]+)/.exec(String(code.properties.className ?? ''))?.[1];
  const language = written?.toLowerCase() ?? '';
  const info = bundledLanguagesInfo.find(({ id, aliases }) => id === language || aliases?.includes(language));
  const name = info?.name ?? written;
  // Scrollable, and therefore reachable by keyboard (WCAG 2.2, 2.1.1).
  pre.properties = { tabIndex: 0, dir: 'ltr', translate: 'no', ...(name && { role: 'group', ariaLabel: name }) };
  code.properties = {};
  const text = textOf(code).replace(/\n$/, '');
  code.children =
    language in bundledLanguages ? await tokensOf(text, language as BundledLanguage) : [{ type: 'text', value: text }];
}

async function tokensOf(text: string, lang: BundledLanguage): Promise<Element['children']> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const shiki = await highlighter;
  await shiki.loadLanguage(lang);
  const { tokens } = shiki.codeToTokens(text, { lang, theme: 'kinds' });
  return tokens.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'text', value: '\n' } as const] : []),
    ...line.map(({ content, color }): Element['children'][number] => {
      const kind = names[Number(color?.at(-1)) - 1];
      const value = { type: 'text', value: content } as const;
      return kind && kind !== 'plain' && content.trim()
        ? { type: 'element', tagName: 'span', properties: { dataCode: kind }, children: [value] }
        : value;
    }),
  ]);
}
