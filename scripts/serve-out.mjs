// Serves an existing export: `out/`, or the folder that OUT_DIR names.
import path from 'node:path';
import { endOnSignal, exitWithError, root } from './command.mjs';
import { serveSite } from './serve.mjs';

try {
  const { url, close } = await serveSite({ folder: path.join(root, process.env.OUT_DIR || 'out') });
  endOnSignal(close);
  console.log(`The site is at ${url}`);
} catch (error) {
  exitWithError(error);
}
