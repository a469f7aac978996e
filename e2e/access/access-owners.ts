import { content } from '@/lib/content/content';
import type { Content } from '@/lib/content/schema';
import { LOCAL_FOLDER } from '@/scripts/local-site';
import { arabicOwner } from '../owners/arabic';
import { NOWHERE } from '../support/site';
import { buildSiteOf } from '../support/variants';

/** An owner whose site is looked at. All that a walk asks for by name comes from the content. */
export interface AccessOwner {
  name: string;
  content: Content;
  /** Finds, or builds, the folder of the export. */
  folder: () => Promise<string>;
  /** Where the site is served meanwhile. */
  port: number;
}

const firstPort = Number(process.env.E2E_PORT || 4173) + 1;

const owners: Omit<AccessOwner, 'port'>[] = [
  // The command has built it.
  { name: 'sample', content, folder: async () => LOCAL_FOLDER },
  { name: 'arabic', content: arabicOwner(content), folder: () => buildSiteOf('arabic', '') },
];

/** Every owner whose site is looked at. */
export const accessOwners: readonly AccessOwner[] = owners.map((owner, index) => ({
  ...owner,
  port: firstPort + index,
}));

/** Where an owner's site is found. */
export function originOf({ port }: AccessOwner): string {
  return `http://localhost:${port}`;
}

/** The pages of an owner's site by name, the one for addresses that lead nowhere among them. */
export function pagesOf({ content: { navigation } }: AccessOwner): Record<string, string> {
  const paths = [...navigation.map(({ path }) => path), NOWHERE];
  return Object.fromEntries(paths.map((path) => [path.replaceAll('/', '') || 'home', path]));
}
