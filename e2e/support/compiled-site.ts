import { readSite } from '../../lib/compile/site-files';
import type { Availability, Content } from '../../lib/content/schema';
import type { Site } from '../../lib/site';

/** The main language of the tested site, as the build compiled it: in the tests' copies of the repository, a fixture's. */
export const site = readSite();

export const { basePath, content } = site;

/** What the tested site says about taking on work. */
export const availability = content.availability as Exclude<Availability, false>;

/** A site in one language, at the root of its host, with this content in place of the tested one's. */
export function siteWith(changes: Partial<Content>, others: Partial<Site> = {}): Site {
  const language = { ...site.languages[0], basePath: '' };
  return { ...site, languages: [language], basePath: '', ...others, content: { ...content, ...changes } };
}
