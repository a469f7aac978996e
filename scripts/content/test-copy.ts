import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../command.mjs';

/** A copy of what the owner's commands read, to be changed at will. */
export interface TestCopy {
  /** The copy of the repository. */
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces the first occurrence of a text in a file; a text that is not there is an error of the test. */
  edit: (file: string, from: string, to: string) => void;
}

/** What a command reads: the content, what it is compared with, what makes a palette of it, and the owner's files if there are any. */
const PARTS = ['content', 'app', 'look', 'lib', 'styles', 'public'];

/** Copies what the owner's commands read. */
export function copyContent(): TestCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'owner-'));
  for (const part of PARTS.filter((name) => existsSync(path.join(root, name)))) {
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  }
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const edit = (file: string, from: string, to: string) => {
    const text = read(file);
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    write(
      file,
      text.replace(from, () => to),
    );
  };
  return { folder, read, write, edit };
}
