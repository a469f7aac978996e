/** Most of the twin's LCP that a page's may be: script costs the first view nothing. */
const LCP_OF_TWIN = 1.05;

/** Most of the older export's LCP, where there is one. */
const LCP_OF_OLDER = 0.85;

/** By how much a page's TBT may be above its twin's, in ms: less than one long task. */
const TBT_ABOVE_TWIN = 20;

/** Most that the first tap may wait for the next frame, in ms. 200 is what counts as good. */
const LONGEST_INP = 150;

/**
 * What the site promises of its speed and these figures do not show.
 *
 * @param {readonly import('./figures.mjs').Row<import('./page-load.mjs').LoadFigure>[]} loads
 * @param {readonly import('./figures.mjs').Row<import('./first-tap.mjs').TapFigure>[]} taps
 * @returns {string[]} a sentence for each.
 */
export function brokenPromises(loads, taps) {
  return [...loads.flatMap(brokenByLoad), ...taps.flatMap(brokenByTap)];
}

/** @param {import('./figures.mjs').Row<import('./page-load.mjs').LoadFigure>} row */
function brokenByLoad({ of, figures: { site, twin, older } }) {
  if (!site || !twin) return [];
  const ofTwin = site.lcp.median / twin.lcp.median;
  const ofOlder = older ? site.lcp.median / older.lcp.median : 0;
  const aboveTwin = site.tbt.median - twin.tbt.median;
  return sentences([
    [ofTwin > LCP_OF_TWIN, `${of}: LCP is ${ofTwin.toFixed(2)} of the twin’s, and may be ${LCP_OF_TWIN}.`],
    [ofOlder > LCP_OF_OLDER, `${of}: LCP is ${ofOlder.toFixed(2)} of the older export’s, and may be ${LCP_OF_OLDER}.`],
    [
      aboveTwin > TBT_ABOVE_TWIN,
      `${of}: TBT is ${aboveTwin.toFixed()} ms above the twin’s, and may be ${TBT_ABOVE_TWIN}.`,
    ],
    [site.cls.most > 0, `${of}: CLS is ${site.cls.most.toFixed(3)}, and may be 0.`],
  ]);
}

/** @param {import('./figures.mjs').Row<import('./first-tap.mjs').TapFigure>} row */
function brokenByTap({ of, figures: { site } }) {
  if (!site) return [];
  return sentences([
    [site.inp.median > LONGEST_INP, `${of}: INP is ${site.inp.median.toFixed()} ms, and may be ${LONGEST_INP}.`],
    [site.effect.most === Number.POSITIVE_INFINITY, `${of}: a tap was lost.`],
  ]);
}

/**
 * @param {readonly (readonly [boolean, string])[]} promises Whether each is broken, and what is then said.
 * @returns {string[]}
 */
function sentences(promises) {
  return promises.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []));
}
