// Compiles content/ for a plain `next build` or `next dev`.
import { exitWith, loadEnvironment, readOptions } from './command';
import { waitForBuilds } from './wait-for-builds';

const { dev = false } = readOptions({ dev: { type: 'boolean' } }, 'It takes --dev, which adds the drafts.');
loadEnvironment(dev);
if (!dev) await waitForBuilds();
const { compileSite } = await import('./compile-site');
await compileSite({ isDevelopment: dev }).catch(exitWith);
