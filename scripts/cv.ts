// npm run cv: prints the CV page into a PDF in public/, in each language of the site.
import './env';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rejectMistakes } from '../lib/content/mistakes';
import type { Content } from '../lib/content/schema';
import { fingerprintOf, pdfPath } from '../lib/cv/cv';
import { CV_PATH } from '../lib/routes';
import { UserError } from '../lib/user-error';
import { openBrowser } from './browser';
import { buildSite, localBuild, readOptions, root, TEST_ENDPOINT } from './command';
import { addDetails, paperOf } from './cv/pdf';
import { serveSite } from './serve';
import { readContents } from './translations';

readOptions({}, 'npm run cv takes no options.');
const { contents, mistakes } = await readContents();
rejectMistakes(mistakes);
const [main] = contents;
if (main.links.cv !== 'page') {
  throw new UserError("The site has no CV page. Write cv: 'page' in content/links.ts (docs/cv.md).");
}
const browser = await openBrowser();
try {
  // Where a font is divided into files, programs that read the PDF see a space: `you @ example.com`.
  const env = { ...localBuild(TEST_ENDPOINT), SKIP_OPTIMIZATIONS: 'all' };
  const site = await serveSite(await buildSite(env), 0);
  for (const content of contents.filter(({ links }) => links.cv === 'page')) await printPdf(content, site.url);
  await site.close();
} finally {
  await browser.close();
}

async function printPdf(content: Content, url: string): Promise<void> {
  const { language } = content.site;
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.emulateMedia({ media: 'print' });
  await page.goto(new URL((content === main ? '' : `${language}/`) + CV_PATH.slice(1), url).href);
  await page.evaluate(() => document.fonts.ready);
  const format = paperOf(content);
  const printed = await page.pdf({ format, tagged: true, outline: true });
  const headings = await page.getByRole('heading').allInnerTexts();
  const pdf = addDetails(printed, { author: content.profile.name, fingerprint: fingerprintOf(content), headings });
  const file = `public${pdfPath(language, main.site.language)}`;
  mkdirSync(path.join(root, 'public'), { recursive: true });
  writeFileSync(path.join(root, file), pdf);
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  console.log(`${file}: ${sheets} × ${format}, ${Math.ceil(pdf.length / 1024)} KB`);
}
