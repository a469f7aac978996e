import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mistake } from '../../lib/content/mistakes';
import type { Content } from '../../lib/content/schema';
import type { Site } from '../../lib/site';
import { UserError } from '../../lib/user-error';
import { fingerprintOf, pdfPath } from '../../site/cv';

/** The end of a PDF by Chromium: the number of objects, the catalog, the information about the document, the table. */
const END = /trailer\s*<<\/Size (\d+)\s*\/Root (\d+ 0 R)\s*\/Info (\d+) 0 R>>\s*startxref\s+(\d+)\s+%%EOF\s*$/;

/** Where the fingerprint of the content is in a PDF. */
const FINGERPRINT = /\/ContentFingerprint \((\w+)\)/;

/** An entry of the outline with a title in UTF-16. */
const OUTLINE_ENTRY = /\n(\d+) 0 obj\s*<<\/Title <FEFF([\dA-F]+)>(\s*\/Dest(?:(?!endobj).)*)>>\s*endobj/gs;

/**
 * Adds what Chromium does not write to its PDF, as an update at the end (ISO 32000-1, 7.5.6): author, fingerprint of the
 * content, and the page's headings, because its outline has the words of right-to-left ones in the wrong order.
 *
 * @throws {UserError} if the PDF has another structure.
 */
export function addDetails(
  pdf: Buffer,
  { author, fingerprint, headings }: { author: string; fingerprint: string; headings: readonly string[] },
): Buffer {
  const text = pdf.toString('latin1');
  const [, size, catalog, id, table] = END.exec(text) ?? [];
  const [, information] = new RegExp(`\\n${id} 0 obj\\s*<<([^]*?)>>\\s*endobj`).exec(text) ?? [];
  if (!id || information === undefined)
    throw new UserError(
      "This browser's PDF has a structure that npm run cv can't read. Set CHROMIUM_PATH to another Chromium.",
    );
  const objects = [[id, `${information}\n/Author ${utf16(author)}\n/ContentFingerprint (${fingerprint})`]];
  for (const [, entry = '', title = '', rest] of text.matchAll(OUTLINE_ENTRY)) {
    const written = Buffer.from(title, 'hex').swap16().toString('utf16le');
    const heading = headings.find((one) => lettersOf(one) === lettersOf(written));
    if (heading) objects.push([entry, `/Title ${utf16(heading)}${rest}`]);
  }
  let update = '';
  let entries = '';
  for (const [object, value] of objects) {
    entries += `${object} 1\n${String(pdf.length + update.length).padStart(10, '0')} 00000 n \n`;
    update += `${object} 0 obj\n<<${value}>>\nendobj\n`;
  }
  const trailer = `trailer\n<</Size ${size}\n/Root ${catalog}\n/Info ${id} 0 R\n/Prev ${table}>>`;
  const end = `xref\n${entries}${trailer}\nstartxref\n${pdf.length + update.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update + end, 'latin1')]);
}

/** A text as a string of a PDF. */
function utf16(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

/** The paper of the owner's country, or of that in the site's locale. */
export function paperOf({ profile, site }: Pick<Content, 'profile' | 'site'>): 'A4' | 'Letter' {
  const country = profile.location?.countryCode ?? site.locale.split('_')[1] ?? '';
  return /^(?:CA|CL|CO|CR|MX|PH|US|VE)$/.test(country) ? 'Letter' : 'A4';
}

/** The letters of a text in alphabetical order, by which two orders of its words are the same. */
function lettersOf(text: string): string {
  return [...text.replace(/\s/g, '')].sort().join('');
}

/** Finds the PDF of a CV page that was made before the content last changed, and one that only the main language has. */
export function findOldPdf(site: Site, main: Site, folder: string): Mistake[] {
  const file = `public${pdfPath(site)}`;
  const mainFile = `public${pdfPath(main)}`;
  if (site.content.links.cv !== 'page' || !existsSync(path.join(folder, mainFile))) return [];
  const field = 'the CV';
  if (!existsSync(path.join(folder, file))) return [{ file, field, message: 'is missing; run npm run cv' }];
  const [, fingerprint] = FINGERPRINT.exec(readFileSync(path.join(folder, file), 'latin1')) ?? [];
  if (fingerprint === fingerprintOf(site)) return [];
  return [{ file, field, message: 'was made before the content last changed; run npm run cv' }];
}
