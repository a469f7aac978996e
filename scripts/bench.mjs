// npm run bench: how fast the finished site is, beside the same pages without script.
import { checkNode } from './check-node.mjs';
import { exitWithError } from './command.mjs';
import { installWhenNeeded } from './install.mjs';

checkNode();

try {
  await installWhenNeeded();
  // Not imported at the top: before the installation its packages may be missing.
  const { bench } = await import('./bench/bench-site.mjs');
  process.exitCode = await bench(process.argv.slice(2));
} catch (error) {
  exitWithError(error);
}
