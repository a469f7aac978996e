import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { pathIn, translations } from '@/lib/translations';
import { PageLink as Link } from './link';

/** A link to a page or, if its path is a language such as `/ar/`, to the current page in that language. */
export function PageLink(props: ComponentProps<typeof Link>) {
  const pathname = usePathname();
  const translation = translations.find(({ language }) => props.href === `/${language}/`);
  if (!translation) return <Link {...props} />;
  const href = pathIn(translation, pathname.endsWith('/') ? pathname : `${pathname}/`);
  const { language } = translation;
  // The not-found page is exported with its own path, which differs from the visitor's.
  return <a {...props} href={href} lang={language} hrefLang={language} suppressHydrationWarning />;
}
