import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Replaces a range of a text, in UTF-16 code units. */
export interface MarkdownEdit {
  start: number;
  end: number;
  text: string;
}

/** Parses Markdown with the positions of everything in it; links to definitions stay links to definitions. */
export function parseSource(text: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(text);
}

/** A text with some ranges replaced. Of two that overlap, the one that begins first counts. */
export function withEdits(text: string, edits: readonly MarkdownEdit[]): string {
  let end = 0;
  let changed = '';
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    if (edit.start < end) continue;
    changed += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return changed + text.slice(end);
}

/** The range of a node in the text. */
export function findNodeRange({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** A match with its groups as they are written, and whether it is inside of HTML, where Markdown is not read. */
export type Replace = (match: readonly string[], isInHtml: boolean) => string | undefined;

/** Replaces what a pattern matches outside of code and comments. */
export function replaceInProse(text: string, pattern: RegExp, replace: Replace): string {
  // Parsing takes longer than all the rest.
  if (text.search(new RegExp(pattern, pattern.flags.replace('g', ''))) < 0) return text;
  let prose = text;
  const html: { start: number; end: number }[] = [];
  visit(parseSource(text), (node) => {
    const { start, end } = findNodeRange(node);
    const isComment = node.type === 'html' && /^<!--[\s\S]*-->$/.test(node.value);
    if (isComment || node.type === 'code' || node.type === 'inlineCode')
      prose = prose.slice(0, start) + prose.slice(start, end).replace(/\S/g, '\0') + prose.slice(end);
    else if (node.type === 'html' && node.value.includes('\n')) html.push({ start, end });
  });
  const matches = [...prose.matchAll(new RegExp(pattern, `${pattern.flags}d`))];
  const edits = matches.flatMap((match) => {
    const groups = [...(match.indices ?? [])].map((range) => (range ? text.slice(range[0], range[1]) : ''));
    const start = match.index;
    const isInHtml = html.some((range) => start > range.start && start < range.end);
    const replaced = replace(groups, isInHtml);
    return replaced === undefined ? [] : [{ start, end: start + match[0].length, text: replaced }];
  });
  return withEdits(text, edits);
}
