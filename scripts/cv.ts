// npm run cv: prints the CV page into a PDF in public/, in each language of the site.
import './env';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CV_PATH } from '../lib/routes';
import type { Site } from '../lib/site';
import { UserError } from '../lib/user-error';
import { fingerprintOf, pdfPath } from '../site/cv';
import { isMainLanguage } from '../site/pages';
import { openBrowser } from './browser';
import { buildSite, localBuild, readOptions, root, TEST_ENDPOINT } from './command';
import { compileSite } from './compile-site';
import { addDetails, paperOf } from './cv/pdf';
import { serveSite } from './serve';

readOptions({}, 'npm run cv takes no options.');
const sites = (await compileSite()).map(({ site }) => site);
if (sites[0]?.content.links.cv !== 'page') {
  throw new UserError("The site has no CV page. Write cv: 'page' in content/links.ts (docs/cv.md).");
}
const browser = await openBrowser();
try {
  const server = await serveSite(await buildSite(localBuild(TEST_ENDPOINT)), 0);
  for (const site of sites.filter(({ content }) => content.links.cv === 'page')) await printPdf(site, server.url);
  await server.close();
} finally {
  await browser.close();
}

async function printPdf(site: Site, url: string): Promise<void> {
  const { content } = site;
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.emulateMedia({ media: 'print' });
  const folder = isMainLanguage(site) ? '' : `${content.site.language}/`;
  await page.goto(new URL(folder + CV_PATH.slice(1), url).href);
  await page.evaluate(() => document.fonts.ready);
  const format = paperOf(content);
  const printed = await page.pdf({ format, tagged: true, outline: true });
  const headings = await page.getByRole('heading').allInnerTexts();
  const pdf = addDetails(printed, { author: content.profile.name, fingerprint: fingerprintOf(site), headings });
  const file = `public${pdfPath(site)}`;
  mkdirSync(path.join(root, 'public'), { recursive: true });
  writeFileSync(path.join(root, file), pdf);
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  console.log(`${file}: ${sheets} × ${format}, ${Math.ceil(pdf.length / 1024)} KB`);
}
