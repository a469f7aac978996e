import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FOR_HOSTS } from '../lib/headers';
import { PICTURES_FOLDER } from '../lib/picture';
import { hasPath, OPTIONAL_ROUTES } from '../lib/routes';
import { currentLanguage, isMainLanguage } from '../lib/site';
import { UserError } from '../lib/user-error';
import { addBootstrap } from './add-bootstrap';
import { writeAliasPages } from './alias-pages';
import { compressFiles, TEXT_EXTENSIONS } from './compress-files';
import { addPolicies } from './content-security-policy';
import { deferScripts } from './defer-scripts';
import { escapeEmailAddresses } from './escape-email-addresses';
import { writeHostFiles, writeLanguageFile } from './host-files';
import { writeMarkdownCopies } from './markdown-copies';
import { attribute, type Export, type HtmlPage, listFolder, type PageEdits, readPages, writePages } from './pages';

/** Copies of the not-found page, which hosts would send with status 200. They send `404.html` with status 404. */
const NOT_FOUND_COPIES = ['404', '_not-found'];

/** Next's folder for the scripts of pages. */
const SCRIPTS_FOLDER = '_next/static/chunks';

/** What hosts and search engines look for in the main language's folder alone. The not-found page is in each. */
const MAIN_LANGUAGE_FILES = ['robots.txt', ...FOR_HOSTS];

/** Turns Next's export into the finished site (docs/architecture.md, "Export steps"). */
export async function finishExport({ project, site }: Pick<Export, 'project' | 'site'>): Promise<void> {
  const folder = path.join(project, site.build.outDir);
  const exported = { folder, project, site, ownFiles: await addOwnFiles(folder, project) };
  const isMain = isMainLanguage(site);
  const removed = [...NOT_FOUND_COPIES, ...(isMain ? [] : MAIN_LANGUAGE_FILES)];
  await Promise.all(removed.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  await removePages(exported);
  await addPictures(exported, isMain ? folder : path.dirname(folder));
  if (!isMain) await removeUnusedFiles(exported);
  const compress = site.build.skipped.includes('compression') ? async () => new Set<string>() : compressFiles;
  // What no further step changes is compressed beside them.
  const compressing = compress(folder, (name) => !name.endsWith('.html'));
  await changePages(exported);
  await addPolicies(exported);
  await writeAliasPages(exported);
  const compressed = await compressing;
  await compress(folder, (name) => !compressed.has(name));
  await (isMain ? writeHostFiles(exported) : writeLanguageFile(exported));
}

/** Copies the owner's pictures that the pages show, each once: those of all languages are in the main one's folder. */
async function addPictures({ project }: Export, mainFolder: string): Promise<void> {
  const [notes, shared] = [path.join(project, '.next', PICTURES_FOLDER), path.join(mainFolder, PICTURES_FOLDER)];
  if (!existsSync(notes)) return;
  await mkdir(shared, { recursive: true });
  for (const name of await readdir(notes)) {
    if (existsSync(path.join(shared, name))) continue;
    const file = await readFile(path.join(notes, name), 'utf8');
    await copyFile(path.join(project, file), path.join(shared, name));
  }
}

/** Removes the pages and the optional files that the site does not have in this language. */
async function removePages(exported: Export): Promise<void> {
  const { folder, ownFiles, site } = exported;
  const { pages } = currentLanguage(site);
  const files = await listFolder(folder);
  const folders = files.flatMap((file) => /^(.*\/)index\.html$/.exec(file)?.[1] ?? []);
  const unknown = folders.filter((page) => !hasPath(pages, `/${page}`) && !ownFiles.has(`${page}index.html`));
  for (const page of unknown) {
    await rejectOwnPage(folder, page);
    await removePage(exported, page);
  }
  for (const { path: address, isAskedFor } of OPTIONAL_ROUTES) {
    const isUnwanted = !address.endsWith('/') && !isAskedFor(site.content) && !ownFiles.has(address.slice(1));
    if (isUnwanted) await rm(path.join(folder, address), { force: true });
  }
  if (unknown.length > 0) await removeUnusedScripts(folder);
}

/** @throws {UserError} if the owner has written a page into a file of the template, whose own page would be empty. */
async function rejectOwnPage(folder: string, page: string): Promise<void> {
  if (!OPTIONAL_ROUTES.some(({ path: address }) => address === `/${page}`)) return;
  if (!(await readFile(path.join(folder, page, 'index.html'), 'utf8')).includes('<h1')) return;
  const [file, moved] = [`app/${page}page.tsx`, `app/(own)/${page}`];
  throw new UserError(
    `${file} is the template's, but has a page of yours; move it to ${moved}, and remove app/${page}.`,
  );
}

/** Removes a page's files, and its folder unless there are other pages or the owner's files in it. */
async function removePage({ folder, ownFiles }: Export, page: string): Promise<void> {
  const entries = await readdir(path.join(folder, page), { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const file = path.posix.join(page, name);
    if (!ownFiles.has(file)) await rm(path.join(folder, file));
  }
  await rmdir(path.join(folder, page)).catch(() => undefined);
}

/** Removes the files of `public/` to which nothing in a further language's folder refers: the main one has them. */
async function removeUnusedFiles({ folder, project, ownFiles }: Export): Promise<void> {
  const files = await listFolder(folder);
  const textFiles = files.filter((file) => TEXT_EXTENSIONS.has(path.extname(file)));
  const text = (await Promise.all(textFiles.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
  for (const file of ownFiles) {
    const name = path.posix.basename(file);
    // A name with other characters may be written in several ways, and a page is found by its folder.
    const isUsed = !/^[\w.-]+$/.test(name) || name.endsWith('.html') || text.includes(name);
    if (!isUsed && (await stat(path.join(project, 'public', file))).isFile())
      await rm(path.join(folder, file), { force: true });
  }
}

/** Removes the scripts that no page and no other script names. */
async function removeUnusedScripts(folder: string): Promise<void> {
  const files = (await listFolder(folder)).filter((file) => /\.(?:html|txt|js)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const scripts = files.filter((file) => file.startsWith(SCRIPTS_FOLDER));
  const unused = scripts.filter((script) =>
    texts.every((text, index) => files[index] === script || !text.includes(path.basename(script))),
  );
  await Promise.all(unused.map((script) => rm(path.join(folder, script))));
}

/** Parses each page once for all steps that change it, because that takes longer than they do. */
async function changePages(exported: Export): Promise<void> {
  const pages = await readPages(exported);
  checkAddresses(exported, pages);
  const { skipped } = exported.site.build;
  await writePages(exported.folder, pages, [
    skipped.includes('scripts') ? new Map() : await deferOrWarn(exported, pages),
    await addBootstrap(exported, pages),
    await writeMarkdownCopies(exported, pages),
    escapeEmailAddresses(pages),
  ]);
}

/** Leaves all pages unchanged, and warns, if a page has a script that can't be deferred. */
async function deferOrWarn(exported: Export, pages: readonly HtmlPage[]): Promise<PageEdits> {
  try {
    return await deferScripts(exported, pages);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`Skipped the optimization of scripts. The site works without it. (${reason})`);
    return new Map();
  }
}

/** Copies `public/` into the export again, so that the owner's files replace generated files of the same name. */
async function addOwnFiles(folder: string, project: string): Promise<Set<string>> {
  const publicFolder = path.join(project, 'public');
  if (!existsSync(publicFolder)) return new Set();
  await cp(publicFolder, folder, { recursive: true });
  return new Set(await listFolder(publicFolder));
}

/**
 * A post may name the address on another site at which it was published first.
 *
 * @throws {UserError} if a page has another page's canonical address: search engines would take the two for one.
 */
function checkAddresses({ site: { basePath, content } }: Export, pages: readonly HtmlPage[]): void {
  const problems = pages.flatMap(({ file, elements }) => {
    const link = elements.find((it) => it.tagName === 'link' && attribute(it, 'rel') === 'canonical');
    const address = link && attribute(link, 'href');
    const route = `/${file.replace(/index\.html$/, '')}`;
    const url = address && new URL(address, content.site.address);
    if (!url || url.origin !== new URL(content.site.address).origin) return [];
    if (url.pathname === encodeURI(basePath + route)) return [];
    return [`${route} has the canonical address ${address}; give it its own metadata in app${route}page.tsx.`];
  });
  if (problems.length > 0) throw new UserError('Each page needs its own canonical address:', problems);
}
