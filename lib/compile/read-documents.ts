import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainText } from '../language/marked-text';
import { type DividedFile, divideFile } from '../markdown/divide-file';
import type { Document } from '../markdown/documents';
import { readBeginning } from '../markdown/excerpt';
import type { FrontMatter } from '../markdown/front-matter';
import { withMarks } from '../markdown/inline';
import { type PageListSource, readPageList } from '../markdown/page-list';
import { isTextField, type ReadFields, readFields } from '../markdown/read-fields';
import { DOCUMENT_KINDS, type DocumentKind, documentFolders } from '../routes';
import { slugOf } from '../slug';
import { dayOf } from '../today';

/** A Markdown file with what its author wrote. Its fields are checked by `npm run check` and the build. */
export interface DocumentSource<Kind extends DocumentKind = DocumentKind> extends Document<Kind> {
  source: Pick<DividedFile, 'lineOf' | 'mistakes'> &
    Pick<ReadFields, 'unreadFields'> & {
      hasFrontMatter: boolean;
      list?: PageListSource;
    };
}

/** The endings of Markdown files. */
export const MARKDOWN = /\.(?:md|markdown|mdx)$/;

/** Every Markdown file in a folder of `content/`, by kind and name; drafts too. */
export function readDocuments(folder: string): DocumentSource[] {
  return DOCUMENT_KINDS.flatMap((kind) => {
    const directory = path.join(process.cwd(), folder, kind);
    const names = existsSync(directory) ? readdirSync(directory).filter((name) => MARKDOWN.test(name)) : [];
    return names.sort().map((name) => readDocument(kind, `${folder}/${kind}/${name}`));
  });
}

/** By file. `npm run dev` reads them after each change of one. */
const known = new Map<string, { bytes: Buffer; document: Omit<DocumentSource, 'isDraft'> }>();

function readDocument(kind: DocumentKind, file: string): DocumentSource {
  const bytes = readFileSync(path.join(process.cwd(), file));
  const before = known.get(file);
  const document = before?.bytes.equals(bytes) ? before.document : parseFile(kind, file, bytes);
  known.set(file, { bytes, document });
  const { draft, date } = document.fields as Partial<FrontMatter<'posts'>>;
  const list = kind === 'pages' ? readListBeside(file) : undefined;
  return {
    ...document,
    isDraft: draft === true || (date !== undefined && String(date) > dayOf()),
    ...(list && { list: { file: list.file, groups: list.groups }, source: { ...document.source, list } }),
  };
}

function parseFile<Kind extends DocumentKind>(
  kind: Kind,
  file: string,
  bytes: Buffer,
): Omit<DocumentSource<Kind>, 'isDraft'> {
  const { content, mistakes: encodingMistakes } = readUtf8(bytes);
  const { text, lineOf, mistakes: yamlMistakes, fields: written } = divideFile(content, isTextField);
  const mistakes = [...encodingMistakes, ...yamlMistakes];
  const name = path.posix.basename(file).replace(MARKDOWN, '');
  const { slug, moment, unreadFields, ...read } = readFields(kind, written, name);
  const beginning = withBeginning(kind, withPlainFields(read.fields), text);
  return {
    kind,
    slug,
    path: `${documentFolders[kind] as '/'}${slug}/`,
    file,
    ...(moment && { moment }),
    ...(beginning as Pick<Document<Kind>, 'fields' | 'text' | 'hasExcerpt'>),
    source: { lineOf, mistakes, hasFrontMatter: written !== undefined, unreadFields },
  };
}

/** The list in the YAML file of a page's name. */
function readListBeside(file: string): PageListSource | undefined {
  const listFile = file.replace(MARKDOWN, '.yaml');
  if (!existsSync(path.join(process.cwd(), listFile))) return undefined;
  const { content, mistakes } = readUtf8(readFileSync(path.join(process.cwd(), listFile)));
  const list = readPageList(listFile, content);
  return { ...list, mistakes: [...mistakes, ...list.mistakes] };
}

/** What a file has as UTF-8; nothing if it is in another encoding. */
function readUtf8(bytes: Buffer): { content: string; mistakes: DividedFile['mistakes'] } {
  const content = bytes.toString('utf8');
  if (isUtf8(bytes)) return { content, mistakes: [] };
  const line = content.slice(0, content.indexOf('\uFFFD')).split('\n').length;
  const message = 'has letters that are not in UTF-8; save the file in that encoding';
  return { content: '', mistakes: [{ line, field: 'the text', message }] };
}

/** The fields with title and description as plain text, as they are where the text itself stands in for them. */
function withPlainFields(fields: Record<string, unknown>): Record<string, unknown> {
  const isPlain = (name: string) => name === 'title' || name === 'description';
  const entries = Object.entries(fields).map(([name, value]) => {
    return [name, isPlain(name) && typeof value === 'string' ? plainText(withMarks(value, String)) : value];
  });
  return Object.fromEntries(entries);
}

/** The fields with what the beginning of the text says in place of missing ones, and the text without its own title. */
function withBeginning(kind: DocumentKind, fields: Record<string, unknown>, text: string) {
  const { heading, excerpt, textBelow } = readBeginning(text);
  // A case study has the title and the description of its project.
  if (kind === 'case-studies') return { fields, text };
  const { title = heading, description } = fields;
  const isTitle = heading !== undefined && slugOf(String(title), 'en') === slugOf(heading, 'en');
  return {
    fields: { ...fields, title, description: description ?? (excerpt || title) },
    text: isTitle ? textBelow : text,
    ...(description === undefined && { hasExcerpt: true }),
  };
}
