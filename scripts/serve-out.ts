// Serves an existing export: `out/`, or the folder in OUT_DIR.
import path from 'node:path';
import { loadEnvironment, root } from './command';
import { serveSite } from './serve';

loadEnvironment();
const { url } = await serveSite(path.join(root, process.env.OUT_DIR || 'out'));
console.log(`The site is at ${url}`);
