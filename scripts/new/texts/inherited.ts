import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from './front-matter';
import { type OldSite, readData } from './old-site';

/** Fields that a text has from its folders and from the configuration, and what of them could not be read. */
interface Inherited {
  fields: Record<string, unknown>;
  faults: string[];
}

/** Code that may decide what is public. */
const DECIDES = /\b(?:draft|permalink\s*:\s*(?:false|\()|eleventyExcludeFromCollections|published|eleventyComputed)\b/;

/**
 * What a text inherits: the defaults of Jekyll, the data of folders as Eleventy and Lume have it, and what Hugo's sections
 * hand down.
 */
export function inheritedFields(file: string, site: OldSite): Inherited {
  const inherited: Inherited = { fields: defaultsOf(file, site), faults: [] };
  const parts = path.posix.dirname(file).split('/');
  for (let count = 1; count <= parts.length; count++) {
    const folder = parts.slice(0, count).join('/');
    const last = parts[count - 1] ?? '';
    for (const name of [
      `${last}.json`,
      `${last}.11tydata.json`,
      '_data.yml',
      '_data.yaml',
      '_data.json',
      `${last}.11tydata.js`,
      `${last}.11tydata.mjs`,
      `${last}.11tydata.cjs`,
      '_data.ts',
      '_data.js',
    ])
      readDirectoryData(path.join(site.root, folder, name), inherited);
    const section = path.join(site.root, folder, '_index.md');
    if (existsSync(section))
      Object.assign(inherited.fields, cascadeIn(readFrontMatter(readFileSync(section, 'utf8')).fields));
  }
  return inherited;
}

function readDirectoryData(file: string, { fields, faults }: Inherited) {
  if (!existsSync(file)) return;
  const source = readFileSync(file, 'utf8');
  try {
    const data = readData(file, source);
    if (data)
      Object.assign(
        fields,
        JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'object' ? value : String(value))),
      );
    else if (DECIDES.test(source)) faults.push(`may be kept off by code in ${path.basename(file)}`);
  } catch {
    faults.push(`has data in ${path.basename(file)} that could not be read`);
  }
}

/** What a section of Hugo hands down to its texts: one group, or a list of them. */
function cascadeIn({ cascade }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.assign({}, ...[cascade].flat().map((one) => ({ ...Object(one), ...Object(Object(one).params) })));
}

/** The defaults of Jekyll's configuration for a path. */
function defaultsOf(file: string, { configuration: { defaults } }: OldSite): Record<string, unknown> {
  const rows = Array.isArray(defaults) ? defaults : [];
  const isFor = ({ path: scope = '', type }: { path?: string; type?: string }) =>
    file.startsWith(scope.replace(/\*.*$/, '')) &&
    (!type || file.includes(`_${type}/`) || (type === 'drafts' && file.includes('_drafts/')));
  const values = rows.filter((row) => isFor(Object(Object(row).scope))).map((row) => Object(Object(row).values));
  return JSON.parse(JSON.stringify(Object.assign({}, ...values)), (_, value) =>
    typeof value === 'object' ? value : String(value),
  );
}
