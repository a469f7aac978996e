import { content as written } from '../../content/content';
import { environment } from './environment';
import type { Content } from './schema';

/** What the owner wrote, with what the environment replaces for this build. Routes read it and pass on what is needed. */
export const content: Content = {
  ...written,
  site: { ...written.site, address: environment.siteAddress ?? written.site.address },
};
