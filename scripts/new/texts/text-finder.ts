import path from 'node:path';
import { decodeUriIfValid } from '../../../lib/browser/page-state';
import { TEXT_FILE } from './generators';
import type { OldText } from './old-text';

/** A text with its new place. */
export interface MovedText extends OldText {
  /** `/blog/small-steps/`. */
  address: `/${string}/`;
  /** Its new file, by its path in the repository. */
  file: string;
  isDraft: boolean;
}

/** Finds texts by what other texts call them. */
export class TextFinder {
  private addresses = new Map<string, MovedText>();
  private names = new Map<string, MovedText>();
  /** By the last part of their address; nothing if several have it. */
  private lastParts = new Map<string, MovedText | undefined>();

  constructor(
    texts: readonly MovedText[],
    private input: string,
  ) {
    for (const text of texts) {
      for (const old of [...text.addresses, this.pathOf(text), `/${text.path}`, text.address])
        this.addresses.set(key(old), text);
      const base = path.posix.basename(text.path).replace(TEXT_FILE, '');
      for (const called of [text.name, base, base.replace(/^\d{4}-\d\d?-\d\d?-/, ''), text.title])
        if (called && called !== 'index') this.names.set(called.toLowerCase(), text);
      for (const last of new Set([text.name, ...text.addresses.map(lastPart)].map((one) => one.toLowerCase())))
        this.lastParts.set(last, this.lastParts.has(last) && this.lastParts.get(last) !== text ? undefined : text);
    }
  }

  /** By an old address, by the path of its file from that of another text, or by a last part that no other text has. */
  byAddress(address: string, from: OldText): MovedText | undefined {
    const written = decodeUriIfValid(address).replace(/^@site\//, '/');
    const bases = written.startsWith('/')
      ? ['']
      : [
          path.posix.dirname(this.pathOf(from)),
          path.posix.dirname(`/${from.path}`),
          ...from.addresses,
          this.pathOf(from),
        ];
    const found = bases.map((base) => this.addresses.get(key(path.posix.join('/', base, written)))).find(Boolean);
    const isOfText = /[^/]\/[^/]/.test(written) || TEXT_FILE.test(written) || !written.startsWith('/');
    return found ?? (isOfText ? this.lastParts.get(lastPart(written).toLowerCase()) : undefined);
  }

  /** By its name, its title, or the path of its file. */
  byName(name: string, from: OldText): MovedText | undefined {
    const bare = name.trim().replace(TEXT_FILE, '');
    return (
      this.byAddress(name.trim(), from) ??
      this.names.get(bare.toLowerCase()) ??
      this.names.get(path.posix.basename(bare).toLowerCase())
    );
  }

  /** The addresses that no other text has. */
  ownAddresses(text: MovedText): string[] {
    return text.addresses.filter((old) => this.addresses.get(key(old)) === text && key(old) !== key(text.address));
  }

  private pathOf({ path: file }: OldText): string {
    return `/${file.startsWith(`${this.input}/`) ? file.slice(this.input.length + 1) : file.replace(/^(?:src\/)?(?:content|source|pages)\//, '')}`;
  }
}

/** What addresses of one page have in common. */
function key(address: string): string {
  return address
    .replace(TEXT_FILE, '')
    .replace(/\/index$/, '')
    .replace(/(?<=.)\/$/, '')
    .normalize('NFC');
}

function lastPart(address: string): string {
  return path.posix.basename(key(address)).replace(/^\d{4}-\d\d?-\d\d?-/, '');
}
