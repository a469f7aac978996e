// npm run update: takes a newer version of the template into this site. It needs git and Node alone: the site's
// packages may be missing or of another time.
import { checkNode } from './check-node.mjs';
import { exitWithError } from './command.mjs';
import { update } from './update/update.mjs';

checkNode();

try {
  process.exitCode = await update(process.cwd(), process.argv.slice(2));
} catch (error) {
  exitWithError(error);
}
