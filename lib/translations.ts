import { basePath } from './routes';

/** The site in one of its languages. */
export interface Translation {
  /** BCP 47 tag, as in `site.language`. */
  language: string;
  /** As in `site.locale`: `ar_EG`. */
  locale: string;
  /** The folder it lives in on its host: nothing for the main language, else such as `/ar`. */
  basePath: string;
  /** Paths of the composed pages that it does not have: `/services/`. */
  leftOut: readonly string[];
}

/** Reads every language of the site, the main one first, from the variable that `npm run build` sets. */
export function readTranslations(variable: string | undefined): readonly Translation[] {
  return JSON.parse(variable || '[]');
}

/** Every language of the site, the main one first; none where it has one language. */
export const translations = /* @__PURE__ */ readTranslations(process.env.TRANSLATIONS);

/** The language that this build makes. */
export function currentTranslation(): Translation | undefined {
  return translations.find((it) => it.basePath === basePath);
}

/** The languages that have a page. */
export function translationsOf(pagePath: string): readonly Translation[] {
  return translations.filter(({ leftOut }) => !leftOut.includes(pagePath));
}

/** What `usePathname` says while the not-found page is exported. */
const NOT_FOUND = '/_not-found/';

/** The path on the host of a page in a language: its own, or the home page's where that language leaves the page out. */
export function pathIn({ basePath: folder, leftOut }: Translation, pagePath: string): string {
  return folder + ([...leftOut, NOT_FOUND].includes(pagePath) ? '/' : pagePath);
}
