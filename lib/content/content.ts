import { content as owned } from '../../content/content';
import { environment } from './environment';
import type { Content } from './schema';

/** Tests build the site with the content of other owners, which is handed over as JSON (`e2e/owners/fixtures.ts`). */
const written: Content = process.env.CONTENT ? JSON.parse(process.env.CONTENT) : owned;

/** What the owner wrote, with what the environment replaces for this build. Routes read it and pass on what is needed. */
export const content: Content = {
  ...written,
  site: { ...written.site, address: environment.SITE_ADDRESS ?? written.site.address },
};
