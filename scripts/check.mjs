// npm run check: what stands between this checkout and a site to be proud of.
import { checkNode } from './check-node.mjs';
import { exitWithError, root } from './command.mjs';
import { installWhenNeeded } from './install.mjs';

checkNode();

try {
  await installWhenNeeded();
  // Not imported at the top: before the installation its packages may be missing.
  const { runCheck } = await import('./check/run-check.mjs');
  process.exitCode = await runCheck(root, process.argv.slice(2));
} catch (error) {
  exitWithError(error);
}
