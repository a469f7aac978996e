import querystring from 'node:querystring';
import { text } from './fields';

/** An earlier address of a text, and the path of its page. */
export interface Alias {
  /** Without percent-encoding. It ends with a slash, or with `.html` if it is that of a file. */
  from: `/${string}`;
  to: `/${string}/`;
}

/** A path that every host takes for an address, and every disk for the name of a file. */
const PATH = /^(?:\/(?!\.)[\p{L}\p{M}\p{N}._~!&()+,;=@-]+)+\/?$/u;

/** Whether a text can be an earlier address. */
export function isAlias(value: string): boolean {
  return PATH.test(querystring.unescape(value));
}

/** A text's earlier address, in the folder of its site: `/2019/old-name.html`. */
export function alias() {
  return text('must be a path such as /2019/old-name.html, without a host, spaces, or what follows a ? or #', isAlias);
}

/** An earlier address as all spellings of it have it: with the slash that hosts add, without the name `index.html`. */
export function aliasPath(written: string): Alias['from'] {
  const path = querystring
    .unescape(written)
    .normalize('NFC')
    .replace(/\/index\.html$/, '/');
  return (path.endsWith('.html') ? path : path.replace(/\/?$/, '/')) as Alias['from'];
}

/** The addresses that lead to the same page: hosts know both `/old` and `/old/`. */
export function spellingsOf({ from }: Alias): string[] {
  return from.endsWith('/') ? [from, from.slice(0, -1)] : [from];
}
