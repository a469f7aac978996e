// Only in pages that begin at their top on a reload; see export/start-page.mjs.
import { startAtTop } from './start-at-top.mjs';

startAtTop();
