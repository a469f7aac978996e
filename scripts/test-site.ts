// npm run test:site: builds the owner's site, and tests it.
import { installBrowser } from './browser';
import { loadEnvironment } from './command';
import { buildOwnSite, testOwnSite } from './own-site';

loadEnvironment();
const [hasBrowser, code] = await Promise.all([installBrowser(), buildOwnSite()]);
process.exitCode = code || (hasBrowser ? await testOwnSite() : 1);
