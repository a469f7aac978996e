import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { translations } from '@/lib/built';
import { hasPath } from '@/lib/routes';
import { PageLink } from './link';

/** What `usePathname` returns while the not-found page is exported. */
const NOT_FOUND = '/_not-found/';

/**
 * A link to a page or, if its path is a language such as `/ar/`, to the current page in that language. It leads to the
 * home page if that language leaves the page out.
 */
function LanguageLink(props: ComponentProps<typeof PageLink>) {
  const pathname = usePathname();
  const translation = translations.find(({ language }) => props.href === `/${language}/`);
  if (!translation) return <PageLink {...props} />;
  const { basePath, language } = translation;
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const href = basePath + (path !== NOT_FOUND && hasPath(translation, path) ? path : '/');
  // The not-found page is exported with its own path, which differs from the visitor's.
  return <a {...props} href={href} lang={language} hrefLang={language} suppressHydrationWarning />;
}

/** A link of the navigation. With one language, it is a link to a page. */
export const NavigationLink = translations.length > 0 ? LanguageLink : PageLink;
