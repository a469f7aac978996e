import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { readCached, writeCached } from '../lib/build-cache';
import { listFolder } from './pages';

/** The endings of files with text, which is worth compressing. */
export const TEXT_EXTENSIONS: ReadonlySet<string> = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.md',
  '.svg',
  '.txt',
  '.vcf',
  '.webmanifest',
  '.xml',
]);

/** Minimum size of compressed files, in bytes: smaller files fit into one packet anyway. */
const LEAST_SIZE = 1024;

/** Files from which Brotli's maximum quality takes too long: the quality below takes half as long for 3 % more bytes. */
const MANY_FILES = 1000;

/** Next's data of pages, which browsers load behind them. */
const PAGE_DATA = /\.txt$|_next\/static\/inline\//;

/** Brotli's quality for them: it takes a tenth of the time of the maximum, for 8 % more bytes. */
const DATA_QUALITY = 7;

/** Files that are read and compressed at once; hundreds would take hundreds of megabytes. */
const AT_ONCE = 8;

/** Scripts that are the same in most builds. */
const VERSIONED_SCRIPT = /_next\/static\/chunks\//;

function compressTwice(bytes: Buffer, quality: number): Promise<Buffer[]> {
  return Promise.all([
    promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }),
  ]);
}

/** Takes the copies that an earlier build has made of the same file. */
async function compressOnce(bytes: Buffer, quality: number): Promise<Buffer[]> {
  const keys = ['br', 'gz'].map((kind) => [kind, String(quality), bytes] as const);
  const known = keys.flatMap((key) => readCached(...key) ?? []);
  if (known.length === keys.length) return known;
  const copies = await compressTwice(bytes, quality);
  for (const [index, copy] of copies.entries()) writeCached(copy, ...(keys[index] ?? []));
  return copies;
}

/**
 * Writes a `.br` and a `.gz` copy next to the text files of the export that are chosen, for hosts that send such copies.
 *
 * @returns the paths of these files.
 */
export async function compressFiles(folder: string, isChosen = (_name: string) => true): Promise<Set<string>> {
  const names = (await listFolder(folder)).filter((name) => TEXT_EXTENSIONS.has(path.extname(name)));
  const chosen = new Set(names.filter(isChosen));
  const best = zlib.BROTLI_MAX_QUALITY - (names.length > MANY_FILES ? 1 : 0);
  const compress = (name: string, bytes: Buffer) =>
    VERSIONED_SCRIPT.test(name)
      ? compressOnce(bytes, best)
      : compressTwice(bytes, PAGE_DATA.test(name) ? DATA_QUALITY : best);
  /** The copies by a hash of their content, because Next writes the data of each page twice. */
  const copies = new Map<string, ReturnType<typeof compress>>();
  const queue = chosen.values();
  const compressNext = async () => {
    for (const name of queue) {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      if (bytes.length < LEAST_SIZE) continue;
      const hash = createHash('sha256').update(bytes).digest('base64');
      const compressing = copies.get(hash) ?? compress(name, bytes);
      copies.set(hash, compressing);
      const [brotli, gzipped] = await compressing;
      await Promise.all([writeFile(`${file}.br`, brotli ?? ''), writeFile(`${file}.gz`, gzipped ?? '')]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
  return chosen;
}
