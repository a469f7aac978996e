import { usePathname } from 'next/navigation';
import { type ComponentProps, useSyncExternalStore } from 'react';
import type { NavigationEntry } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { hasPath } from '@/lib/routes';
import { language, translations } from '@/site-data/browser';
import { PageLink } from './link';

/** The links of the header or the footer. */
export type NavigationLinks = Localized<readonly Pick<NavigationEntry, 'path' | 'label'>[]>;

type LinkProps = ComponentProps<typeof PageLink>;

/** What `usePathname` returns while the not-found page is exported. */
const NOT_FOUND = '/_not-found/';

/** A link of the navigation: to a page or, if its path is a language (`/ar/`), to the current page in it. */
function AnyLink(props: LinkProps) {
  const translation = translations.find((one) => props.href === `/${one.language}/`);
  return translation ? <LanguageLink {...props} translation={translation} /> : <PageLink {...props} />;
}

/** With one language, each link of the navigation is one to a page. */
export const NavigationLink = translations.length > 0 ? AnyLink : PageLink;

/** A link to the current page in another language, or to its home page if that language lacks the page. */
function LanguageLink({ translation, ...props }: LinkProps & { translation: (typeof translations)[number] }) {
  const path = usePathname().replace(/\/?$/, '/');
  const readAddress = () => addressInHead(translation.language);
  const address = useSyncExternalStore(
    watchHead,
    readAddress,
    // Where pages are rendered, there is no document, but a list of every page that a language lacks. The browser's
    // list has sections alone.
    typeof document === 'undefined' ? () => undefined : readAddress,
  );
  const exists = path !== NOT_FOUND && !hasPath(translation.leftOut, path);
  const href = address ?? translation.basePath + (exists ? path : '/');
  // The not-found page is exported with its own path, which differs from the visitor's.
  return (
    <a {...props} href={href} lang={translation.language} hrefLang={translation.language} suppressHydrationWarning />
  );
}

/**
 * The address of the current page in a language, from the page's head; `undefined` while the head is still another
 * page's.
 */
function addressInHead(wanted: string): string | undefined {
  const pathIn = (tag: string) => {
    const link = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${tag}"]`);
    return link ? new URL(link.href).pathname : undefined;
  };
  return pathIn(language) === window.location.pathname ? pathIn(wanted) : undefined;
}

/** The router replaces the head after the page. Where it can't be watched, the link may lead to the home page. */
function watchHead(onChange: () => void): () => void {
  try {
    const observer = new MutationObserver(onChange);
    observer.observe(document.head, { childList: true, subtree: true, attributeFilter: ['href'] });
    return () => observer.disconnect();
  } catch {
    return () => undefined;
  }
}
