import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSkipped, type Optimization } from '../lib/content/environment';
import { readTranslations } from '../lib/translations';
import { UserError } from '../lib/user-error';
import { addBootstrap } from './add-bootstrap';
import { addPictures } from './add-pictures';
import { checkAddresses } from './check-addresses';
import { compressFiles } from './compress-files';
import { addPolicies } from './content-security-policy';
import { cutFonts } from './cut-fonts';
import { deferScripts } from './defer-scripts';
import { FOR_HOSTS } from './headers';
import { writeHostFiles } from './host-files';

/** An exported site. */
export interface Site {
  /** Path of the exported folder. */
  folder: string;
  /** Path of the repository. */
  project: string;
  /** The folder the site lives in on its host, such as `/portfolio`, or nothing. */
  basePath: string;
  /** What `env` in next.config.ts sets. */
  environment: Readonly<Record<string, string | undefined>>;
  /** The files of `public/`, by their paths from the export's root, with slashes. No step changes a page among them. */
  ownFiles: ReadonlySet<string>;
}

/** Copies of the not-found page, which Next exports as pages with status 200. Hosts send `404.html` with its status. */
const NOT_FOUND_COPIES = ['404', '_not-found'];

/** What hosts and search engines look for in the main language's folder alone. */
const SHARED = ['404.html', 'robots.txt', ...FOR_HOSTS];

/**
 * Makes the finished site of what Next has exported.
 *
 * Optimizations come first. Each leaves the pages as they are when it does not recognise what it finds, and the build
 * goes on with a warning. What the site promises besides (the bootstrap script, the policy, the files for hosts) stops
 * the build when it fails.
 */
export async function finishExport(exported: Omit<Site, 'ownFiles'>): Promise<void> {
  const site = { ...exported, ownFiles: await addOwnFiles(exported) };
  const [, ...further] = readTranslations(site.environment.TRANSLATIONS);
  const translation = further.find(({ basePath }) => basePath === site.basePath);
  const removed = translation ? [...NOT_FOUND_COPIES, ...SHARED, ...translation.leftOut] : NOT_FOUND_COPIES;
  await Promise.all(removed.map((name) => rm(path.join(site.folder, name), { recursive: true, force: true })));
  await checkAddresses(site);
  await optimize('pictures', () => addPictures(site));
  await optimize('fonts', () => cutFonts(site));
  await optimize('scripts', () => deferScripts(site));
  await addBootstrap(site);
  await addPolicies(site);
  await compressFiles(site.folder);
  if (!translation) await writeHostFiles(site);
}

async function optimize(name: Optimization, step: () => Promise<void>) {
  if (isSkipped(name)) return;
  try {
    await step();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = error instanceof Error ? error.message : error;
    console.warn(`The optimization of ${name} was left out. The site works without it. (${reason})`);
  }
}

/** Puts the files of `public/` into the export once more, where they replace what the site makes of the same name. */
async function addOwnFiles({ folder, project }: Pick<Site, 'folder' | 'project'>): Promise<Set<string>> {
  const own = path.join(project, 'public');
  if (!existsSync(own)) return new Set();
  await cp(own, folder, { recursive: true });
  const files = await readdir(own, { recursive: true });
  return new Set(files.map((file) => file.split(path.sep).join('/')));
}
