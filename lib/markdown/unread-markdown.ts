import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Something in a text that stays as it is written, so that visitors would read the brackets. */
interface Unread {
  line: number;
  field: string;
  /** What is wrong and what to write, as the rest of a sentence. */
  message: string;
}

/** A link or a picture: whether it is one, and its address, in which parentheses may be paired. */
const WITH_ADDRESS = /(?<!\\)(!?)\[(?:[^\]\\\n]|\\.)*\]\(((?:[^()\n]|\([^()\n]*\))*)\)/g;

const WIKI_PICTURE = /(?<!\\)!\[\[([^\]|\n]+)[^\]\n]*\]\]/g;

/** A link between pages of a wiki; a test in a shell begins with a space. */
const WIKI_LINK = /(?<![!\\])\[\[[^\s[\]][^[\]\n]*\]\](?!\()/g;

/** Links and pictures with a space in their address, and pictures as Obsidian writes them. */
export function unreadAddresses(text: string, tree: Root): Unread[] {
  const inSpaces = matchesIn(text, tree, WITH_ADDRESS).flatMap(({ line, parts: [, mark, address = ''] }) => {
    if (!/\S\s+\S/.test(address)) return [];
    const message = 'has a space in its address; put the address between < and >, or write %20 for each space';
    return { line, field: `the ${mark ? 'picture' : 'link to'} ${address}`, message };
  });
  const ofWikis = matchesIn(text, tree, WIKI_PICTURE).map(({ line, parts: [whole, file = ''] }) => {
    const message = `is not Markdown; write ![what it shows](<${file.trim()}>)`;
    return { line, field: `the picture ${whole}`, message };
  });
  return [...inSpaces, ...ofWikis].sort((one, other) => one.line - other.line);
}

/** Links as wikis write them. They may be code, such as an attribute of C++, that lacks its backticks. */
export function wikiLinks(text: string, tree: Root): Unread[] {
  return matchesIn(text, tree, WIKI_LINK).map(({ line, parts: [whole] }) => {
    const message = 'is shown with its brackets; write [text](address) for a link, or put code between backticks';
    return { line, field: `${whole}`, message };
  });
}

/** What of a text's prose matches a pattern, with its lines. */
function matchesIn(text: string, tree: Root, pattern: RegExp): { line: number; parts: RegExpExecArray }[] {
  const found: ReturnType<typeof matchesIn> = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const { position } = node;
    const prose = withoutParsed(text, node);
    for (const parts of prose.matchAll(pattern)) {
      const before = prose.slice(0, parts.index).split('\n').length - 1;
      found.push({ line: (position?.start.line ?? 1) + before, parts });
    }
    return SKIP;
  });
  return found;
}

/** The source of a block without code, HTML, links and pictures; bare addresses stay. */
function withoutParsed(text: string, block: Nodes): string {
  const start = block.position?.start.offset ?? 0;
  let source = text.slice(start, block.position?.end.offset);
  visit(block, ['inlineCode', 'inlineMath', 'html', 'link', 'image'], ({ position }) => {
    // What is defined elsewhere in the text has its block's position.
    if (!position || position === block.position) return;
    const [from, to] = [(position.start.offset ?? 0) - start, (position.end.offset ?? 0) - start];
    const parsed = source.slice(from, to);
    if (!/^[`$<[!]/.test(parsed)) return;
    source = source.slice(0, from) + parsed.replace(/[^\n]/g, '\0') + source.slice(to);
  });
  return source;
}
