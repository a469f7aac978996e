// npm run cv: prints the CV into a PDF in public/, in each language of the site that has the CV page or links to this PDF.
import './env';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatFindings } from '../lib/content/finding';
import { CV_PATH } from '../lib/routes';
import { isMainLanguage, type Site } from '../lib/site';
import { UserError } from '../lib/user-error';
import { pdfPath } from '../site/cv';
import { openBrowser } from './browser';
import { isSampleHost } from './check/sample-values';
import { buildSite, localBuild, readOptions, root, TEST_ENDPOINT } from './command';
import { checkSite } from './compile-site';
import { hasPdf, paperOf, sheetsOf } from './cv/pdf';
import { printCv } from './cv/print';
import { serveSite } from './serve';

/** The site that is printed: the one that `npm start` serves at the same time stays as it is. */
const CV_BUILD_FOLDER = '.cv';

readOptions({}, 'npm run cv takes no options.');
// The build reports mistakes, except for the PDF's own link.
const { languages, findings } = await checkSite();
const sites = languages.map(({ site }) => site);
const [main] = sites;
if (!main) throw new UserError(formatFindings(findings).join('\n'));
if (!hasPdf(main)) {
  throw new UserError(
    "The site has no CV to print. Write cv: 'page' or cv: '/cv.pdf' in content/links.ts (docs/cv.md).",
  );
}
const { address } = main.content.site;
const browser = await openBrowser();
try {
  const env = { ...localBuild(TEST_ENDPOINT), SITE_OUT_DIR: CV_BUILD_FOLDER, SITE_SKIP_OPTIMIZATIONS: 'all' };
  const server = await serveSite(await buildSite(env, root, ['--cv']), 0, main.basePath);
  for (const site of sites.filter(hasPdf)) await printPdf(site, server.url);
  await server.close();
} finally {
  await browser.close();
  rmSync(path.join(root, CV_BUILD_FOLDER), { recursive: true, force: true });
}
if (isSampleHost(new URL(address).hostname))
  console.log(`Its links lead to ${address}. Write the site's address into content/site.ts, and run npm run cv again.`);

async function printPdf(site: Site, url: string): Promise<void> {
  const page = await browser.newPage({ bypassCSP: true });
  const folder = isMainLanguage(site) ? '' : `${site.content.site.language}/`;
  await page.goto(new URL(folder + CV_PATH.slice(1), url).href);
  const pdf = await printCv(page, site);
  const file = `public${pdfPath(site)}`;
  mkdirSync(path.join(root, 'public'), { recursive: true });
  writeFileSync(path.join(root, file), pdf);
  const sheets = `${sheetsOf(pdf.toString('latin1'))} × ${paperOf(site.content)}`;
  console.log(`${file}: ${sheets}, ${Math.ceil(pdf.length / 1024)} KB`);
}
