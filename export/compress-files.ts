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

/** Files that are read and compressed at once; hundreds would take hundreds of megabytes. */
const AT_ONCE = 8;

/** Writes a `.br` and a `.gz` copy next to every text file of the export, for hosts that send such copies. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.has(path.extname(name)));
  const quality = zlib.BROTLI_MAX_QUALITY - (names.length > MANY_FILES ? 1 : 0);
  const compress = (bytes: Buffer) =>
    Promise.all([
      promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } }),
      promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }),
    ]);
  /** The copies by a hash of their content, because Next writes the data of each page twice. */
  const copies = new Map<string, ReturnType<typeof compress>>();
  const queue = names.values();
  const compressNext = async () => {
    for (const name of queue) {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      if (bytes.length < LEAST_SIZE) continue;
      const hash = createHash('sha256').update(bytes).digest('base64');
      const compressing = copies.get(hash) ?? compress(bytes);
      copies.set(hash, compressing);
      const [brotli, gzipped] = await compressing;
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
}
