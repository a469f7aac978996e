import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LabelledLink } from '@/components/ui/link';
import type { ProfileWithIcon } from '@/components/ui/profile-links';
import { translations } from '@/lib/built';
import { mailto } from '@/lib/contact-links';
import type { SitePath } from '@/lib/content/fields';
import { cvAddress, hasPage } from '@/lib/content/pages';
import type { Content, ProfileLink } from '@/lib/content/schema';
import { iconPath } from '@/lib/content/schema/profile';
import { pdfPath } from '@/lib/cv/cv';
import { CV_PATH, type RouteId, routes } from '@/lib/routes';

/** A link to a page, or `undefined` if the site lacks the page or the link has no label. */
export function linkTo(id: RouteId, label: string | undefined, content: Content) {
  return label && hasPage(id, content) ? { href: routes[id], label } : undefined;
}

/** The link to the contact page, or a mailto: link on a site without one. */
export function contactLink(content: Content) {
  const href = hasPage('contact', content) ? routes.contact : mailto(content.profile.email);
  return { href, label: content.words.links.contact };
}

/** The PDF of the CV page in this language, if it is in `public/`. */
export function cvPdf({ site }: Content): SitePath | undefined {
  const file = pdfPath(site.language, translations[0]?.language);
  return existsSync(path.join('public', file)) ? file : undefined;
}

/** The link to download the owner's CV, or to view the CV page if that has no PDF. */
export function cvDownload(content: Content): LabelledLink | undefined {
  const address = cvAddress(content.links);
  const { downloadCv, viewCv } = content.words.links;
  const document = address === CV_PATH ? cvPdf(content) : address;
  if (document) return { href: document, label: downloadCv };
  return address && { href: address, label: viewCv };
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
