import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { availabilityCopy } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import type { ExportedSite } from './exported-site';

/** Expects that no page and no file says of the owner's availability what is not so. */
export async function expectOneVoice(site: ExportedSite, content: Content) {
  const { open, whenOpen, whenClosed } = content.availability;
  const silent = open ? whenClosed : whenOpen;
  const spoken = availabilityCopy(content.availability);
  const known = JSON.stringify([spoken, content.pages, content.profile, content.services]);
  const texts = await Promise.all(
    [...site.pages.map(({ file }) => file), 'llms.txt', 'contact.vcf', 'manifest.webmanifest'].map(async (file) => ({
      file,
      text: await readFile(join(site.folder, file), 'utf8'),
    })),
  );
  const sentences = [silent.badge, silent.sentence, silent.invitation, silent.closing.heading, silent.homeDescription];
  for (const { file, text } of texts) {
    for (const sentence of sentences.filter((sentence) => !known.includes(JSON.stringify(sentence).slice(1, -1)))) {
      expect(text.includes(sentence), `${file}: ${sentence}`).toBe(false);
    }
    if (!open) expect(text, file).not.toMatch(/available for (hire|freelance|work)|freelance work|InStock/i);
  }
  expect(texts.find(({ file }) => file === 'index.html')?.text).toContain(spoken.badge);
}
