import type { Code, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextFinding } from '../content/finding';
import { UNREAD_CODE, UNREAD_PATTERNS } from './unread-patterns';

/** A place that visitors would read as its author wrote it. */
export interface UnreadPlace extends TextFinding {
  /** That of its row in the tables. */
  kind: string;
}

/**
 * What of a text visitors would read as its author wrote it, because it is not Markdown.
 *
 * @param isForeign whether the text comes from another site, whose programs may draw what is code here.
 */
export function unreadMarkdown(text: string, tree: Root, isForeign = false): UnreadPlace[] {
  const unread: UnreadPlace[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      unread.push(...unreadProse(withoutParsed(text, node), node.position?.start.line ?? 1));
    if (node.type === 'code') unread.push(...unreadCode(node, isForeign));
  });
  return unread;
}

function unreadProse(source: string, firstLine: number): UnreadPlace[] {
  const unread: UnreadPlace[] = [];
  let prose = source;
  for (const { kind, pattern, test, field, fault, advice } of UNREAD_PATTERNS) {
    prose = prose.replaceAll(pattern, (whole: string, ...groups) => {
      const at = groups.findIndex((group) => typeof group === 'number');
      const match = [whole, ...groups.slice(0, at)];
      if (test && !test(match)) return whole;
      const instead = typeof advice === 'string' ? advice : advice(match);
      unread.push({
        kind,
        line: firstLine + prose.slice(0, groups[at]).split('\n').length - 1,
        field: field?.(match) ?? whole.trim().replace(/\s+/g, ' ').replaceAll('\0', '…'),
        message: `${fault ?? `is ${kind}, which visitors would read`}; ${instead}`,
      });
      return whole.replace(/[^\n]/g, '\0');
    });
  }
  return unread;
}

function unreadCode({ lang, position }: Code, isForeign: boolean): UnreadPlace[] {
  const row = UNREAD_CODE.find(({ language, isAlsoCode }) => language.test(lang ?? '') && (isForeign || !isAlsoCode));
  const message = row && `is ${row.kind}, which visitors would read; ${row.advice}`;
  return message ? [{ kind: row.kind, line: position?.start.line, field: `the code ${lang}`, message }] : [];
}

/** How many signs the marks of a node have at each of its ends. */
const MARK_LENGTHS: Readonly<Record<string, number>> = { strong: 2, emphasis: 1, delete: 1 };

/** The source of a block without code, HTML, links, pictures and the marks of others; bare addresses stay. */
function withoutParsed(text: string, block: Nodes): string {
  const start = block.position?.start.offset ?? 0;
  let source = text.slice(start, block.position?.end.offset);
  const hide = (from: number, to: number) => {
    source = source.slice(0, from) + source.slice(from, to).replace(/[^\n]/g, '\0') + source.slice(to);
  };
  visit(block, (node) => {
    const { position } = node;
    if (!position || node === block) return;
    const [from, to] = [(position.start.offset ?? 0) - start, (position.end.offset ?? 0) - start];
    const marks = MARK_LENGTHS[node.type];
    if (marks) {
      hide(from, from + marks);
      hide(to - marks, to);
    } else if (PARSED_NODES.has(node.type) && /^[`$<[!]/.test(source.slice(from, to))) hide(from, to);
  });
  return source;
}

const PARSED_NODES = new Set(['inlineCode', 'inlineMath', 'html', 'link', 'image', 'footnoteReference']);
