import path from 'node:path';
import { decoded } from '../../../lib/browser/page-state';
import type { Leftovers } from './leftovers';
import { type OldPost, POST_FILE } from './old-post';
import type { OldSite } from './old-site';

/** A post with its new address, and what of it could not be brought along. */
export interface MovedPost extends OldPost {
  address: string;
  leftovers: Leftovers;
}

/** Finds posts by what other texts call them. */
export class PostFinder {
  private addresses = new Map<string, string>();
  private names = new Map<string, string>();

  constructor(
    posts: readonly MovedPost[],
    private site: OldSite,
  ) {
    for (const { address, addresses, file, name, title } of posts) {
      for (const old of [...addresses, this.pathOf(file), address]) this.addresses.set(key(old), address);
      for (const called of [
        name,
        name.replace(/^\d{4}-\d\d-\d\d-/, ''),
        path.basename(file).replace(POST_FILE, ''),
        title,
      ])
        if (called && called !== 'index') this.names.set(called.toLowerCase(), address);
    }
  }

  /** By an old address, or by the path of its file from that of another post. */
  byAddress(address: string, from: OldPost): string | undefined {
    const written = decoded(address);
    const bases = written.startsWith('/')
      ? ['']
      : [path.posix.dirname(this.pathOf(from.file)), ...from.addresses, this.pathOf(from.file)];
    return bases.map((base) => this.addresses.get(key(path.posix.join('/', base, written)))).find(Boolean);
  }

  /** By its name, its title, or the path of its file. */
  byName(name: string, from: OldPost): string | undefined {
    const bare = name.trim().replace(POST_FILE, '');
    return (
      this.byAddress(name, from) ??
      this.names.get(bare.toLowerCase()) ??
      this.names.get(path.posix.basename(bare).toLowerCase())
    );
  }

  /** The addresses that no other post has. */
  ownAddresses({ addresses, address }: MovedPost): string[] {
    return addresses.filter((old) => this.addresses.get(key(old)) === address && old !== address);
  }

  private pathOf(file: string): string {
    return `/${path
      .relative(this.site.root, file)
      .replaceAll(path.sep, '/')
      .replace(/^(?:src\/)?(?:content|source)\//, '')}`;
  }
}

/** What addresses of one page have in common. */
function key(address: string): string {
  return address
    .replace(POST_FILE, '')
    .replace(/\/index$/, '')
    .replace(/(?<=.)\/$/, '');
}
