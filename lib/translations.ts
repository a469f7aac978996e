import { basePath, type Translation, translations } from '@/lib/built';

/** The language of this build. */
export function currentTranslation(): Translation | undefined {
  return translations.find((it) => it.basePath === basePath);
}

/** The languages in which a page exists. */
export function translationsOf(pagePath: string): readonly Translation[] {
  return translations.filter(({ leftOut }) => !leftOut.includes(pagePath));
}
