import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { findNodeRange, type MarkdownEdit, parseSource, withEdits } from './edits';

/** The text whose headings skip no level: the first ones are right below the title of the page. */
export function withHeadingLevels(text: string): string {
  const headings: Heading[] = [];
  if (!/^#|^(?:=|-)+[ \t]*$/m.test(text)) return text;
  visit(parseSource(text), 'heading', (heading: Heading) => void headings.push(heading));
  // With one of the first level, the page shows all of them one level lower.
  const first = headings.some(({ depth }) => depth === 1) ? 1 : 2;
  const above: { depth: number; level: number }[] = [];
  const edits: MarkdownEdit[] = [];
  for (const heading of headings) {
    const { depth } = heading;
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const level = Math.min(depth, (above.at(-1)?.level ?? first - 1) + 1);
    above.push({ depth, level });
    const { start, end } = findNodeRange(heading);
    if (level === depth) continue;
    if (text[start] === '#') edits.push({ start, end: start + depth - level, text: '' });
    else
      edits.push({
        start,
        end,
        text: `${'#'.repeat(level)} ${text
          .slice(start, end)
          .replace(/\n[ \t]*[=-]+[ \t]*$/, '')
          .replace(/\s*\n\s*/g, ' ')}`,
      });
  }
  return withEdits(text, edits);
}
