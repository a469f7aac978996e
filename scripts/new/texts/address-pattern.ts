import path from 'node:path';
import { aliasPath, isAlias } from '../../../lib/content/alias';
import { slugOf } from '../../../lib/slug';
import { listFieldNames } from './field-names';
import { GENERATORS, PATTERNS } from './generators';
import type { OldSite, TextFile } from './old-site';
import { textIn } from './values';

/** What the old address of a text is made of. */
export interface AddressParts {
  /** The name of its file, without the date and the ending. */
  name: string;
  slug?: string;
  title: string;
  /** `2019-05-21`, if there is one. */
  date?: string;
  categories: readonly string[];
  file: TextFile;
  site: OldSite;
}

/** The pattern of the address of a text, if it is known. */
function findAddressPattern({ file, site }: AddressParts): string | undefined {
  const { permalink, permalinks, collections } = site.configuration;
  const { generator } = site;
  const row = generator && GENERATORS[generator];
  const collection = /^(?:\w+\/)?_(\w+)\//.exec(file.path)?.[1];
  if (collection && collection !== 'posts' && collection !== 'drafts') {
    const { permalink: own } = Object(Object(collections)[collection]);
    return own === undefined ? `/${collection}/:name.html` : String(own);
  }
  const section = findSectionPath(file, site).split('/')[0] ?? '';
  const ofSection = Object(Object(permalinks).page)[section] ?? Object(permalinks)[section];
  const pattern = ofSection ?? (typeof permalink === 'string' ? permalink : undefined) ?? row?.address;
  return pattern === undefined ? undefined : (PATTERNS[pattern] ?? pattern);
}

/** The folders of a text from that of the site's texts; above `_posts`, they are categories. */
function findSectionPath({ path: file, language }: TextFile, { input }: OldSite): string {
  const folder = path.posix.dirname(/\/index\.\w+$|\/index\.\w\w\.\w+$/.test(file) ? path.posix.dirname(file) : file);
  const inside = folder.startsWith(input) ? folder.slice(input.length) : folder;
  return inside
    .split('/')
    .filter((part) => part && part !== '.' && part !== language)
    .join('/');
}

/** The address that a pattern gives a text; `undefined` if it has a part that an import does not know. */
function addressFrom(
  pattern: string,
  { name, slug, title, date, categories, file, site }: AddressParts,
): string | undefined {
  const [year, month, day] = date?.split('-') ?? [];
  const sections = findSectionPath(file, site);
  const above = /^(.*?)(?:^|\/)_(?:posts|drafts)(?:\/|$)/.exec(sections)?.[1];
  const category = [...(above ? above.split('/') : []), ...categories.map((one) => slugOf(one, 'en'))].join('/');
  const parts: Record<string, string | undefined> = {
    ...{ year, month, day, categories: category, category, collection: file.folder.replace(/^.*_/, '') },
    short_year: year?.slice(2),
    i_month: month?.replace(/^0/, ''),
    i_day: day?.replace(/^0/, ''),
    title: slug ?? name,
    slug: slug ?? slugOf(site.generator === 'hugo' ? title : name, 'en'),
    ...{ filename: name, contentbasename: name, name, post_title: name, path: name, output_ext: '.html' },
    slugorname: slug ?? name,
    slugorfilename: slug ?? name,
    slugorcontentbasename: slug ?? name,
    sections: above === undefined ? sections : above,
    section: sections.split('/')[0],
  };
  let isKnown = true;
  const address = pattern.replace(/:(\w+)/g, (_, part: string) => {
    const value = parts[part];
    isKnown &&= value !== undefined;
    return value ?? '';
  });
  const main = site.mainLanguage ?? file.language;
  const prefix = file.language && file.language !== main ? `${file.language}/` : '';
  return isKnown ? `/${prefix}${address}`.replace(/\/{2,}/g, '/') : undefined;
}

/**
 * The addresses that a text has on its site: the one that its fields name or its program makes, and earlier ones. Those
 * that no host can redirect are among the faults of the site.
 */
export function addressesOf(fields: ReadonlyMap<string, unknown>, parts: AddressParts, slug?: string): string[] {
  const own = [
    slug?.includes('/') ? slug : undefined,
    ...listFieldNames('address').map((name) => textIn(fields.get(name))),
  ];
  const [first] = own.filter((one) => one !== undefined && /\/|\.html?$/.test(one) && !/^https?:/.test(one));
  const pattern = first === undefined ? findAddressPattern(parts) : /:\w/.test(first) ? first : undefined;
  // A template computes it.
  const usual = first && /[{}]/.test(first) ? undefined : pattern ? addressFrom(pattern, parts) : first;
  const others = listFieldNames('aliases')
    .flatMap((name) => [fields.get(name)].flat(2))
    .flatMap((one) => (typeof one === 'string' && /\/|\.html?$/.test(one) ? one : []));
  const all = [usual, ...others].flatMap((one) => (one ? one.replace(/^\/?/, '/') : []));
  for (const place of all.filter((one) => !isAlias(one)))
    parts.site.faults.push({ kind: 'Old addresses that a host can’t redirect', place });
  return [...new Set(all.filter(isAlias).map(aliasPath))];
}
