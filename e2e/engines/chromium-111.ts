import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright';
import { root, run } from '../../scripts/command';

/** The oldest Chromium that is promised to work whole; it has no popovers. */
const VERSION = '111';

/** An npm package that carries its program, compressed, and the SHA-512 of the package. Nothing else of it is used. */
const PACKAGE = '@sparticuz/chromium@111.0.0';
const SHA512 = 'h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==';

/** Where it is kept: `npm ci` empties this, git and the builds leave it alone. */
const FOLDER = path.join(root, 'node_modules', '.cache', `chromium-${VERSION}`);

/** The program was built for servers without a sandbox, a GPU and shared memory. */
const ARGS = ['--headless', '--no-sandbox', '--no-zygote', '--single-process', '--disable-gpu'];

/** What it says by itself: of features that later browsers can be forbidden, and of an attribute it does not know yet. */
const OWN_WORDS = /Permissions-Policy header|Found a 'popover' attribute/;

/**
 * Fetches the program with npm, unless it is there already.
 *
 * @returns its path.
 * @throws {Error} when it does not run here, or could not be fetched, in one sentence.
 */
export async function fetchChromium111(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`There is a Chromium ${VERSION} for Linux on x64 alone.`);
  }
  const program = path.join(FOLDER, 'chromium');
  if (existsSync(program)) return program;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  console.log(`Fetching ${PACKAGE}…`);
  if ((await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', FOLDER])) !== 0) {
    throw new Error(`npm could not fetch ${PACKAGE}.`);
  }
  const archive = path.join(FOLDER, 'sparticuz-chromium-111.0.0.tgz');
  const hash = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (hash !== SHA512) throw new Error(`What npm fetched as ${PACKAGE} is another package: its SHA-512 is ${hash}.`);
  if ((await run('tar', ['-xzf', archive, '-C', FOLDER, 'package/bin/chromium.br'])) !== 0) {
    throw new Error(`${archive} could not be unpacked.`);
  }
  const compressed = path.join(FOLDER, 'package/bin/chromium.br');
  // Under its name only once it is whole.
  const unfinished = `${program}.new`;
  await pipeline(
    createReadStream(compressed),
    createBrotliDecompress(),
    createWriteStream(unfinished, { mode: 0o755 }),
  );
  await rename(unfinished, program);
  await Promise.all([rm(archive), rm(path.join(FOLDER, 'package'), { recursive: true })]);
  return program;
}

/**
 * @param program Its path.
 *
 * @throws {Error} when it is another version.
 */
export async function startChromium111(program: string): Promise<import('./engine').Engine> {
  const browser = await chromium.launch({ executablePath: program, args: ARGS });
  if (!browser.version().startsWith(`${VERSION}.`)) {
    await browser.close();
    throw new Error(
      `${program} is Chromium ${browser.version()}, and not ${VERSION}; remove it, and it is fetched anew.`,
    );
  }
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!OWN_WORDS.test(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  // The owner's images lie elsewhere, where a test does not go.
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'image/png', body: '' }),
  );
  return {
    messages,
    async open(url) {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
