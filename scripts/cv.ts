// npm run cv: prints the CV into a PDF in public/, in each language of the site that has the CV page or links to this PDF.
import './env';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../lib/content/schema';
import { fingerprintOf, pdfPath } from '../lib/cv/cv';
import { CV_PATH } from '../lib/routes';
import { UserError } from '../lib/user-error';
import { openBrowser } from './browser';
import { buildSite, localBuild, readOptions, root, TEST_ENDPOINT } from './command';
import { addDetails, hasPdf, paperOf } from './cv/pdf';
import { isSampleHost } from './sample-values';
import { serveSite } from './serve';
import { readContents } from './translations';

readOptions({}, 'npm run cv takes no options.');
// The build reports mistakes, except for the PDF's own link.
const { contents } = await readContents();
const [main] = contents;
if (main.links && !hasPdf(main, main)) {
  throw new UserError(
    "The site has no CV to print. Write cv: 'page' or cv: '/cv.pdf' in content/links.ts (docs/cv.md).",
  );
}
const browser = await openBrowser();
try {
  // Where a font is divided into files, programs that read the PDF see a space: `you @ example.com`.
  const env = { ...localBuild(TEST_ENDPOINT), SKIP_OPTIMIZATIONS: 'all', CV_PAGE: '1' };
  const site = await serveSite(await buildSite(env), 0);
  for (const content of contents.filter((one) => hasPdf(one, main))) await printPdf(content, site.url);
  await site.close();
} finally {
  await browser.close();
}
const { address } = main.site;
if (isSampleHost(new URL(address).hostname))
  console.log(`Its links lead to ${address}. Write the site's address into content/site.ts, and run npm run cv again.`);

async function printPdf(content: Content, url: string): Promise<void> {
  const { language } = content.site;
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.emulateMedia({ media: 'print' });
  await page.goto(new URL((content === main ? '' : `${language}/`) + CV_PATH.slice(1), url).href);
  await page.evaluate(() => document.fonts.ready);
  const format = paperOf(content);
  const printed = await page.pdf({ format, tagged: true, outline: true });
  const headings = await page.getByRole('heading').allInnerTexts();
  const { name: author } = content.profile;
  const { address } = main.site;
  const pdf = addDetails(printed, { author, fingerprint: fingerprintOf(content), address, headings });
  const file = `public${pdfPath(language, main.site.language)}`;
  mkdirSync(path.join(root, 'public'), { recursive: true });
  writeFileSync(path.join(root, file), pdf);
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  console.log(`${file}: ${sheets} × ${format}, ${Math.ceil(pdf.length / 1024)} KB`);
}
