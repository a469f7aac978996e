/** @jest-environment node */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content, siteWith } from '@/e2e/support/compiled-site';
import { originOf } from '@/lib/content/address-fields';
import { fingerprintOf } from '@/site/cv';
import { withChanges } from '../content-files';
import { addDetails, findPdfProblems, paperOf } from './pdf';

/** What Chromium writes around the pages: the outline has the words of a heading in the wrong order. */
const WORDS = 'FEFF05D005D1002005D205D3';
const PDF = `%PDF-1.4
1 0 obj
<</Title (CV)
/Creator (Chromium)>>
endobj
2 0 obj
<</Title <${WORDS}>
/Dest [3 0 R /XYZ 0 0 0]
/Parent 4 0 R>>
endobj
xref
0 5
trailer
<</Size 5
/Root 3 0 R
/Info 1 0 R>>
startxref
99
%%EOF
`;

const address = 'https://zoë.dev/cv';
const details = { author: 'Zoë', fingerprint: 'abc', address, headings: ['גד אב'] };

test('the update of a PDF has author, fingerprint and titles in their order, at the places that its table names', () => {
  const pdf = addDetails(Buffer.from(PDF, 'latin1'), details).toString('latin1');
  expect(pdf.startsWith(PDF)).toBe(true);
  const places = [...pdf.slice(PDF.length).matchAll(/^(\d+) 1\n(\d{10}) 00000 n $/gm)];
  const objects = places.map(([, id, place]) =>
    pdf.slice(Number(place)).split('endobj')[0]?.replace(`${id} 0 obj`, ''),
  );
  expect(objects).toEqual([
    '\n<</Title (CV)\n/Creator (Chromium)\n/Author <FEFF005A006F00EB>\n/ContentFingerprint (abc)\n/SiteAddress (https://xn--zo-ija.dev/cv)>>\n',
    '\n<</Title <FEFF05D205D3002005D005D1>\n/Dest [3 0 R /XYZ 0 0 0]\n/Parent 4 0 R>>\n',
  ]);
  const [, table] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf) ?? [];
  expect(pdf.slice(Number(table))).toMatch(/^xref\n1 1\n.*\/Prev 99>>/s);
});

describe('a PDF', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cv-'));
  const main = { ...content, links: { ...content.links, cv: 'page' as const } };
  const arabic = { ...main, site: { ...main.site, language: 'ar' } };

  function writePdf(text: string) {
    const made = { ...details, fingerprint: fingerprintOf(siteWith(main)), address: main.site.address };
    writeFileSync(path.join(folder, 'public/cv.pdf'), addDetails(Buffer.from(text), made));
  }

  beforeAll(() => {
    mkdirSync(path.join(folder, 'public'));
    writePdf(PDF);
    writeFileSync(path.join(folder, 'public/cv.ar.pdf'), 'made elsewhere');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const oldIn = (owner: typeof main) =>
    findPdfProblems(siteWith(owner), siteWith(main), folder).map(({ file }) => file);

  test('is on the paper of the owner’s country', () => {
    const owner = withChanges(main, [{ field: 'profile.location.countryCode', value: 'US' }]);
    const elsewhere = withChanges(main, [{ field: 'profile.location', value: undefined }]);
    const american = withChanges(elsewhere, [{ field: 'site.locale', value: 'en_US' }]);
    expect([owner, main, elsewhere, american].map(paperOf)).toEqual(['Letter', 'A4', 'A4', 'Letter']);
  });

  test('is up to date until something changes that it shows', () => {
    expect(oldIn(main)).toEqual([]);
    expect(oldIn(withChanges(main, [{ field: 'projects[0].image', value: undefined }]))).toEqual([]);
    for (const field of [
      'experience[0].highlights[0]',
      'profile.phone',
      'brand.fonts.body',
      'availability.whenClosed.sentence',
    ])
      expect(oldIn(withChanges(main, [{ field, value: 'Other' }]))).toEqual(['public/cv.pdf']);
    expect(oldIn(withChanges(main, [{ field: 'projects[1].year', value: 1999 }]))).toEqual(['public/cv.pdf']);
    expect(oldIn(arabic)).toEqual(['public/cv.ar.pdf']);
    // There is no PDF in this language.
    expect(oldIn(withChanges(main, [{ field: 'site.language', value: 'de' }]))).toEqual(['public/cv.de.pdf']);
    // The site links to the PDF alone.
    const alone = { ...main, links: { ...main.links, cv: '/cv.pdf' as 'page' } };
    expect(oldIn(alone)).toEqual([]);
    expect(oldIn(withChanges(alone, [{ field: 'profile.name', value: 'Other' }]))).toEqual(['public/cv.pdf']);
  });

  test('is for one address, whatever the structure that the browser has given it', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    writePdf(`%PDF-3.0\n/Type /Pages ${'/Type /Page '.repeat(3)}\n`);
    expect(oldIn(main)).toEqual([]);
    const moved = withChanges(main, [{ field: 'site.address', value: `${originOf(main.site.address)}/elsewhere` }]);
    expect(findPdfProblems(siteWith(moved), siteWith(main), folder)).toMatchObject([
      { message: expect.stringMatching(/^was made for https:\S+, but the site is at \S+\/elsewhere; write/) },
    ]);
    writePdf('/Type /Page '.repeat(4));
    expect(findPdfProblems(siteWith(main), siteWith(main), folder)).toMatchObject([
      { message: expect.stringContaining('has 4 sheets;') },
    ]);
  });
});
