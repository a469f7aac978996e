import { absoluteUrl, asciiUrl } from '@/app/metadata/addresses';
import { content } from '@/content/content';
import { routes } from '@/content/navigation';
import type { Content } from '@/content/types';

/** Octets a line holds before it is folded, its line break not counted (RFC 6350, section 3.2). */
const LINE_OCTETS = 75;

const LINE_BREAK = '\r\n';

const encoder = new TextEncoder();

/**
 * A text as a value (RFC 6350, section 3.4). Its semicolons may stay as they
 * are, and some readers would show the backslash before them.
 */
function escapeText(text: string): string {
  return text.replace(/[\\,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** A structured value: what separates its components is escaped within them. */
function structured(...components: string[]): string {
  return components.map((component) => escapeText(component).replaceAll(';', '\\;')).join(';');
}

/** A line folded so that no part is longer than a line may be and no character is torn apart. */
function fold(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (octets + more > LINE_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += more;
  }
  return parts.join(`${LINE_BREAK} `);
}

/** The owner's contact details as vCard 4.0 (RFC 6350). */
export function contactCard(owned: Content = content): string {
  const { links, profile } = owned;
  const profiles = Object.values(links.profiles).flatMap(({ label, address }, index) => [
    `profile${index + 1}.URL:${asciiUrl(address)}`,
    `profile${index + 1}.X-ABLABEL:${escapeText(label)}`,
  ]);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `UID:${absoluteUrl(routes.about, owned)}#person`,
    `FN:${escapeText(profile.name)}`,
    // Which part is the family's name is not ours to guess.
    `N:${structured('', profile.name, '', '', '')}`,
    `TITLE:${escapeText(profile.role)}`,
    `EMAIL:${escapeText(profile.email)}`,
    `TEL;VALUE=uri;TYPE=cell:tel:${profile.phone.replace(/[^+\d]/g, '')}`,
    `ADR:${structured('', '', '', profile.location.city, '', '', profile.location.country)}`,
    `URL:${absoluteUrl(routes.home, owned)}`,
    ...profiles,
    'END:VCARD',
  ];
  return lines.map((line) => fold(line) + LINE_BREAK).join('');
}
