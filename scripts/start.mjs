// npm start: installs when needed, builds, and serves the finished site.
import { endOnSignal, fail, runInstalled } from './command.mjs';
import { installWhenNeeded } from './install.mjs';
import { checkPortIsFree, readPort } from './port.mjs';

try {
  await checkPortIsFree(readPort(process.env.PORT));
  await installWhenNeeded();
  const code = await runInstalled('next', ['build'], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error('The site could not be built; the reason is above.');
  // Only now are the packages there that the server needs.
  const { serveSite } = await import('./serve.mjs');
  const { address, close } = await serveSite();
  endOnSignal(close);
  console.log(`The site is at ${address} (Ctrl-C ends it)`);
} catch (error) {
  fail(error);
}
