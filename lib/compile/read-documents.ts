import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mistake } from '../content/mistakes';
import type { Document } from '../markdown/documents';
import { type DividedFile, divideFile, type FrontMatter } from '../markdown/front-matter';
import { type DocumentKind, documentFolders, KINDS } from '../routes';
import { dayOf } from '../today';
import { filesIn } from './repository';

/** A Markdown file with the lines of its front matter's fields. Its fields are checked by `findFrontMatterMistakes`. */
export interface DocumentSource<Kind extends DocumentKind = DocumentKind> extends Document<Kind> {
  source: DividedFile;
}

/** Every Markdown file in a folder of `content/`, by kind and name; drafts too. */
export function readDocuments(folder: string): DocumentSource[] {
  return KINDS.flatMap((kind) => {
    const directory = path.join(process.cwd(), folder, kind);
    const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.md')) : [];
    return names.sort().map((name) => readDocument(kind, `${folder}/${kind}/${name}`));
  });
}

function readDocument<Kind extends DocumentKind>(kind: Kind, file: string): DocumentSource<Kind> {
  const source = divideFile(readFileSync(path.join(process.cwd(), file), 'utf8'));
  const slug = path.posix.basename(file, '.md');
  const fields = source.fields as FrontMatter<Kind>;
  const { draft, date } = fields as Partial<FrontMatter<'posts'>>;
  return {
    kind,
    slug,
    path: `${documentFolders[kind] as '/'}${slug}/`,
    file,
    fields,
    text: source.text,
    source,
    isDraft: draft === true || (date !== undefined && String(date) > dayOf()),
  };
}

/** Matches the names of files with a text, in the formats that other site generators read. */
const TEXT_FILE = /\.(?:mdx?|markdown|html?|txt|rst|adoc|org|ipynb)$/i;

/** Texts among the Markdown files of a language that are on no page, because of their format or their folder. */
export function unreadTexts(folder: string): Mistake[] {
  return KINDS.flatMap((kind) => {
    const unread = filesIn(`${folder}/${kind}`).filter((name) => TEXT_FILE.test(name) && !/^\/[^/]+\.md$/.test(name));
    return unread.map((name) => {
      const reason = name.endsWith('.md') ? `is not directly in ${folder}/${kind}/` : 'is not Markdown (.md)';
      return { file: `${folder}/${kind}${name}`, field: 'the text', message: `${reason}; it is left out` };
    });
  });
}
