import { usePathname } from 'next/navigation';
import type { ComponentProps, ComponentType } from 'react';
import { currentTranslation, pathIn, translations } from '@/lib/translations';

interface LanguageItemsProps {
  /** What the links look like. */
  link: ComponentType<ComponentProps<'a'>>;
}

/** List items with links to the page in the other languages, each named in its own language. */
export function LanguageItems({ link: Link }: LanguageItemsProps) {
  const pathname = usePathname();
  const pagePath = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return translations
    .filter((translation) => translation !== currentTranslation())
    .map((translation) => {
      const { language } = translation;
      return (
        // The not-found page is exported for an address of its own, not for the visitor's.
        <li key={language}>
          <Link href={pathIn(translation, pagePath)} lang={language} hrefLang={language} suppressHydrationWarning>
            {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
          </Link>
        </li>
      );
    });
}
