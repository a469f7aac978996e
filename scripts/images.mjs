// npm run images: brings the pictures that the content names on other hosts into public/.
import { checkNode } from './check-node.mjs';
import { exitWithError, root } from './command.mjs';
import { installWhenNeeded } from './install.mjs';

checkNode();

try {
  await installWhenNeeded();
  // Not imported at the top: before the installation its packages may be missing.
  const { bringImagesHome } = await import('./images/bring-images-home.mjs');
  process.exitCode = await bringImagesHome(root);
} catch (error) {
  exitWithError(error);
}
