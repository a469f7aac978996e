import type { Html, Nodes } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { findNodeRange, parseSource } from './edits';

/** A line that begins or ends a block of code, below one of HTML. */
const FENCE = /\n(?= {0,3}(?:```|~~~))/;

/** HTML whose content is no Markdown; all but a table goes on after an empty line. */
const RAW = /^\s*<(?:pre|script|style|textarea|table|[!?])/i;

/**
 * The text with an empty line before code that directly follows HTML. Older generators read it as code; for Markdown it
 * is a part of the HTML, up to the next empty line.
 */
export function withSeparateFences(text: string): string {
  let result = text;
  for (let at = fenceInHtml(result); at !== undefined; at = fenceInHtml(result))
    result = `${result.slice(0, at)}\n${result.slice(at)}`;
  return result;
}

/** Where the first fence within HTML begins. What follows it is read anew once it is code. */
function fenceInHtml(text: string): number | undefined {
  if (!/>[^\n]*\n {0,3}(?:```|~~~)/.test(text)) return undefined;
  let at: number | undefined;
  visit(parseSource(text), 'html', (node: Html, _index, parent: Nodes | undefined) => {
    if (parent?.type !== 'root' || RAW.test(node.value)) return;
    const fence = FENCE.exec(text.slice(findNodeRange(node).start, findNodeRange(node).end));
    if (!fence) return;
    at = findNodeRange(node).start + fence.index + 1;
    return EXIT;
  });
  return at;
}
