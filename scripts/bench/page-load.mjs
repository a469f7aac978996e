/** @typedef {'lcp' | 'fcp' | 'tbt' | 'cls'} LoadFigure Times in ms; CLS has no unit. */

/** What Lighthouse calls them. */
const AUDITS = /** @satisfies {Record<LoadFigure, string>} */ ({
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
});

/**
 * Loads a page once as Lighthouse's phone does: a mobile screen, a processor four times
 * slower, slow 4G, both simulated from what a load without them did.
 *
 * @param {import('./lighthouse.mjs').Lighthouse} lighthouse
 * @param {string} url
 * @param {number} port The one on which the browser takes commands.
 * @returns {Promise<{ values: Record<LoadFigure, number>, speed: number }>} the figures, and
 *   Lighthouse's index of how fast this machine was.
 * @throws {Error} when the page could not be measured, in Lighthouse's words.
 */
export async function measureLoad(lighthouse, url, port) {
  const { lhr } = await lighthouse(url, { port, onlyAudits: Object.values(AUDITS), logLevel: 'silent' });
  if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
  /** @param {LoadFigure} name */
  const figure = (name) => {
    const value = lhr.audits[AUDITS[name]]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${AUDITS[name]} at ${url}.`);
    return value;
  };
  const values = { lcp: figure('lcp'), fcp: figure('fcp'), tbt: figure('tbt'), cls: figure('cls') };
  return { values, speed: lhr.environment.benchmarkIndex };
}
