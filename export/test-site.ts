import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The inline scripts that Next writes around a page's data, and a script tag of a chunk. */
export const RUNTIME = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});';
export const OPENING = '(self.__next_f=self.__next_f||[]).push([0])';
export const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>';

interface Parts {
  head?: string;
  runtime?: string;
  opening?: string;
  data?: string[];
  body?: string;
}

/** A page as Next writes it, in the parts that the export steps look at. */
export function pageOf({ head = CHUNK, runtime = RUNTIME, opening = OPENING, data = ['Home'], body = '' }: Parts = {}) {
  const flight = data.map((text) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`).join('');
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>h1{margin:0}</style>${head}</head>`,
    `<body><script>theme("data-theme",0)</script><h1>Stars</h1>${body}`,
    `<script id="_R_">${runtime}</script><script>${opening}</script>${flight}</body></html>`,
  ].join('');
}

/** A folder for each test of a file, empty at first and gone afterwards. Names of files in it may hold slashes. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  beforeEach(() => mkdir(folder, { recursive: true }));
  afterEach(() => rm(folder, { recursive: true }));
  return {
    folder,
    async write(files: Record<string, string>) {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
    read: (name: string) => readFile(path.join(folder, name), 'utf8'),
    /** Names of what lies in the folder, or in one within it. */
    list: (within = '') => readdir(path.join(folder, within)),
  };
}
