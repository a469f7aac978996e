import { readFileSync } from 'node:fs';
import { content as owned } from '../../content/index';
import { environment } from './environment';
import type { Content } from './schema';

/** Other languages, and tests, build the site with the content of a file that `scripts/translations.ts` has written. */
const written: Content = environment.CONTENT_FILE ? JSON.parse(readFileSync(environment.CONTENT_FILE, 'utf8')) : owned;

// Of the variables, this one alone moves the days of this process and of those that it starts.
if (written.site?.timeZone) process.env.TZ = written.site.timeZone;

/** The owner's content, with the overrides from this build's environment variables. Only routes and commands read it. */
export const content: Content = environment.SITE_ADDRESS
  ? { ...written, site: { ...written.site, address: environment.SITE_ADDRESS } }
  : written;
