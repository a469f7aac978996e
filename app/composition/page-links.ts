import type { ProfileWithIcon } from '@/components/ui/profile-links';
import { mailto } from '@/lib/contact-links';
import { hasPage } from '@/lib/content/pages';
import type { Content, ProfileLink } from '@/lib/content/schema';
import { iconPath } from '@/lib/content/schema/profile';
import { type RouteId, routes } from '@/lib/routes';

/** A link to a page, or `undefined` if the site lacks the page or the link has no label. */
export function linkTo(id: RouteId, label: string | undefined, content: Content) {
  return label && hasPage(id, content) ? { href: routes[id], label } : undefined;
}

/** The link to the contact page, or a mailto: link on a site without one. */
export function contactLink(content: Content) {
  const href = hasPage('contact', content) ? routes.contact : mailto(content.profile.email);
  return { href, label: content.words.links.contact };
}

/** The profiles with an icon link in a place. */
export function profileIcons(
  profiles: readonly ProfileLink[],
  place: 'hero' | 'footer' | 'contact',
): ProfileWithIcon[] {
  return profiles
    .filter(({ iconIn = ['footer', 'contact'] }) => iconIn.includes(place))
    .map(({ label, address, mark }) => ({ label, address, iconPath: iconPath(mark) }));
}
