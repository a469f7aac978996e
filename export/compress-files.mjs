import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.vcf', '.webmanifest', '.xml']);

/** Smallest file that is compressed, in bytes: a smaller one fits into one packet as it is. */
const LEAST_SIZE = 1024;

/**
 * Numbers of distances with a code of their own that are tried for a page, of which the smallest copy is kept: which
 * suits a text nobody can tell. These three are worth 30 bytes of a page; all from 0 to 11 would be worth 35, and
 * cost four times as long.
 */
const DIRECT_DISTANCES = [0, 2, 5];

/** Suffix of each compressed copy, and how it is made. Both give the same bytes for the same file. */
const encoders = {
  /** @param {Buffer} bytes @param {boolean} isPage */
  '.br': async (bytes, isPage) => {
    const copies = await Promise.all(
      (isPage ? DIRECT_DISTANCES : [0]).map((direct) =>
        promisify(brotliCompress)(bytes, {
          params: {
            [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
            [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
            [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            [zlib.BROTLI_PARAM_NDIRECT]: direct,
          },
        }),
      ),
    );
    return copies.reduce((smallest, copy) => (copy.length < smallest.length ? copy : smallest));
  },
  /** @param {Buffer} bytes */
  '.gz': (bytes) => promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }),
};

/**
 * Writes a `.br` and a `.gz` copy next to every text file of the export, for hosts
 * that send such copies as they are.
 *
 * @param {string} folder Path of the exported site.
 * @throws {Error} when the folder holds no exported site.
 */
export async function compressFiles(folder) {
  const home = await stat(path.join(folder, 'index.html')).catch(() => undefined);
  if (!home)
    throw new Error(`There is no index.html in ${folder}; the export did not finish, so nothing was compressed.`);

  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_SIZE) return;
  await Promise.all(
    Object.entries(encoders).map(async ([suffix, encode]) =>
      writeFile(file + suffix, await encode(bytes, file.endsWith('.html'))),
    ),
  );
}
