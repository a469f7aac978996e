import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../lib/content/finding';
import type { Content } from '../../lib/content/schema';
import type { Site } from '../../lib/site';
import { fingerprintOf, pdfPath } from '../../site/cv';

/** What a PDF says of the content that it was made from, and of the site's address: in a comment, in older ones in entries. */
const ORIGIN = /\/ContentFingerprint \((\w+)\)\s\/SiteAddress \((\S+)\)/;

/** Adds to a PDF, as a comment at its end, which content it was made from, and for which address. */
export function withOrigin(pdf: Buffer, site: Site): Buffer {
  const { href } = new URL(site.content.site.address);
  return Buffer.concat([pdf, Buffer.from(`%/ContentFingerprint (${fingerprintOf(site)}) /SiteAddress (${href})\n`)]);
}

/** The paper of the owner's country, or of that in the site's locale. */
export function paperOf({ profile, site }: Pick<Content, 'profile' | 'site'>): 'A4' | 'Letter' {
  const country = profile.location?.countryCode ?? site.locale?.split('_')[1] ?? '';
  return /^(?:CA|CL|CO|CR|MX|PH|US|VE)$/.test(country) ? 'Letter' : 'A4';
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
