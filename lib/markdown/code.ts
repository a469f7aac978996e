import { transformerMetaHighlight, transformerNotationDiff, transformerNotationHighlight } from '@shikijs/transformers';
import type { Element, ElementContent, Parent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { bundledLanguages, bundledLanguagesInfo, codeToHast, type ThemeRegistration } from 'shiki';
import { visit } from 'unist-util-visit';
import { readCached, writeCached } from '../build-cache';
import { createElementNode, textNode } from './elements';

/** The kinds of code that have a colour of their own, by their TextMate scopes; all other code is plain. */
const CODE_KINDS = {
  keyword: 'keyword, storage, entity.name.type, entity.name.class, entity.name.tag, support.type, support.class',
  string: 'string, markup.inserted, markup.inline.raw',
  number: 'constant, markup.deleted, entity.other.attribute-name',
  comment: 'comment',
  plain: 'keyword.operator, punctuation.definition.tag, meta.embedded, string.unquoted',
};

const kindNames = Object.keys(CODE_KINDS);

/** A theme whose colours stand for the kinds: `#000001` for the first. The style sheet has the real ones. */
const codeTheme: ThemeRegistration = {
  name: 'kinds',
  settings: Object.values(CODE_KINDS).map((scope, index) => ({
    scope,
    settings: { foreground: `#00000${index + 1}` },
  })),
  fg: '#000000',
  bg: '#ffffff',
};

/** The elements of lines that Shiki's transformers give a class, which say what they are in a feed, too. */
const LINES = { highlighted: 'mark', add: 'ins', remove: 'del' };

/** What surrounds a block of code: its name, and a bar with its title if it has one. */
interface CodeElements {
  pre: Element;
  code: Element;
  parent: Parent;
}

/**
 * Marks the parts of code with `data-code`, which the style sheet colours, if Shiki knows its language. Behind the
 * language there may be a title and lines to mark: `ts title="app.ts" {3-5}`; lines may end in `// [!code ++]`.
 */
export async function highlightCode(tree: Root): Promise<void> {
  const blocks: CodeElements[] = [];
  visit(tree, 'element', (pre, _index, parent) => {
    const [code] = pre.children;
    if (pre.tagName === 'pre' && code?.type === 'element' && parent) blocks.push({ pre, code, parent });
  });
  for (const { pre, code, parent } of blocks) {
    const [, written, more = ''] = /language-([^\s,{]+)(\S*)/.exec(String(code.properties.className ?? '')) ?? [];
    const meta = `${more} ${code.properties.dataMeta ?? ''}`;
    const [, , title] = /\btitle=(["'])(.+?)\1/.exec(meta) ?? [];
    const language = written?.toLowerCase() ?? '';
    const info = bundledLanguagesInfo.find(({ id, aliases }) => id === language || aliases?.includes(language));
    const name = title ?? info?.name ?? written;
    // Scrollable, and therefore reachable by keyboard (WCAG 2.2, 2.1.1).
    pre.properties = { tabIndex: 0, dir: 'ltr', translate: 'no', ...(name && { role: 'group', ariaLabel: name }) };
    code.properties = {};
    const lang = Object.hasOwn(bundledLanguages, language) ? language : 'text';
    code.children = await highlightLines(textOf(code).replace(/\n$/, ''), lang, meta);
    if (code.children.some((line) => line.type === 'element' && line.tagName !== 'span')) pre.properties.dataLines = '';
    if (!title) continue;
    const caption = createElementNode('figcaption', { translate: 'no' }, [textNode(title)]);
    parent.children[parent.children.indexOf(pre)] = createElementNode('figure', { dir: 'ltr', dataTitled: '' }, [
      caption,
      pre,
    ]);
  }
}

async function highlightLines(...source: [text: string, lang: string, meta: string]): Promise<ElementContent[]> {
  const known = readCached('code', ...source);
  if (known) return JSON.parse(String(known));
  const lines = await colourLines(...source);
  writeCached(JSON.stringify(lines), 'code', ...source);
  return lines;
}

async function colourLines(text: string, lang: string, meta: string): Promise<ElementContent[]> {
  const { children } = await codeToHast(text, {
    lang,
    theme: codeTheme,
    meta: { __raw: meta },
    transformers: [transformerMetaHighlight(), transformerNotationHighlight(), transformerNotationDiff()],
    mergeWhitespaces: false,
    // Without a limit, which on a busy machine would leave the rest of a line plain.
    tokenizeTimeLimit: 0,
  });
  const [pre] = children as Element[];
  const [code] = (pre?.children ?? []) as Element[];
  const lines: ElementContent[] = [];
  for (const line of code?.children ?? []) {
    if (line.type !== 'element') continue;
    const parts = line.children.map(tokenOf);
    // The space before a comment such as `// [!code ++]`, which is no longer there.
    const last = parts.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
    // A marked line takes the end of the line with it, so that the next one begins behind it.
    const tokens = [...parts, textNode('\n')];
    const kind = String(line.properties.class)
      .split(/[\s,]/)
      .find((name) => Object.hasOwn(LINES, name));
    if (kind) lines.push(createElementNode(LINES[kind as keyof typeof LINES], {}, joinTexts(tokens)));
    else lines.push(...tokens);
  }
  const end = lines.at(-1);
  if (end?.type === 'text') lines.pop();
  return joinTexts(lines);
}

/** A part of a line, which Shiki has coloured. */
function tokenOf(token: ElementContent): ElementContent {
  const text = textNode(textOf(token));
  const color = token.type === 'element' ? String(token.properties.style) : '';
  const kind = kindNames[Number(/color:#00000(\d)/.exec(color)?.[1]) - 1];
  return kind && kind !== 'plain' && text.value.trim() ? createElementNode('span', { dataCode: kind }, [text]) : text;
}

/** Joins neighbouring texts, between which React would write a comment. */
function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joint: ElementContent[] = [];
  for (const node of nodes) {
    const last = joint.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joint.push(node);
  }
  return joint;
}
