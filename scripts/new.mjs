// npm run new: asks what makes the site one's own, and writes it into content/.
import { checkNode } from './check-node.mjs';
import { exitWithError, root } from './command.mjs';
import { installWhenNeeded } from './install.mjs';

checkNode();

try {
  await installWhenNeeded();
  // What the environment sets for one build is not what the content says.
  delete process.env.SITE_ADDRESS;
  // Not imported at the top: before the installation its packages may be missing.
  const { runNew } = await import('./new/run-new.mjs');
  process.exitCode = await runNew(root, process.argv.slice(2));
} catch (error) {
  exitWithError(error);
}
