import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../lib/content/check';
import type { Content } from '../../lib/content/schema';
import { fingerprintOf, pdfPath } from '../../lib/cv/cv';
import { UserError } from '../../lib/user-error';
import { root } from '../command';

/** The end of a PDF by Chromium: the number of objects, the catalog, the information about the document, the table. */
const END = /trailer\s*<<\/Size (\d+)\s*\/Root (\d+ 0 R)\s*\/Info (\d+) 0 R>>\s*startxref\s+(\d+)\s+%%EOF\s*$/;

/** Where the fingerprint of the content is in a PDF. */
const FINGERPRINT = /\/ContentFingerprint \((\w+)\)/;

/**
 * Adds the author and a fingerprint to a PDF by Chromium, which writes neither. They are appended as an update of the
 * information about the document (ISO 32000-1, 7.5.6).
 *
 * @throws {UserError} if the PDF has another structure.
 */
export function addDetails(pdf: Buffer, author: string, fingerprint: string): Buffer {
  const text = pdf.toString('latin1');
  const [, size, catalog, id, table] = END.exec(text) ?? [];
  const [, information] = new RegExp(`\\n${id} 0 obj\\s*<<([^]*?)>>\\s*endobj`).exec(text) ?? [];
  if (information === undefined)
    throw new UserError('This browser writes PDFs of another kind. Set CHROMIUM_PATH to a Chromium.');
  const name = `FEFF${Buffer.from(author, 'utf16le').swap16().toString('hex')}`;
  const object = `${id} 0 obj\n<<${information}\n/Author <${name}>\n/ContentFingerprint (${fingerprint})>>\nendobj\n`;
  const entry = `${String(pdf.length).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<</Size ${size}\n/Root ${catalog}\n/Info ${id} 0 R\n/Prev ${table}>>`;
  const update = `${object}xref\n${id} 1\n${entry}${end}\nstartxref\n${pdf.length + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')]);
}

/** Finds the PDF of a CV page that was made of other content. */
export function findOldPdf(content: Content, main: Content): Problem[] {
  const file = `public${pdfPath(content.site.language, main.site.language)}`;
  if (content.links.cv !== 'page' || !existsSync(path.join(root, file))) return [];
  const [, fingerprint] = FINGERPRINT.exec(readFileSync(path.join(root, file), 'latin1')) ?? [];
  if (fingerprint === fingerprintOf(content)) return [];
  return [{ file, field: 'the CV', message: 'was made of other content than there is now; run npm run cv' }];
}
