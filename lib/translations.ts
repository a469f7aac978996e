import { basePath } from './routes';

/** The site in one of its languages. */
export interface Translation {
  /** BCP 47 tag, as in `site.language`. */
  language: string;
  /** As in `site.locale`: `ar_EG`. */
  locale: string;
  /** Its base path on the host: empty for the main language, else such as `/ar`. */
  basePath: string;
  /** Paths of pages that it leaves out: `/services/`, or `/blog/*` for all that begin with `/blog/`. */
  leftOut: readonly string[];
}

/** Reads every language of the site, the main one first, from the variable that `npm run build` sets. */
export function readTranslations(variable: string | undefined): readonly Translation[] {
  return JSON.parse(variable || '[]');
}

/** Every language of the site, the main one first. It is empty if the site has one language. */
export const translations = /* @__PURE__ */ readTranslations(process.env.TRANSLATIONS);

/** The language of this build. */
export function currentTranslation(): Translation | undefined {
  return translations.find((it) => it.basePath === basePath);
}

/** The languages in which a page exists. */
export function translationsOf(pagePath: string): readonly Translation[] {
  return translations.filter((translation) => hasPath(translation, pagePath));
}

/** Whether a page exists in a language. Its path may be percent-encoded, as browsers have it. */
export function hasPath({ leftOut }: Pick<Translation, 'leftOut'>, pagePath: string): boolean {
  return ![...leftOut, ...leftOut.map(encodeURI)].some((left) =>
    left.endsWith('*') ? pagePath.startsWith(left.slice(0, -1)) : pagePath === left,
  );
}
