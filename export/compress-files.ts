import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.vcf', '.webmanifest', '.xml']);

/** Minimum size of compressed files, in bytes: smaller files fit into one packet anyway. */
const LEAST_SIZE = 1024;

/** Files from which Brotli's maximum quality takes too long: the quality below takes half as long for 3 % more bytes. */
const MANY_FILES = 1000;

/** Compresses a file, by the suffix of the copy. */
const encoders: Record<string, (bytes: Buffer, isOneOfMany: boolean) => Promise<Buffer>> = {
  '.br': (bytes, isOneOfMany) => {
    const quality = zlib.BROTLI_MAX_QUALITY - Number(isOneOfMany);
    return promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } });
  },
  '.gz': (bytes) => promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }),
};

/** Files that are read and compressed at once; hundreds would take hundreds of megabytes. */
const AT_ONCE = 8;

/** Writes a `.br` and a `.gz` copy next to every text file of the export, for hosts that send such copies. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.has(path.extname(name)));
  const queue = names.values();
  const copies = new Map<string, Promise<Record<string, Buffer>>>();
  const compressNext = async () => {
    for (const name of queue) await compressFile(path.join(folder, name), names.length > MANY_FILES, copies);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
}

/** @param copies The compressed copies by a hash of their content, because Next writes the data of each page twice. */
async function compressFile(file: string, isOneOfMany: boolean, copies: Map<string, Promise<Record<string, Buffer>>>) {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_SIZE) return;
  const hash = createHash('sha256').update(bytes).digest('base64');
  const compressing = copies.get(hash) ?? compress(bytes, isOneOfMany);
  copies.set(hash, compressing);
  const compressed = Object.entries(await compressing);
  await Promise.all(compressed.map(([suffix, copy]) => writeFile(file + suffix, copy)));
}

async function compress(bytes: Buffer, isOneOfMany: boolean): Promise<Record<string, Buffer>> {
  const entries = Object.entries(encoders).map(
    async ([suffix, encode]) => [suffix, await encode(bytes, isOneOfMany)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
