import { documentFolders, hasPath, legalPaths } from '../routes';
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
    addressContent: JSON.stringify(` (${content.site.address}`),
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
    const folder = missing.includes(documentFolders.posts) ? [`${documentFolders.posts}*`] : [];
    return { language, basePath, leftOut: [...folder, ...missing.filter((page) => !hasPath(folder, page))] };
  });
}
