import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { UserError } from '../../lib/user-error';

/** Lighthouse's own package.json and lockfile: its packages are fetched for the bench alone. */
const FOLDER = fileURLToPath(new URL('lighthouse', import.meta.url));

/** The oldest Node.js on which Lighthouse runs (`engines` in its package.json). */
const OLDEST_NODE = [22, 19] as const;

/** What Lighthouse calls the figures. */
const AUDITS = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** On a busy machine Lighthouse now and then misses a paint. */
const ATTEMPTS = 3;

interface Result {
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { numericValue?: number; errorMessage?: string }>;
    environment: { benchmarkIndex: number };
  };
}

type Lighthouse = (
  url: string,
  flags: { port: number; onlyAudits: readonly string[]; logLevel: string },
) => Promise<Result>;

/**
 * Loads Lighthouse, and fetches it with npm where it is missing.
 *
 * @throws {UserError} where Node.js is too old for it, or it could not be fetched.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = OLDEST_NODE;
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    throw new UserError(
      `npm run bench needs Node.js ${OLDEST_NODE.join('.')} or later, because Lighthouse does. This is ${process.versions.node}.`,
    );
  }
  const entry = path.join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    console.error(`Fetching Lighthouse ${readVersion()}…`);
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: ['ignore', process.stderr, process.stderr],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new UserError('Lighthouse could not be fetched; npm says why above.');
  }
  return (await import(pathToFileURL(entry).href)).default;
}

/**
 * Loads a page once as Lighthouse's phone does: a mobile screen, a processor four times slower and slow 4G, both
 * simulated from what a load without them did.
 *
 * @param port where the browser takes commands.
 * @returns the figures, times in ms, and Lighthouse's index of how fast this machine was.
 */
export async function measureLoad(
  lighthouse: Lighthouse,
  url: string,
  port: number,
): Promise<{ values: Record<string, number>; speed: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await lighthouse(url, { port, onlyAudits: Object.values(AUDITS), logLevel: 'silent' });
    const failed = Object.values(lhr.audits).find(({ errorMessage }) => errorMessage !== undefined);
    const failure = lhr.runtimeError?.message ?? failed?.errorMessage;
    if (failure === undefined) {
      const values = Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue]);
      return { values: Object.fromEntries(values), speed: lhr.environment.benchmarkIndex };
    }
    if (attempt === ATTEMPTS) throw new UserError(`Lighthouse could not measure ${url}: ${failure}`);
  }
}

function readVersion(): string {
  return JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8')).dependencies.lighthouse;
}
