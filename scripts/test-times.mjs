/** @typedef {{ name: string, duration: number }} Timed What took how long, in ms. */

/**
 * @param {any} report Jest's JSON report, or `undefined` when it wrote none.
 * @returns {Timed[]} its tests.
 */
export function timeJest(report) {
  const files = /** @type {any[]} */ (report?.testResults ?? []);
  return files.flatMap(({ name, assertionResults }) =>
    /** @type {any[]} */ (assertionResults).map(({ fullName, duration }) => ({
      name: `${fileName(name)} › ${fullName}`,
      duration: duration ?? 0,
    })),
  );
}

/**
 * @param {any} report Playwright's JSON report, or `undefined` when it wrote none.
 * @returns {Timed[]} its tests.
 */
export function timePlaywright(report) {
  return (report?.suites ?? []).flatMap(timeSuite);
}

/**
 * @param {any} suite A file, or a group of tests in one.
 * @returns {Timed[]}
 */
function timeSuite({ title, suites = [], specs = [] }) {
  const own = /** @type {any[]} */ (specs).map((spec) => ({
    name: spec.title,
    duration: sum(spec.tests.flatMap((/** @type {any} */ test) => test.results).map(durationOf)),
  }));
  return [...own, ...suites.flatMap(timeSuite)].map(({ name, duration }) => ({
    name: `${title} › ${name}`,
    duration,
  }));
}

/**
 * @param {{ duration: number }} result
 */
function durationOf({ duration }) {
  return duration;
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {string} file A path, of this system or with slashes. */
function fileName(file) {
  return file.split(/[\\/]/).pop();
}

/**
 * @param {readonly Timed[]} tests
 * @param {number} count
 */
export function slowest(tests, count) {
  return [...tests].sort((one, other) => other.duration - one.duration).slice(0, count);
}

/**
 * @param {Timed} timed
 * @returns {string} a line with the seconds first, one below the other in a list.
 */
export function timeLine({ name, duration }) {
  return `${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`;
}
