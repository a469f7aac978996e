// Serves an existing export: `out/`, or the folder in OUT_DIR.
import './env';
import path from 'node:path';
import { root } from './command';
import { serveSite } from './serve';

const { url } = await serveSite(path.join(root, process.env.OUT_DIR || 'out'));
console.log(`The site is at ${url}`);
