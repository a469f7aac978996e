import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { hasPath, translations } from '@/lib/translations';
import { PageLink as Link } from './link';

/** What `usePathname` returns while the not-found page is exported. */
const NOT_FOUND = '/_not-found/';

/**
 * A link to a page or, if its path is a language such as `/ar/`, to the current page in that language. It leads to the
 * home page if that language leaves the page out.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  const pathname = usePathname();
  const translation = translations.find(({ language }) => props.href === `/${language}/`);
  if (!translation) return <Link {...props} />;
  const { basePath, language } = translation;
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const href = basePath + (path !== NOT_FOUND && hasPath(translation, path) ? path : '/');
  // The not-found page is exported with its own path, which differs from the visitor's.
  return <a {...props} href={href} lang={language} hrefLang={language} suppressHydrationWarning />;
}
