import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../lib/content/finding';
import type { Content } from '../../lib/content/schema';
import type { Site } from '../../lib/site';
import { fingerprintOf, pdfPath } from '../../site/cv';

/** The end of a PDF by Chromium: the number of objects, the catalog, the information about the document, the table. */
const END = /trailer\s*<<\/Size (\d+)\s*\/Root (\d+ 0 R)\s*\/Info (\d+) 0 R>>\s*startxref\s+(\d+)\s+%%EOF\s*$/;

/** The entries of a PDF that say which content it was made from, and for which address. */
const ORIGIN = /\/ContentFingerprint \((\w+)\)\s\/SiteAddress \((\S+)\)/;

/** An entry of the outline with a title in UTF-16. */
const OUTLINE_ENTRY = /\n(\d+) 0 obj\s*<<\/Title <FEFF([\dA-F]+)>(\s*\/Dest(?:(?!endobj).)*)>>\s*endobj/gs;

/** What a PDF says about itself. */
interface Details {
  author: string;
  /** The fingerprint of the content (site/cv.ts). */
  fingerprint: string;
  /** The site's final address, to which the links of the PDF lead. */
  address: string;
  headings: readonly string[];
}

/**
 * Adds what Chromium does not write to its PDF, as an update at the end (ISO 32000-1, 7.5.6): author, fingerprint of the
 * content, address of the site, and the page's headings, because its outline has the words of right-to-left ones in the
 * wrong order. A PDF with another structure gets a comment with fingerprint and address alone.
 */
export function addDetails(pdf: Buffer, { author, fingerprint, address, headings }: Details): Buffer {
  const text = pdf.toString('latin1');
  const [, size, catalog, id, table] = END.exec(text) ?? [];
  const [, information] = new RegExp(`\\n${id} 0 obj\\s*<<([^]*?)>>\\s*endobj`).exec(text) ?? [];
  const origin = `/ContentFingerprint (${fingerprint})\n/SiteAddress (${new URL(address).href})`;
  if (!id || information === undefined) {
    console.warn("This browser's PDF has a structure that is not known. It was left without the author's name.");
    return Buffer.concat([pdf, Buffer.from(`%${origin.replace('\n', ' ')}\n`)]);
  }
  const objects = [[id, `${information}\n/Author ${utf16(author)}\n${origin}`]];
  for (const [, entry = '', title = '', rest] of text.matchAll(OUTLINE_ENTRY)) {
    const bookmark = Buffer.from(title, 'hex').swap16().toString('utf16le');
    const heading = headings.find((one) => lettersOf(one) === lettersOf(bookmark));
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

/** A text as a PDF string. */
function utf16(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

/** The paper of the owner's country, or of that in the site's locale. */
export function paperOf({ profile, site }: Pick<Content, 'profile' | 'site'>): 'A4' | 'Letter' {
  const country = profile.location?.countryCode ?? site.locale?.split('_')[1] ?? '';
  return /^(?:CA|CL|CO|CR|MX|PH|US|VE)$/.test(country) ? 'Letter' : 'A4';
}

/** The letters of a text in alphabetical order, so that texts are equal whatever the order of their words. */
function lettersOf(text: string): string {
  return [...text.replace(/\s/g, '')].sort().join('');
}

/** The number of sheets of Chromium's PDF, which does not compress its objects. */
export function sheetsOf(pdf: string): number {
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Whether `npm run cv` makes the PDF of a language: it has the CV page, or this PDF is its CV. */
export function hasPdf(site: Site): boolean {
  return ['page', pdfPath(site)].includes(site.content.links.cv ?? '');
}

/** The most sheets of a CV that its readers read. */
const MOST_SHEETS = 3;

/**
 * Finds the PDF of `npm run cv` that was made before the content last changed, or for another address, one that only the
 * main language has, and one of many sheets.
 */
export function findPdfProblems(site: Site, main: Site, folder: string): Omit<Finding, 'level'>[] {
  const { links, site: settings } = site.content;
  const file = `public${pdfPath(site)}`;
  const mainFile = `public${pdfPath(main)}`;
  if (!hasPdf(site) || !existsSync(path.join(folder, mainFile))) return [];
  const field = 'the CV';
  if (!existsSync(path.join(folder, file))) return [{ file, field, message: 'is missing; run npm run cv' }];
  const pdf = readFileSync(path.join(folder, file), 'latin1');
  const [, fingerprint, pdfAddress] = ORIGIN.exec(pdf) ?? [];
  // On a site without a CV page, it may be another document of the owner's.
  if (!fingerprint && links.cv !== 'page') return [];
  if (fingerprint !== fingerprintOf(site))
    return [{ file, field, message: 'was made before the content last changed; run npm run cv' }];
  if (pdfAddress === new URL(settings.address).href) {
    const sheets = sheetsOf(pdf);
    const message = `has ${sheets} sheets; leave out what matters least with cv: false (docs/cv.md)`;
    return sheets > MOST_SHEETS ? [{ file, field, message }] : [];
  }
  const message = `was made for ${pdfAddress}, but the site is at ${settings.address}; write that address into content/site.ts, and run npm run cv`;
  return [{ file, field, message }];
}
