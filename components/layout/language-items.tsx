import { usePathname } from 'next/navigation';
import { currentTranslation, pathIn, translations } from '@/lib/translations';

/** List items with links to the page in the other languages, each named in its own language. */
export function LanguageItems() {
  const pathname = usePathname();
  const pagePath = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return translations
    .filter((translation) => translation !== currentTranslation())
    .map((translation) => {
      const { language } = translation;
      return (
        // The not-found page is exported for an address of its own, not for the visitor's.
        <li key={language}>
          <a href={pathIn(translation, pagePath)} lang={language} hrefLang={language} suppressHydrationWarning>
            {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
          </a>
        </li>
      );
    });
}
