import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { PICTURE_TYPES } from '../content/address-fields';
import { type Mistake, mistakesOf, nearest } from '../content/mistakes';
import { type Document, pictureFile } from '../markdown/documents';
import { formulaMistakes } from '../markdown/formulas';
import { FRONT_MATTER } from '../markdown/front-matter';
import { htmlMistakes } from '../markdown/html-in-text';
import { parseMarkdown } from '../markdown/markdown';
import { unreadMarkdown } from '../markdown/unread-markdown';
import { FILM_TYPES, themeFiles } from '../picture-files';
import type { DocumentSource } from './read-documents';
import { svgMistake } from './svg-mistake';

/** Finds what is wrong with a Markdown file by itself: its front matter, and what its text can't have. */
export function findTextMistakes(document: DocumentSource): Mistake[] {
  return [...frontMatterMistakes(document), ...pictureMistakes(document), ...markupMistakes(document)];
}

function frontMatterMistakes({ kind, file, source, slug, fields }: DocumentSource): Mistake[] {
  const message = 'must have a letter or a digit in its name, such as small-steps.md';
  return [
    ...(slug ? [] : [{ file, field: 'the file', message }]),
    ...(source.mistakes.length > 0
      ? source.mistakes.map((mistake) => ({ file, field: 'the front matter', ...mistake }))
      : fieldMistakes({ kind, file, source, fields })),
  ];
}

/** What is wrong with the values of the fields, by the names that their author gave them. */
function fieldMistakes({ kind, file, source, fields }: Pick<DocumentSource, 'kind' | 'file' | 'source' | 'fields'>) {
  const writtenPath = ([field = '', ...rest]: readonly PropertyKey[]) => [
    source.writtenNames[String(field)] ?? field,
    ...rest,
  ];
  const findPlace = (field: readonly PropertyKey[]) => ({ file, line: source.lineOf(writtenPath(field)) });
  const mistakes = mistakesOf(FRONT_MATTER[kind], fields, findPlace);
  if (mistakes.length > 0 && !source.hasFrontMatter) {
    const message =
      'is missing; begin the file with a line of three hyphens (---), then the fields, such as title: My Title, then another such line';
    return [{ file, line: 1, field: 'the front matter', message }];
  }
  // Other unknown fields do no harm, but a draft would be published.
  const draft = source.unreadFields.find((name) => nearest(name, ['draft']));
  if (draft) mistakes.push({ ...findPlace([draft]), field: draft, message: 'is unknown; you probably mean draft' });
  return mistakes.map((mistake) => {
    const [name = ''] = /^\w+/.exec(mistake.field) ?? [];
    return { ...mistake, field: (source.writtenNames[name] ?? name) + mistake.field.slice(name.length) };
  });
}

/** The picture that the front matter names. */
function pictureMistakes(document: DocumentSource): Mistake[] {
  const { image } = document.fields as { image?: unknown };
  const { image: name = 'image' } = document.source.writtenNames;
  const message = typeof image === 'string' && pictureMistake(image, document);
  return message ? [{ file: document.file, line: document.source.lineOf([name]), field: name, message }] : [];
}

/**
 * What a text has that the page's policy forbids or the page can't show, and pictures that are missing. What visitors
 * would read as source is left out of a text that its author keeps off the site.
 */
export function markupMistakes(
  document: Pick<Document, 'file' | 'text'> & Partial<Pick<Document, 'fields'>>,
): Mistake[] {
  const { file, fields } = document;
  const mistakes: Mistake[] = [];
  const add = (node: Nodes, field: string, message: string | undefined) => {
    if (message) mistakes.push({ file, line: node.position?.start.line, field, message });
  };
  const tree = parseMarkdown(document.text);
  const framed = new Set<Nodes>();
  const isKeptOff = fields && 'draft' in fields && fields.draft === true;
  const unread = isKeptOff ? [] : unreadMarkdown(document.text, tree);
  mistakes.push(
    ...[...htmlMistakes(tree), ...formulaMistakes(tree, document.text), ...unread].map((one) => ({ file, ...one })),
  );
  visit(tree, (node) => {
    if (node.type === 'paragraph') for (const child of node.children.flatMap(orItsPicture)) framed.add(child);
    if (node.type === 'image') {
      const name = `the picture ${node.url}`;
      add(node, name, pictureMistake(node.url, document, FILM_TYPES));
      if (!framed.has(node)) add(node, name, 'must be in a paragraph of its own, outside of headings and tables');
    }
  });
  return mistakes.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** The picture of a link that has nothing else in it; any other part of a paragraph itself. */
function orItsPicture(node: PhrasingContent): PhrasingContent[] {
  return node.type === 'link' && node.children.length === 1 ? node.children : [node];
}

/** @param otherTypes the endings of files that can be there beside pictures. */
function pictureMistake(address: string, document: Pick<Document, 'file'>, otherTypes?: RegExp): string | undefined {
  if (document.file.endsWith('.ts')) return 'can’t be shown here; only Markdown files have pictures';
  if (/^[a-z]+:/i.test(address)) return 'is not in the repository; save it beside the text or in public/';
  if (!PICTURE_TYPES.test(address) && !otherTypes?.test(address))
    return `must be a PNG, JPEG, WebP, AVIF, SVG or GIF${otherTypes ? ', or a film as MP4 or WebM' : ''}`;
  const file = pictureFile(address, document);
  const files = themeFiles(file) ?? [file];
  if (!files.every(isFile)) return `is missing: there is no file ${file}`;
  return files.map(svgMistake).find(Boolean);
}

/** Whether there is a file of that name in upper and lower case, which Windows and macOS take for the same, unlike hosts. */
function isFile(file: string): boolean {
  const { dir, base } = path.parse(path.join(process.cwd(), file));
  // macOS may have accents in another encoding.
  return existsSync(dir) && readdirSync(dir).some((name) => name.normalize() === base.normalize());
}
