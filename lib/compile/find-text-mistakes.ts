import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { PICTURE_TYPES } from '../content/fields';
import { type Mistake, mistakesOf } from '../content/mistakes';
import { type Document, pictureFile } from '../markdown/documents';
import { FRONT_MATTER } from '../markdown/front-matter';
import { htmlIn } from '../markdown/html-in-text';
import { parseMarkdown } from '../markdown/markdown';
import { unreadAddresses } from '../markdown/unread-markdown';
import type { DocumentSource } from './read-documents';

/** Finds what is wrong with a Markdown file by itself: its front matter, and what its text can't have. */
export function findTextMistakes(document: DocumentSource): Mistake[] {
  return [...frontMatterMistakes(document), ...pictureMistakes(document), ...markupMistakes(document)];
}

function frontMatterMistakes({ kind, file, source, slug }: DocumentSource): Mistake[] {
  const message = 'must have a name in lowercase letters, digits and hyphens, such as small-steps.md';
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? [] : [{ file, field: 'the file', message }]),
    ...(source.mistakes.length > 0
      ? source.mistakes.map((mistake) => ({ file, field: 'the front matter', ...mistake }))
      : mistakesOf(FRONT_MATTER[kind], source.fields, (field) => ({ file, line: source.lineOf(field) }))),
  ];
}

/** The picture that the front matter names. */
function pictureMistakes(document: DocumentSource): Mistake[] {
  const { image } = document.fields as { image?: unknown };
  const message = typeof image === 'string' && pictureMistake(image, document);
  return message ? [{ file: document.file, line: document.source.lineOf(['image']), field: 'image', message }] : [];
}

/** What a text has that the page's policy forbids or the page can't show, and pictures that are missing. */
export function markupMistakes(document: Pick<Document, 'file' | 'text'>): Mistake[] {
  const { file } = document;
  const mistakes: Mistake[] = [];
  const add = (node: Nodes, field: string, message: string | undefined) => {
    if (message) mistakes.push({ file, line: node.position?.start.line, field, message });
  };
  const tree = parseMarkdown(document.text);
  mistakes.push(...[...htmlIn(tree), ...unreadAddresses(document.text, tree)].map((one) => ({ file, ...one })));
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading' && node.depth === 1) {
      add(node, 'the heading with one #', 'would be a second title of the page; begin headings with ##');
    }
    if (node.type === 'image') {
      const name = `the picture ${node.url}`;
      add(node, name, pictureMistake(node.url, document));
      if (parent?.type !== 'paragraph') {
        add(node, name, 'must be in a paragraph of its own, outside of links, headings and tables');
      }
    }
  });
  return mistakes.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

function pictureMistake(address: string, document: Pick<Document, 'file'>): string | undefined {
  if (!document.file.endsWith('.md')) return 'can’t be shown here; only Markdown files have pictures';
  if (/^[a-z]+:/i.test(address)) return 'is not in the repository; save it beside the text or in public/';
  if (!PICTURE_TYPES.test(address)) return 'must be a PNG, JPEG, WebP or AVIF';
  const file = pictureFile(address, document);
  return existsSync(path.join(process.cwd(), file)) ? undefined : `is missing: there is no file ${file}`;
}
