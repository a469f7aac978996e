import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.vcf', '.webmanifest', '.xml']);

/** Minimum size of compressed files, in bytes: smaller files fit into one packet anyway. */
const LEAST_SIZE = 1024;

/** Compresses a file, by the suffix of the copy. Brotli's default quality is its maximum. */
const encoders: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  '.br': promisify<Buffer, Buffer>(brotliCompress),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }),
};

/** Writes a `.br` and a `.gz` copy next to every text file of the export, for hosts that send such copies. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.has(path.extname(name)));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_SIZE) return;
  await Promise.all(
    Object.entries(encoders).map(async ([suffix, encode]) => writeFile(file + suffix, await encode(bytes))),
  );
}
