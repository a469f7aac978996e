import { telephoneLink } from '@/lib/contact-links';
import { routes } from '@/lib/routes';
import type { Site } from '@/lib/site';
import { absoluteUrl, wholeUrl } from './addresses';
import { person } from './graphs';

/**
 * Escapes a text value (RFC 6350, section 3.4). Semicolons need no escape there, and some readers would show the
 * backslash.
 */
function escapeText(text: string): string {
  return text.replace(/[\\,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Formats a structured value (RFC 6350, section 3.3): `;` separates its components and is escaped within them. */
function structured(...components: string[]): string {
  return components.map((component) => escapeText(component).replaceAll(';', '\\;')).join(';');
}

/** The owner's contact details as vCard 4.0 (RFC 6350). Long lines are not folded, because folding is optional. */
export function contactCard(site: Site): string {
  const { links, profile } = site.content;
  const { location, name, nameParts, phone, photo } = profile;
  const phoneAddress = phone && telephoneLink(phone);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `UID:${person(site)['@id']}`,
    `FN:${escapeText(name)}`,
    `N:${structured(nameParts?.family ?? '', nameParts?.given ?? name, '', '', '')}`,
    `TITLE:${escapeText(profile.role)}`,
    photo && `PHOTO:${wholeUrl(photo.src, site)}`,
    `EMAIL:${escapeText(profile.email)}`,
    phoneAddress && `TEL;VALUE=uri:${phoneAddress}`,
    location && `ADR:${structured('', '', '', location.city, '', '', location.country)}`,
    `URL:${absoluteUrl(routes.home, site)}`,
    ...links.profiles
      .filter(({ address }) => address !== phoneAddress)
      .flatMap(({ label, address }, index) => [
        `profile${index + 1}.${address.startsWith('tel:') ? 'TEL;VALUE=uri' : 'URL'}:${wholeUrl(address, site)}`,
        `profile${index + 1}.X-ABLABEL:${escapeText(label)}`,
      ]),
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? `${line}\r\n` : [])).join('');
}
