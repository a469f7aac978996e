import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSkipped, PICTURES_FOLDER } from '../lib/content/environment';
import { FOR_HOSTS } from '../lib/headers';
import { UserError } from '../lib/user-error';
import { addBootstrap } from './add-bootstrap';
import { addPolicies } from './content-security-policy';
import { cutFonts } from './cut-fonts';
import { deferScripts } from './defer-scripts';
import { compressFiles, TEXTS, writeHostFiles } from './host-files';
import { attribute, type Page, type PageEdits, readPages, type Site, writePages } from './pages';

/** Copies of the not-found page, which hosts would send with status 200. They send `404.html` with status 404. */
const NOT_FOUND_COPIES = ['404', '_not-found'];

/** What hosts and search engines look for in the main language's folder alone. */
const SHARED = ['404.html', 'robots.txt', ...FOR_HOSTS];

/** Turns Next's export into the finished site (docs/architecture.md, "Export steps"). */
export async function finishExport(exported: Omit<Site, 'ownFiles'>): Promise<void> {
  const site = { ...exported, ownFiles: await addOwnFiles(exported) };
  const { folder, project } = site;
  const [main, ...further] = site.facts.translations;
  const translation = further.find(({ basePath }) => basePath === site.basePath);
  const leftOut = (translation ?? main)?.leftOut ?? [];
  const removed = [...NOT_FOUND_COPIES, ...(translation ? SHARED : [])];
  await Promise.all(removed.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  for (const page of leftOut) await removePage(site, page);
  // The copies of the owner's pictures, which were made while the pages were rendered; those of all languages are together.
  const pictures = path.join(project, '.next', PICTURES_FOLDER);
  const shared = path.join(translation ? path.dirname(folder) : folder, PICTURES_FOLDER);
  if (existsSync(pictures)) await cp(pictures, shared, { recursive: true });
  if (translation) await removeUnusedFiles(site);
  await changePages(site);
  await addPolicies(site);
  await compressFiles(folder);
  if (!translation) await writeHostFiles(site);
}

/** Removes a page's files, and its folder unless there are other pages or the owner's files in it. */
async function removePage({ folder, ownFiles }: Site, page: string): Promise<void> {
  const entries = await readdir(path.join(folder, page), { withFileTypes: true }).catch(() => []);
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const file = path.posix.join(page, name);
    if (!ownFiles.has(file.slice(1))) await rm(path.join(folder, file));
  }
  await rmdir(path.join(folder, page)).catch(() => undefined);
}

/** Removes the files of `public/` to which nothing in a further language's folder refers: the main one has them. */
async function removeUnusedFiles({ folder, project, ownFiles }: Site): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const written = files.filter((file) => TEXTS.has(path.extname(file)));
  const text = (await Promise.all(written.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
  for (const file of ownFiles) {
    const name = path.posix.basename(file);
    // A name with other characters may be written in several ways, and a page is found by its folder.
    const isUsed = !/^[\w.-]+$/.test(name) || name.endsWith('.html') || text.includes(name);
    if (!isUsed && (await stat(path.join(project, 'public', file))).isFile())
      await rm(path.join(folder, file), { force: true });
  }
}

/** Parses each page once for all steps that change it, because that takes longer than they do. */
async function changePages(site: Site): Promise<void> {
  const pages = await readPages(site);
  checkAddresses(site, pages);
  await writePages(site.folder, pages, [
    await optimize('fonts', () => cutFonts(site, pages)),
    await optimize('scripts', () => deferScripts(site, pages)),
    await addBootstrap(site, pages),
  ]);
}

/** Leaves all pages unchanged, and warns, if a step does not recognise what Next wrote. */
async function optimize(name: 'fonts' | 'scripts', step: () => Promise<PageEdits>): Promise<PageEdits> {
  if (isSkipped(name)) return new Map();
  try {
    return await step();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = error instanceof Error ? error.message : error;
    console.warn(`Skipped the optimization of ${name}. The site works without it. (${reason})`);
    return new Map();
  }
}

/** Copies `public/` into the export again, so that the owner's files replace generated files of the same name. */
async function addOwnFiles({ folder, project }: Pick<Site, 'folder' | 'project'>): Promise<Set<string>> {
  const own = path.join(project, 'public');
  if (!existsSync(own)) return new Set();
  await cp(own, folder, { recursive: true });
  const files = await readdir(own, { recursive: true });
  return new Set(files.map((file) => file.split(path.sep).join('/')));
}

/** @throws {UserError} if a page has another page's canonical address: search engines would take the two for one. */
function checkAddresses({ basePath }: Site, pages: readonly Page[]): void {
  const problems = pages.flatMap(({ file, elements }) => {
    const link = elements.find((it) => it.tagName === 'link' && attribute(it, 'rel') === 'canonical');
    const address = link && attribute(link, 'href');
    const route = `/${file.replace(/index\.html$/, '')}`;
    if (!address || new URL(address, 'https://site.invalid').pathname === encodeURI(basePath + route)) return [];
    return [`${route} has the canonical address ${address}; give it its own metadata in app${route}page.tsx.`];
  });
  if (problems.length > 0) throw new UserError('Each page needs its own canonical address:', problems);
}
