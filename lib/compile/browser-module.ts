import { originOf } from '../content/site-address';
import { hasPath, legalPaths, sectionsOf } from '../routes';
import type { Site } from '../site';

/** The code of the module `@/site-data/browser`: everything that the site's scripts need of it without a prop. */
export function browserModule(site: Site): string {
  const values = Object.entries(browserValues(site));
  return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join('');
}

function browserValues(site: Site): typeof import('@/site-data/browser') {
  const { basePath, brand, content } = site;
  const { legal, words } = content;
  const legalPages = (['imprint', 'privacy'] as const).filter((id) => legal?.[id]);
  return {
    basePath,
    language: content.site.language,
    star: brand.star,
    palette: brand.palette,
    codeColors: brand.codeColors,
    newTabNote: words.links.newTab,
    // A `<` could close the style element.
    newTabContent: JSON.stringify(` ${words.links.newTab}`).replaceAll('<', '\\3c '),
    addressContent: JSON.stringify(` (${originOf(content.site.address)}`),
    errorWords: words.error,
    legalLinks: legalPages.map((id) => ({ path: legalPaths[id], label: words.legal[id].title })),
    translations: translationsOf(site),
  };
}

/** Every language of a site with several, and the pages that only other languages have. */
function translationsOf({ languages }: Site) {
  if (languages.length === 1) return [];
  const everywhere = [...new Set(languages.flatMap(({ pages }) => pages))];
  return languages.map(({ language, basePath, pages }) => {
    const missing = everywhere.filter((page) => !hasPath(pages, page));
    // The list would grow with each post; the head of such a page names its versions.
    return { language, basePath, leftOut: sectionsOf(missing) };
  });
}
