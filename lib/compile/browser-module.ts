import type { Logo } from '../brand/logo';
import { groupPathsBySection, hasPath, optionalRoutes } from '../routes';
import type { Site } from '../site';

/**
 * The code of the module `@/site-data/browser`: the values that components need without a prop.
 *
 * @param place where the components run: in a browser, or where the build renders pages.
 */
export function browserModule(site: Site, place: 'browser' | 'server'): string {
  const translations = translationsOf(site).map((translation) => ({
    ...translation,
    // The list would grow with each post; in a browser, the head of such a page names its versions.
    leftOut: place === 'browser' ? groupPathsBySection(translation.leftOut) : translation.leftOut,
  }));
  const values = Object.entries({ ...browserValues(site), translations });
  return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join('');
}

function browserValues(site: Site): Omit<typeof import('@/site-data/browser'), 'translations'> {
  const { basePath, brand, content } = site;
  const { words } = content;
  const legalPages = (['imprint', 'privacy'] as const).filter((id) => optionalRoutes[id].isAskedFor(content));
  return {
    basePath,
    language: content.site.language,
    star: brand.star,
    logo: brand.logo && logoPicture(brand.logo, basePath),
    covers: content.brand.covers === 'plain' ? [] : brand.palette.covers,
    hasOwnAccent: brand.palette.ownAccent !== undefined,
    codeColors: brand.codeColors,
    newTabNote: words.links.newTab,
    errorWords: words.error,
    legalLinks: legalPages.map((id) => ({ path: optionalRoutes[id].path, label: words.legal[id].title })),
  };
}

/** The files that `app/site-icons/` has of a logo. */
function logoPicture({ light, dark, width, height, hidesName }: Logo, basePath: string) {
  const picture = (name: string) => ({ src: `${basePath}/site-icons/${name}.svg`, width, height });
  return { ...picture('logo'), dark: dark === light ? undefined : picture('logo-dark'), hidesName };
}

/** Every language of a site with several, and the pages that only other languages have. */
function translationsOf({ languages }: Site) {
  if (languages.length === 1) return [];
  const everywhere = [...new Set(languages.flatMap(({ pages }) => pages))];
  return languages.map(({ language, basePath, pages }) => {
    const leftOut = everywhere.filter((page) => !hasPath(pages, page));
    // Browsers have paths percent-encoded.
    return { language, basePath, leftOut: [...new Set(leftOut.flatMap((page) => [page, encodeURI(page)]))] };
  });
}
