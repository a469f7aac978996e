import { content as owned } from '../../content/content';
import { environment } from './environment';
import type { Content } from './schema';

/** Tests build the site with other content, as JSON in an environment variable (`e2e/owners/fixtures.ts`). */
const written: Content = process.env.CONTENT ? JSON.parse(process.env.CONTENT) : owned;

/** The owner's content, with the overrides from this build's environment variables. Only routes read it. */
export const content: Content = {
  ...written,
  site: { ...written.site, address: environment.SITE_ADDRESS ?? written.site.address },
};
