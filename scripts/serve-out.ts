// Serves an existing export: `out/`, or the folder that OUT_DIR names.
import path from 'node:path';
import { closeOnSignal, loadEnvironment, root } from './command';
import { serveSite } from './serve';

loadEnvironment();
const { url, close } = await serveSite({ folder: path.join(root, process.env.OUT_DIR || 'out') });
closeOnSignal(close);
console.log(`The site is at ${url}`);
