import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { FILM_TYPES } from '../../lib/content/address-fields';
import type { Finding } from '../../lib/content/finding';
import { type Document, pictureFile } from '../../lib/markdown/documents';
import { extractPlainText } from '../../lib/markdown/excerpt';
import { parseMarkdown } from '../../lib/markdown/markdown';
import { filesOfFilm } from '../../lib/picture-companions';

/** What a Markdown file lacks, with its lines. */
export function findTextGaps({ file, text }: Pick<Document, 'file' | 'text'>): Finding[] {
  const tree = parseMarkdown(text);
  return [...gapsIn(tree), ...filmGaps(tree, file)].map((gap) => ({ file, ...gap }));
}

function gapsIn(tree: Root): Omit<Finding, 'file'>[] {
  const gaps: Omit<Finding, 'file'>[] = [];
  // The title of the page has the first level.
  let above = 1;
  visit(tree, ['image', 'heading', 'link'], (node) => {
    const line = node.position?.start.line;
    const add = (level: Finding['level'], field: string, message: string) => gaps.push({ level, line, field, message });
    if (node.type === 'image' && !node.alt) {
      const message = 'has no alternative text; describe it between the square brackets, unless it is decoration';
      add('should', `the picture ${node.url}`, message);
    }
    if (node.type === 'link' && !extractPlainText(node))
      add('must', `the link to ${node.url}`, 'has no text; write what it leads to between the square brackets');
    if (node.type !== 'heading') return;
    const tooMany = node.depth - above - 1;
    const name = `the heading ${JSON.stringify(extractPlainText(node))}`;
    const place = above === 1 ? 'the title of the page' : 'the one before it';
    if (!extractPlainText(node)) add('must', 'a heading', 'has no text; write one, or remove it');
    else if (tooMany > 0) add('must', name, `skips a level below ${place}; remove ${'#'.repeat(tooMany)} from it`);
    above = node.depth;
  });
  return gaps;
}

/** Films without a poster or captions. Their files exist. */
function filmGaps(tree: Root, file: string): Omit<Finding, 'file'>[] {
  const gaps: Omit<Finding, 'file'>[] = [];
  visit(tree, 'image', ({ url, position }) => {
    if (!FILM_TYPES.test(url)) return;
    const { name, poster, captions } = filesOfFilm(pictureFile(url, { file }));
    const add = (message: string) =>
      gaps.push({ level: 'should', line: position?.start.line, field: `the film ${url}`, message });
    if (!poster) add(`has no poster, so that its box is empty until it is played; put a picture ${name}.jpg beside it`);
    if (captions.length === 0) add(`has no captions; put them beside it as ${name}.vtt, unless nothing is said in it`);
  });
  return gaps;
}
