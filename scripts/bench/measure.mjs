import { CONTROLS, findControl, MOMENTS, measureFirstTap } from './first-tap.mjs';
import { measureLoad } from './page-load.mjs';

/** The pages on which the first tap is measured, if they are measured at all: the one most come to, and the one with the most script. */
const TAPPED = ['/', '/contact/'];

/** @typedef {import('./figures.mjs').Variant} Variant */

/**
 * What is measured, and with what.
 *
 * @typedef {object} Bench
 * @property {import('playwright').Browser} browser
 * @property {number} port The one on which the browser takes commands.
 * @property {import('./lighthouse.mjs').Lighthouse} lighthouse
 * @property {Partial<Record<Variant, string>>} origins Of the site and of what it is compared with.
 * @property {readonly string[]} pages Their paths.
 * @property {number} rounds
 */

/**
 * Loads every page of every variant once in each round. The variants of a page follow each
 * other, and change their order from round to round: a machine that grows slower or quicker
 * meanwhile favours none.
 *
 * @param {Bench} bench
 */
export async function measureLoads({ port, lighthouse, origins, pages, rounds }) {
  const speeds = /** @type {number[]} */ ([]);
  const measurements = /** @type {import('./figures.mjs').Measurement<import('./page-load.mjs').LoadFigure>[]} */ ([]);
  for (let round = 1; round <= rounds; round += 1) {
    for (const of of pages) {
      for (const [variant, origin] of inTurn(origins, round)) {
        const { values, speed } = await measureLoad(lighthouse, origin + of, port);
        measurements.push({ of, variant, values });
        speeds.push(speed);
      }
    }
    console.error(`Pages loaded, round ${round} of ${rounds}`);
  }
  return { measurements, speeds };
}

/**
 * Taps every control at every moment once in each round, each time on a page that was just opened.
 *
 * @param {Bench} bench
 */
export async function measureTaps({ browser, origins, pages, rounds }) {
  const measurements = /** @type {import('./figures.mjs').Measurement<import('./first-tap.mjs').TapFigure>[]} */ ([]);
  const controls = /** @type {(keyof typeof CONTROLS)[]} */ (Object.keys(CONTROLS));
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of TAPPED.filter((path) => pages.includes(path))) {
      for (const control of controls) {
        for (const [variant, origin] of inTurn(origins, round)) {
          if (variant === 'twin' && CONTROLS[control].needsScript) continue;
          const place = await findControl(browser, origin + page, control);
          for (const moment of MOMENTS) {
            const values = await measureFirstTap(browser, origin + page, place, moment);
            measurements.push({ of: `${control} on ${page} after ${moment / 1000} s`, variant, values });
          }
        }
      }
    }
    console.error(`First taps made, round ${round} of ${rounds}`);
  }
  return measurements;
}

/**
 * @param {Partial<Record<Variant, string>>} origins
 * @param {number} round
 */
function inTurn(origins, round) {
  const variants = /** @type {[Variant, string][]} */ (Object.entries(origins));
  return round % 2 ? variants : variants.reverse();
}
