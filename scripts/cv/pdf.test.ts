/** @jest-environment node */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content, siteWith } from '@/e2e/support/compiled-site';
import { originOf } from '@/lib/content/address-fields';
import { applyChanges } from '../content-files';
import { findPdfProblems, paperOf, withOrigin } from './pdf';

describe('a PDF', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cv-'));
  const main = { ...content, links: { ...content.links, cv: 'page' as const } };
  const arabic = { ...main, site: { ...main.site, language: 'ar' } };

  function writePdf(text: string) {
    writeFileSync(path.join(folder, 'public/cv.pdf'), withOrigin(Buffer.from(text), siteWith(main)));
  }

  beforeAll(() => {
    mkdirSync(path.join(folder, 'public'));
    writePdf('%PDF-1.4\n');
    writeFileSync(path.join(folder, 'public/cv.ar.pdf'), 'made elsewhere');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const oldIn = (owner: typeof main) =>
    findPdfProblems(siteWith(owner), siteWith(main), folder).map(({ file }) => file);

  test('is on the paper of the owner’s country', () => {
    const owner = applyChanges(main, [{ field: 'profile.location.countryCode', value: 'US' }]);
    const elsewhere = applyChanges(main, [{ field: 'profile.location', value: undefined }]);
    const american = applyChanges(elsewhere, [{ field: 'site.locale', value: 'en_US' }]);
    expect([owner, main, elsewhere, american].map(paperOf)).toEqual(['Letter', 'A4', 'A4', 'Letter']);
  });

  test('is up to date until something changes that it shows', () => {
    expect(oldIn(main)).toEqual([]);
    expect(oldIn(applyChanges(main, [{ field: 'projects[0].image', value: undefined }]))).toEqual([]);
    for (const field of [
      'experience[0].highlights[0]',
      'profile.phone',
      'brand.fonts.body',
      'availability.whenClosed.sentence',
    ])
      expect(oldIn(applyChanges(main, [{ field, value: 'Other' }]))).toEqual(['public/cv.pdf']);
    expect(oldIn(applyChanges(main, [{ field: 'projects[1].year', value: 1999 }]))).toEqual(['public/cv.pdf']);
    expect(oldIn(arabic)).toEqual(['public/cv.ar.pdf']);
    // There is no PDF in this language.
    expect(oldIn(applyChanges(main, [{ field: 'site.language', value: 'de' }]))).toEqual(['public/cv.de.pdf']);
    // The site links to the PDF alone.
    const alone = { ...main, links: { ...main.links, cv: '/cv.pdf' as 'page' } };
    expect(oldIn(alone)).toEqual([]);
    expect(oldIn(applyChanges(alone, [{ field: 'profile.name', value: 'Other' }]))).toEqual(['public/cv.pdf']);
  });

  test('is for one address, and has at most three sheets', () => {
    writePdf(`/Type /Pages ${'/Type /Page '.repeat(3)}\n`);
    expect(oldIn(main)).toEqual([]);
    const moved = applyChanges(main, [{ field: 'site.address', value: `${originOf(main.site.address)}/elsewhere` }]);
    expect(findPdfProblems(siteWith(moved), siteWith(main), folder)).toMatchObject([
      { message: expect.stringMatching(/^was made for https:\S+, but the site is at \S+\/elsewhere; write/) },
    ]);
    writePdf('/Type /Page '.repeat(4));
    expect(findPdfProblems(siteWith(main), siteWith(main), folder)).toMatchObject([
      { message: expect.stringContaining('has 4 sheets;') },
    ]);
  });
});
