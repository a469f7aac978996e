import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { UserError } from '../../lib/user-error';
import { run } from '../command';

/** The folder of Lighthouse's package.json and lockfile: only the bench installs its packages. */
const FOLDER = fileURLToPath(new URL('lighthouse', import.meta.url));

/** The oldest Node.js on which Lighthouse runs (`engines` in its package.json). */
const OLDEST_NODE = '22.19';

/** Lighthouse's audit ids of the metrics. */
const AUDITS = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' };

/** On a busy machine Lighthouse sometimes misses a paint. */
const ATTEMPTS = 3;

interface Result {
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { numericValue?: number; errorMessage?: string }>;
  };
}

type Lighthouse = (
  url: string,
  flags: { port: number; onlyAudits: readonly string[]; logLevel: string },
) => Promise<Result>;

/**
 * Loads Lighthouse, and installs it with npm if it is missing.
 *
 * @throws {UserError} if Node.js is too old for it, or it cannot be installed.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  const { node } = process.versions;
  if (node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0) {
    throw new UserError(
      `npm run bench needs Node.js ${OLDEST_NODE} or later, because Lighthouse does. This is ${node}.`,
    );
  }
  const entry = path.join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    console.error('Installing Lighthouse…');
    const code = await run('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund']);
    if (code !== 0) throw new UserError('Lighthouse could not be installed; the reason is above.');
  }
  return (await import(pathToFileURL(entry).href)).default;
}

/**
 * Loads a page once as Lighthouse's phone does: a mobile screen, a processor four times slower and slow 4G, both
 * simulated from an unthrottled load.
 *
 * @param port the browser's debugging port.
 * @returns the metrics by name, times in ms.
 */
export async function measureLoad(lighthouse: Lighthouse, url: string, port: number): Promise<Record<string, number>> {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await lighthouse(url, { port, onlyAudits: Object.values(AUDITS), logLevel: 'silent' });
    const failed = Object.values(lhr.audits).find(({ errorMessage }) => errorMessage !== undefined);
    const failure = lhr.runtimeError?.message ?? failed?.errorMessage;
    if (failure === undefined) {
      return Object.fromEntries(
        Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN]),
      );
    }
    if (attempt === ATTEMPTS) throw new UserError(`Lighthouse could not measure ${url}: ${failure}`);
  }
}
