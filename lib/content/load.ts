import { readFileSync } from 'node:fs';
import { content as owned } from '../../content/index';
import { withCvPage } from '../routes';
import { environment } from './environment';
import type { Content } from './schema';
import { finalAddress, folderOf } from './site-address';

/** Other languages, and tests, build the site with the content of a file that `scripts/translations.ts` has written. */
const written: Content = environment.CONTENT_FILE ? JSON.parse(readFileSync(environment.CONTENT_FILE, 'utf8')) : owned;

if (written.site?.timeZone) process.env.TZ = written.site.timeZone;

const addressed: Content = written.site
  ? { ...written, site: { ...written.site, address: finalAddress(written.site.address) } }
  : written;

/** The owner's content, with what this build's environment variables change. Only routes and commands read it. */
export const content: Content = environment.CV_PAGE ? withCvPage(addressed) : addressed;

/** The site's folder on its host: `/portfolio`, or an empty text; of a further language, the folder in that one. */
export const basePath = folderOf(content.site?.address);
