import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSkipped, PICTURES_FOLDER } from '../lib/content/environment';
import { FOR_HOSTS } from '../lib/headers';
import { UserError } from '../lib/user-error';
import { addBootstrap } from './add-bootstrap';
import { compressFiles } from './compress-files';
import { addPolicies } from './content-security-policy';
import { cutFonts } from './cut-fonts';
import { deferScripts } from './defer-scripts';
import { writeHostFiles } from './host-files';
import { attribute, type Page, type PageEdits, readPages, type Site, writePages } from './pages';

/** Copies of the not-found page, which hosts would send with status 200. They send `404.html` with status 404. */
const NOT_FOUND_COPIES = ['404', '_not-found'];

/** What hosts and search engines look for in the main language's folder alone. */
const SHARED = ['404.html', 'robots.txt', ...FOR_HOSTS];

/**
 * Turns Next's export into the finished site.
 *
 * Optimizations come first. If one doesn't recognise what Next wrote, it leaves the pages unchanged and the build prints a
 * warning. The other steps (addresses, bootstrap script, policy, files for hosts) stop the build if they fail.
 */
export async function finishExport(exported: Omit<Site, 'ownFiles'>): Promise<void> {
  const site = { ...exported, ownFiles: await addOwnFiles(exported) };
  const [main, ...further] = site.facts.translations;
  const translation = further.find(({ basePath }) => basePath === site.basePath);
  const leftOut = (translation ?? main)?.leftOut ?? [];
  const removed = [...NOT_FOUND_COPIES, ...leftOut, ...(translation ? SHARED : [])];
  await Promise.all(removed.map((name) => rm(path.join(site.folder, name), { recursive: true, force: true })));
  await addPictures(site);
  await changePages(site);
  await addPolicies(site);
  await compressFiles(site.folder);
  if (!translation) await writeHostFiles(site);
}

/** Parses each page once for all steps that change it, because that takes longer than they do. */
async function changePages(site: Site): Promise<void> {
  const pages = await readPages(site.folder, site.ownFiles);
  checkAddresses(site, pages);
  await writePages(site.folder, pages, [
    await optimize('fonts', pages, () => cutFonts(site, pages)),
    await optimize('scripts', pages, () => deferScripts(site, pages)),
    await addBootstrap(site, pages),
  ]);
}

async function optimize(
  name: 'fonts' | 'scripts',
  pages: readonly Page[],
  step: () => Promise<PageEdits>,
): Promise<PageEdits> {
  const unchanged = () => [];
  if (isSkipped(name)) return unchanged;
  try {
    const editsOf = await step();
    // All pages at once, so that a page that a step does not recognise leaves the others unchanged, too.
    const edits = new Map(pages.map((page) => [page, editsOf(page)]));
    return (page) => edits.get(page) ?? [];
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = error instanceof Error ? error.message : error;
    console.warn(`Skipped the optimization of ${name}. The site works without it. (${reason})`);
    return unchanged;
  }
}

/** Adds the copies of the owner's pictures, which were made while the pages were rendered. */
async function addPictures({ folder, project }: Site): Promise<void> {
  const copies = path.join(project, '.next', PICTURES_FOLDER);
  if (existsSync(copies)) await cp(copies, path.join(folder, PICTURES_FOLDER), { recursive: true });
}

/** Copies `public/` into the export again, so that the owner's files replace generated files of the same name. */
async function addOwnFiles({ folder, project }: Pick<Site, 'folder' | 'project'>): Promise<Set<string>> {
  const own = path.join(project, 'public');
  if (!existsSync(own)) return new Set();
  await cp(own, folder, { recursive: true });
  const files = await readdir(own, { recursive: true });
  return new Set(files.map((file) => file.split(path.sep).join('/')));
}

/**
 * Checks that each canonical address is the page's own. Metadata copied from another page would tell search engines that
 * the two are the same page.
 *
 * @throws {UserError} if a page has another page's canonical address.
 */
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
