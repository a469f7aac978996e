/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Variant} Variant */

/**
 * @template {string} Name
 * @typedef {import('./figures.mjs').Row<Name>} Row
 */

/** What a row of each variant is called. */
const VARIANTS = /** @satisfies {Record<Variant, string>} */ ({
  site: 'the site',
  twin: 'without script',
  older: 'older export',
});

/**
 * @typedef {object} Run
 * @property {Date} day
 * @property {number} cores
 * @property {string} browser Chromium's version.
 * @property {number} rounds
 * @property {number} speed Lighthouse's index of how fast the machine was.
 */

/** @param {Run} run */
export function describeRun({ day, cores, browser, rounds, speed }) {
  const machine = `${cores} cores, Lighthouse’s benchmark index ${speed.toFixed()}`;
  return `${day.toISOString().slice(0, 10)}, Chromium ${browser}, ${machine}. Rounds: ${rounds}; medians, with the least and the most; times in ms.`;
}

/**
 * @param {readonly Row<import('./page-load.mjs').LoadFigure>[]} rows
 * @returns {string} a table in Markdown that a terminal shows well too. Times are in ms.
 */
export function tableOfLoads(rows) {
  return tableOf(
    ['page', '', 'LCP', 'site’s LCP ÷ this', 'FCP', 'TBT', 'CLS'],
    rows.flatMap(({ of, figures }) =>
      linesOf(of, figures, ({ lcp, fcp, tbt, cls }, variant) => [
        inMs(lcp),
        variant === 'site' || !figures.site ? '' : (figures.site.lcp.median / lcp.median).toFixed(2),
        inMs(fcp),
        inMs(tbt),
        cls.most === 0 ? '0' : cls.most.toFixed(3),
      ]),
    ),
  );
}

/**
 * @param {readonly Row<import('./first-tap.mjs').TapFigure>[]} rows
 * @returns {string} the same of the first taps.
 */
export function tableOfTaps(rows) {
  return tableOf(
    ['first tap', '', 'INP', 'has its effect after'],
    rows.flatMap(({ of, figures }) => linesOf(of, figures, ({ inp, effect }) => [inMs(inp), inMs(effect)])),
  );
}

/**
 * The lines of one thing, one for each variant; the first alone says what it is of.
 *
 * @template {string} Name
 * @param {string} of
 * @param {Row<Name>['figures']} figures
 * @param {(figures: Record<Name, Figure>, variant: Variant) => string[]} cellsOf
 */
function linesOf(of, figures, cellsOf) {
  const variants = /** @type {Variant[]} */ (Object.keys(VARIANTS));
  return variants.flatMap((variant) => {
    const own = figures[variant];
    return own ? [[variant === 'site' ? of : '', VARIANTS[variant], ...cellsOf(own, variant)]] : [];
  });
}

/**
 * @param {Figure} figure In ms.
 * @returns {string} the median, and what it lies between: `1506 (1480–1533)`.
 */
function inMs({ median, least, most }) {
  return `${asMs(median)} (${asMs(least)}–${asMs(most)})`;
}

/** @param {number} time */
function asMs(time) {
  return Number.isFinite(time) ? time.toFixed() : 'never';
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} lines
 */
function tableOf(head, lines) {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  /** @param {readonly string[]} line */
  const write = (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [write(head), write(widths.map((width) => '-'.repeat(width))), ...lines.map(write)].join('\n');
}
