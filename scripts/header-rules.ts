import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Rule {
  /** A path, or with `*` at its end the beginning of paths. */
  path: string;
  headers: [name: string, value: string][];
}

/**
 * Reads the `_headers` file of an export, as Netlify and Cloudflare Pages do: a line with a path,
 * then its headers, indented. What several rules say of one header is joined by a comma, as Cloudflare does, so that a
 * wrong rule shows.
 *
 * @param folder path of the exported site.
 * @returns the headers of an address, values by name; none without the file.
 */
export function readHeaderRules(folder: string): (pathname: string) => Map<string, string> {
  const file = path.join(folder, '_headers');
  const rules = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  return (pathname) => {
    const found = new Map<string, string>();
    for (const [name, value] of rules.flatMap((rule) => (matches(rule, pathname) ? rule.headers : []))) {
      const earlier = found.get(name);
      found.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
    return found;
  };
}

function matches({ path: rule }: Rule, pathname: string): boolean {
  return rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;
}

function parse(text: string): Rule[] {
  const rules: Rule[] = [];
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
