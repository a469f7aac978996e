import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Replaces a range of a text, in UTF-16 code units. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Parses Markdown with the positions of everything in it; links to definitions stay links to definitions. */
export function parseSource(text: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(text);
}

/** A text with some ranges replaced. Of two that overlap, the one that begins first counts. */
export function withEdits(text: string, edits: readonly Edit[]): string {
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
export function rangeOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** Replaces what a pattern matches outside of code and comments. */
export function replaceInProse(
  text: string,
  pattern: RegExp,
  replace: (...match: string[]) => string | undefined,
): string {
  const matches = [...text.matchAll(pattern)];
  // Parsing takes longer than all the rest.
  if (matches.length === 0) return text;
  const code: { start: number; end: number }[] = [];
  visit(parseSource(text), (node) => {
    const isComment = node.type === 'html' && node.value.startsWith('<!--');
    if (isComment || node.type === 'code' || node.type === 'inlineCode') code.push(rangeOf(node));
  });
  const edits = matches.flatMap((match) => {
    const start = match.index;
    if (code.some((range) => start >= range.start && start < range.end)) return [];
    const replaced = replace(...match);
    return replaced === undefined ? [] : [{ start, end: start + match[0].length, text: replaced }];
  });
  return withEdits(text, edits);
}
