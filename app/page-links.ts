import { mailto } from '@/lib/contact-links';
import { hasPage } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { type RouteId, routes } from '@/lib/routes';

/** A link to a page. */
interface Link {
  /** The page's address below the site's root, or one to write to. */
  href: string;
  label: string;
}

/** A link to a page that goes with its page: nothing on a site without it, or without words. */
export function linkTo(id: RouteId, label: string | undefined, content: Content): Link | undefined {
  return label && hasPage(id, content) ? { href: routes[id], label } : undefined;
}

/** The link by which visitors are asked to write: to the contact page, or without one a mail to the owner. */
export function contactLink(content: Content): Link {
  const href = hasPage('contact', content) ? routes.contact : mailto(content.profile.email);
  return { href, label: content.words.links.contact };
}
