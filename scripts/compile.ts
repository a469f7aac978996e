// Compiles content/: for a plain `next build`, and for `npm run dev`, which starts it in a new process after each change,
// so that the files are read again.
import { exitWith, loadEnvironment, readOptions } from './command';
import { waitForBuilds } from './wait-for-builds';

const { dev = false } = readOptions({ dev: { type: 'boolean' } }, 'It takes --dev, which adds the drafts.');
loadEnvironment(dev);
if (!dev) await waitForBuilds();
const { compileSite } = await import('./compile-site');
await compileSite({ isDevelopment: dev }).catch(exitWith);
