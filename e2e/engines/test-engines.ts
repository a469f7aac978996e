// npm run test:engines: a visit in Firefox ESR, WebKitGTK and Chromium 111, under the site's own policy.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { root, runBinary } from '../../scripts/command';
import { installPackages } from '../../scripts/debian-packages';
import { startInbox } from '../../scripts/inbox';
import { LOCAL_FOLDER, localBuild } from '../../scripts/local-site';
import { createSiteServer } from '../../scripts/serve';
import { fetchChromium111, startChromium111 } from './chromium-111';
import { FIREFOX, startFirefox } from './firefox';
import { visit } from './visit';
import { startWebKit, WEBKIT_DRIVER } from './webkit';

/** Packages of Debian and its kin by the programs they bring. */
const PACKAGES = {
  [FIREFOX]: ['firefox-esr'],
  [WEBKIT_DRIVER]: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/** How each engine is started. */
const ENGINES: Record<string, () => Promise<import('./engine').Engine>> = {
  'Firefox ESR': startFirefox,
  WebKitGTK: startWebKit,
};

try {
  const missing = Object.entries(PACKAGES).filter(([program]) => !existsSync(program));
  if (missing.length > 0) await installPackages(missing.flatMap(([, packages]) => packages));
  try {
    const program = await fetchChromium111();
    ENGINES['Chromium 111'] = () => startChromium111(program);
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : error} The visit in it is left out.`);
  }

  const inbox = await startInbox({ origins: 'any' });
  if ((await runBinary('next', ['build'], { env: localBuild(inbox.endpoint) })) !== 0) {
    throw new Error('The site could not be built; the reason is above.');
  }
  const site = await serveWithReports(path.join(root, LOCAL_FOLDER));

  let failed = 0;
  for (const [name, start] of Object.entries(ENGINES)) {
    console.log(`\n── ${name}`);
    const engine = await start();
    try {
      await visit(engine, site, inbox);
    } catch (error) {
      failed += 1;
      console.error(error instanceof Error ? error.message : error);
    } finally {
      await engine.close();
      inbox.clear();
      site.violations.length = 0;
    }
  }
  site.close();
  await inbox.close();
  const count = Object.keys(ENGINES).length;
  console.log(`\n${count - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

/**
 * The site with its headers, to which one thing is added: browsers report here what the
 * policy refused, whichever engine they are.
 */
async function serveWithReports(folder: string) {
  const violations: string[] = [];
  const site = createSiteServer({ folder });
  const server = createServer((request, response) => {
    if (request.url === '/violations') {
      request.on('data', (text) => violations.push(String(text)));
      request.on('end', () => response.writeHead(204).end());
      return;
    }
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, name === 'Content-Security-Policy' ? `${value}; report-uri /violations` : value);
    site.emit('request', request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, violations, close: () => server.close() };
}
