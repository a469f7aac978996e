import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { decoded } from '../../../lib/browser/page-state';
import { type OldPost, POST_FILE } from './old-post';
import type { OldSite } from './old-site';

/** The folder of the new posts. */
export const POSTS_FOLDER = 'content/posts';

/** Files that a generator makes pages of. */
const SOURCE = /\.(?:html?|mdx?|markdown|xml|njk|liquid|php|astro|jsx?|tsx?|ya?ml)$/i;

/** Finds the file that an address leads to, adds it to `copies`, and returns its new address. */
export function findCopy(
  address: string,
  isPicture: boolean,
  { file, name }: OldPost,
  { root, publicFolders, generator }: OldSite,
  copies: Map<string, string>,
) {
  const written = decoded(address);
  const folder = path.dirname(file);
  const beside = written.startsWith('/')
    ? []
    : [folder, path.join(folder, name), path.join(folder, path.basename(file).replace(POST_FILE, ''))];
  const candidates = [...beside, ...publicFolders].map((one) => path.join(one, written));
  if (generator === 'obsidian') candidates.push(...filesNamed(path.basename(written), root));
  const source = candidates.find(
    (one) => /\.\w+$/.test(one) && !SOURCE.test(one) && statSync(one, { throwIfNoEntry: false })?.isFile(),
  );
  if (!source) return undefined;
  if (written.startsWith('/')) {
    copies.set(`public${path.posix.normalize(written)}`, source);
    return address;
  }
  const parent = isPicture ? `${POSTS_FOLDER}/${name}` : `public/posts/${name}`;
  let target = `${parent}/${path.basename(source)}`;
  for (let number = 2; copies.has(target) && copies.get(target) !== source; number++)
    target = `${parent}/${number}-${path.basename(source)}`;
  copies.set(target, source);
  return isPicture ? target.slice(POSTS_FOLDER.length + 1) : target.slice('public'.length);
}

const filesByName = new Map<string, string[]>();

function filesNamed(name: string, root: string): readonly string[] {
  if (filesByName.size === 0)
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
      filesByName.set(entry.name, [...(filesByName.get(entry.name) ?? []), path.join(entry.parentPath, entry.name)]);
  return filesByName.get(name) ?? [];
}
