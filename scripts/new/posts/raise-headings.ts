import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseSource, rangeOf, withEdits } from './edits';

/** The level of the first headings of a text, below the title of its page. */
const FIRST_LEVEL = 2;

/** The text whose highest headings are of the second level, if they were lower: a page skips no level. */
export function withRaisedHeadings(text: string): string {
  if (!/^#{3,} /m.test(text)) return text;
  const headings: Heading[] = [];
  visit(parseSource(text), 'heading', (heading: Heading) => void headings.push(heading));
  const surplus = Math.min(...headings.map(({ depth }) => depth)) - FIRST_LEVEL;
  if (headings.length === 0 || surplus <= 0) return text;
  return withEdits(
    text,
    headings.map((heading) => ({ start: rangeOf(heading).start, end: rangeOf(heading).start + surplus, text: '' })),
  );
}
