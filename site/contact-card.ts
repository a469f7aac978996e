import { telephoneLink } from '@/lib/contact-links';
import { routes } from '@/lib/routes';
import type { Site } from '@/lib/site';
import { absoluteUrl, wholeUrl } from './addresses';
import { person } from './graphs';
import { LARGE_ICON } from './icons';

/** Escapes a text value (RFC 2426, section 4). */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Formats a structured value, whose components are separated by `;`. */
function structured(...components: string[]): string {
  return components.map(escapeText).join(';');
}

/** The longest line of a card, in bytes (RFC 2426, section 2.6). */
const LINE_LENGTH = 75;

/** A line in parts of at most that length. What follows the first part begins with a space; no character is cut. */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const longer = parts.at(-1) + character;
    if (Buffer.byteLength(longer) <= LINE_LENGTH) parts[parts.length - 1] = longer;
    else parts.push(` ${character}`);
  }
  return parts.map((part) => `${part}\r\n`).join('');
}

/** The owner's contact details as vCard 3.0 (RFC 2426), because the address book of Android refuses version 4. */
export function contactCard(site: Site): string {
  const { links, profile } = site.content;
  const { kind, location, name, nameParts, phone, photo } = profile;
  const isStudio = kind === 'studio';
  const numberOf = (address: string) => address.slice('tel:'.length);
  const phoneAddress = phone && telephoneLink(phone);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${person(site)['@id']}`,
    `FN:${escapeText(name)}`,
    isStudio
      ? `N:${structured('', '', '', '', '')}`
      : `N:${structured(nameParts?.family ?? '', nameParts?.given ?? name, '', '', '')}`,
    isStudio && `ORG:${structured(name)}`,
    // Apple's address book shows the name of the organization with it.
    isStudio && 'X-ABSHOWAS:COMPANY',
    !isStudio && `TITLE:${escapeText(profile.role)}`,
    site.brand.logo && `LOGO;VALUE=uri:${absoluteUrl(LARGE_ICON, site)}`,
    photo && `PHOTO;VALUE=uri:${wholeUrl(photo.src, site)}`,
    `EMAIL;TYPE=INTERNET:${escapeText(profile.email)}`,
    // Whether it is a mobile phone is not known.
    phoneAddress && `TEL;TYPE=VOICE:${numberOf(phoneAddress)}`,
    location && `ADR:${structured('', '', '', location.city, '', '', location.country)}`,
    `URL:${absoluteUrl(routes.home, site)}`,
    ...links.profiles
      .filter(({ address }) => address !== phoneAddress)
      .flatMap(({ label, address }, index) => {
        const group = `item${index + 1}`;
        const value = address.startsWith('tel:') ? `TEL:${numberOf(address)}` : `URL:${wholeUrl(address, site)}`;
        return [`${group}.${value}`, `${group}.X-ABLABEL:${escapeText(label)}`];
      }),
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? fold(line) : [])).join('');
}
