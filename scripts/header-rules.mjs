import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ path: string, headers: [name: string, value: string][] }} Rule */

/**
 * Reads the `_headers` file of an export, as Netlify and Cloudflare Pages do: a line
 * with a path, then its headers, indented. A path that ends with `*` stands for all that begin so. What several rules say of one
 * header is joined by a comma, as Cloudflare does; so a rule that is wrong shows.
 *
 * @param {string} folder Path of the exported site.
 * @returns {(pathname: string) => Map<string, string>} the headers of an address, values
 *   by name; none without the file.
 */
export function readHeaderRules(folder) {
  const file = path.join(folder, '_headers');
  const rules = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  return (pathname) => {
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const [name, value] of rules.flatMap(({ path, headers }) => (matches(path, pathname) ? headers : []))) {
      const earlier = found.get(name);
      found.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
    return found;
  };
}

/**
 * @param {string} path A rule's.
 * @param {string} pathname An address's.
 */
function matches(path, pathname) {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}

/** @param {string} text */
function parse(text) {
  /** @type {Rule[]} */
  const rules = [];
  for (const line of text.split('\n').filter((line) => line.trim())) {
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else {
      const colon = line.indexOf(':');
      rule?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}
