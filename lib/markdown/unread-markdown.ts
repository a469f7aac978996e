import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { TextMistake } from '../content/mistakes';

/** What is no Markdown, and what to write: the name of a match, and the rest of a sentence that begins with it. */
interface Pattern {
  pattern: RegExp;
  /** Whether a match is meant, and not a part of the text. */
  test?: (match: readonly string[]) => boolean;
  field?: (match: readonly string[]) => string;
  message: string | ((match: readonly string[]) => string);
}

const IN_BACKTICKS = 'or put it between backticks if it is code';

/** In this order; what matches one pattern is not searched for the next. */
const PATTERNS: readonly Pattern[] = [
  {
    pattern: /(?<!\\)\{\{[<%][\s\S]*?[%>]\}\}/g,
    message: `is a shortcode of Hugo, which visitors would read; write it in Markdown, ${IN_BACKTICKS}`,
  },
  {
    pattern: /(?<!\\)(?:\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\})/g,
    message: `is a tag for a template, which visitors would read; write it in Markdown, ${IN_BACKTICKS}`,
  },
  {
    pattern: /(?<!\\)(?:\{:\s*(?:toc|[.#][^{}\n]*|[\w-]+=[^{}\n]*)\}|\{#[\w-]+\}$)/gm,
    message: `is an attribute, which visitors would read; remove it, ${IN_BACKTICKS}`,
  },
  {
    pattern: /^(?:import\s[^\n]+\sfrom\s['"][^\n]+|export\s(?:const|default)\s[^\n]+)$|\{\/\*[\s\S]*?\*\/\}/gm,
    message: `is MDX, which visitors would read; remove it, ${IN_BACKTICKS}`,
  },
  {
    pattern: /^:::[^\n]*$/gm,
    message:
      'is the edge of a block that Markdown lacks, which visitors would read; begin the lines of the block with >',
  },
  {
    pattern: /(?<!\\)!\[\[([^\]|\n]+)[^\]\n]*\]\]/g,
    field: ([picture]) => `the picture ${picture}`,
    message: ([, file = '']) => `is not Markdown; write ![what it shows](<${file.trim()}>)`,
  },
  {
    // A test in a shell begins with a space.
    pattern: /(?<![!\\])\[\[[^\s[\]][^[\]\n]*\]\](?!\()/g,
    message: 'is shown with its brackets; write [text](address) for a link, or put code between backticks',
  },
  {
    // A link or a picture: whether it is one, and its address, in which parentheses may be paired.
    pattern: /(?<!\\)(!?)\[(?:[^\]\\\n]|\\.)*\]\(((?:[^()\n]|\([^()\n]*\))*)\)/g,
    test: ([, , address = '']) => /\S\s+\S/.test(address),
    field: ([, mark, address]) => `the ${mark ? 'picture' : 'link to'} ${address}`,
    message: 'has a space in its address; put the address between < and >, or write %20 for each space',
  },
  {
    pattern: /(?<!\\)\]\((?!\0)[^\s)]*\)?/g,
    message: 'is left of a link or a picture, whose brackets are not in pairs; write [text](address)',
  },
];

/** What of a text's prose visitors would read as its author wrote it, because it is not Markdown. */
export function unreadMarkdown(text: string, tree: Root): TextMistake[] {
  const unread: TextMistake[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    let prose = withoutParsed(text, node);
    for (const { pattern, test, field, message } of PATTERNS) {
      prose = prose.replaceAll(pattern, (...groups) => {
        const match = groups.filter((group) => typeof group === 'string').slice(0, -1);
        const [whole = ''] = match;
        if (test && !test(match)) return whole;
        const before =
          prose
            .slice(
              0,
              groups.find((group) => typeof group === 'number'),
            )
            .split('\n').length - 1;
        unread.push({
          line: (node.position?.start.line ?? 1) + before,
          field: field?.(match) ?? whole.replace(/\s+/g, ' '),
          message: typeof message === 'string' ? message : message(match),
        });
        return whole.replace(/[^\n]/g, '\0');
      });
    }
    return SKIP;
  });
  return unread;
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
