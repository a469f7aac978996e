import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeUriIfValid } from '../../../lib/browser/page-state';
import { svgFault } from '../../check/files';
import { TEXT_FILE } from './generators';
import type { OldSite } from './old-site';
import type { MovedText } from './text-finder';

/** Files that a program makes pages of. */
const SOURCE = /\.(?:html?|mdx?|markdown|xml|njk|liquid|php|astro|vue|svelte|jsx?|tsx?|ya?ml)$/i;

/** Finds the files that texts name, and collects those to copy. */
export class FileFinder {
  /** The files to copy, by their new paths in the repository. */
  readonly copies = new Map<string, string>();
  private byName?: Map<string, string[]>;

  constructor(private site: OldSite) {}

  /** The new address of the file that an address leads to; `undefined` if it is not there. */
  copy(address: string, isPicture: boolean, text: MovedText): string | undefined {
    const written = decodeUriIfValid(address)
      .replace(/^@site\/|^[@~]\/(?=.)/, '/')
      .replace(/^\$\{?\w+\}?\//, '/');
    const source = this.find(written, text);
    if (!source || svgFault(path.relative(process.cwd(), source))) return undefined;
    const fromRoot =
      written.startsWith('/') &&
      this.site.publicFolders.some((folder) => path.join(folder, written).normalize() === source.normalize());
    if (fromRoot) {
      const target = path.posix.normalize(written);
      this.copies.set(`public${target}`, source);
      return address.startsWith('/') && written === target ? address : target;
    }
    const kind = path.posix.dirname(text.file);
    const parent = isPicture ? `${kind}/${text.name}` : `public/files/${text.name}`;
    const base = path.basename(source).replace(/^\.+/, '');
    let target = `${parent}/${base}`;
    for (let number = 2; this.copies.has(target) && this.copies.get(target) !== source; number++)
      target = `${parent}/${number}-${base}`;
    this.copies.set(target, source);
    return (isPicture ? target.slice(kind.length + 1) : target.slice('public'.length)).replace(
      /[%#?]/g,
      encodeURIComponent,
    );
  }

  private find(written: string, text: MovedText): string | undefined {
    const { root, publicFolders } = this.site;
    const file = path.join(root, text.path);
    const folder = path.dirname(file);
    const folders = [text.find('files') ?? []].flat().map((one) => path.join(root, one));
    const bases = written.startsWith('/')
      ? []
      : [folder, path.join(folder, text.name), file.replace(TEXT_FILE, ''), ...folders];
    const candidates = [...bases, ...publicFolders, root].map((base) => path.join(base, written));
    const found = candidates.flatMap((one) => existing(one) ?? [])[0];
    if (found) return found;
    const [only, ...others] = this.filesNamed(path.basename(written));
    return others.length === 0 ? only : undefined;
  }

  private filesNamed(name: string): readonly string[] {
    if (!this.byName) {
      this.byName = new Map();
      const collect = (folder: string) => {
        for (const entry of readdirSync(folder, { withFileTypes: true })) {
          const file = path.join(folder, entry.name);
          if (entry.isDirectory() && !/^(?:\.|node_modules$|__MACOSX$|_site$|dist$|build$)/.test(entry.name))
            collect(file);
          if (entry.isFile() && existing(file))
            this.byName?.set(nameKey(entry.name), [...(this.byName.get(nameKey(entry.name)) ?? []), file]);
        }
      };
      collect(this.site.root);
    }
    return this.byName.get(nameKey(name)) ?? [];
  }
}

const nameKey = (name: string) => name.normalize('NFC').toLowerCase();

/** The file of that name, whose umlauts may be in another encoding; nothing if a program makes a page of it. */
function existing(file: string): string | undefined {
  if (!/\.\w+$/.test(file) || SOURCE.test(file)) return undefined;
  return [file, file.normalize('NFD'), file.normalize('NFC')].find((one) =>
    statSync(one, { throwIfNoEntry: false })?.isFile(),
  );
}
