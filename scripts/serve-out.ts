// Serves an existing export: `out/`, or the folder in SITE_OUT_DIR.
import './env';
import path from 'node:path';
import { environment } from '../lib/compile/environment';
import { root } from './command';
import { serveSite } from './serve';

const { url } = await serveSite(path.join(root, environment.SITE_OUT_DIR ?? 'out'));
console.log(`The site is at ${url}`);
