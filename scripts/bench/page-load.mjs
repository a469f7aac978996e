/** @typedef {'lcp' | 'fcp' | 'tbt' | 'cls'} LoadFigure Times in ms; CLS has no unit. */

/** What Lighthouse calls them. */
const AUDITS = /** @satisfies {Record<LoadFigure, string>} */ ({
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
});

/** On a busy machine Lighthouse now and then misses a paint; more often than this it has a reason. */
const TRIES = 3;

/**
 * Loads a page once as Lighthouse's phone does: a mobile screen, a processor four times
 * slower and slow 4G, both simulated from what a load without them did.
 *
 * @param {import('./lighthouse.mjs').Lighthouse} lighthouse
 * @param {string} url
 * @param {number} port The one on which the browser takes commands.
 * @returns {Promise<{ values: Record<LoadFigure, number>, speed: number }>} the figures, and
 *   Lighthouse's index of how fast this machine was.
 * @throws {Error} when the page could not be measured, in Lighthouse's words.
 */
export async function measureLoad(lighthouse, url, port) {
  for (let tries = 1; ; tries += 1) {
    const { lhr } = await lighthouse(url, { port, onlyAudits: Object.values(AUDITS), logLevel: 'silent' });
    const failure = lhr.runtimeError?.message ?? Object.values(lhr.audits).find(isFailed)?.errorMessage;
    if (failure === undefined) return { values: readFigures(lhr.audits), speed: lhr.environment.benchmarkIndex };
    if (tries === TRIES) throw new Error(`Lighthouse could not measure ${url}: ${failure}`);
  }
}

/** @param {import('./lighthouse.mjs').Audit} audit */
function isFailed({ errorMessage }) {
  return errorMessage !== undefined;
}

/**
 * @param {Record<string, import('./lighthouse.mjs').Audit>} audits
 * @returns {Record<LoadFigure, number>}
 */
function readFigures(audits) {
  /** @param {LoadFigure} name */
  const figure = (name) => audits[AUDITS[name]]?.numericValue ?? Number.NaN;
  return { lcp: figure('lcp'), fcp: figure('fcp'), tbt: figure('tbt'), cls: figure('cls') };
}
