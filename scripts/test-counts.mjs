/** @typedef {{ passed: number, failed: number }} Count */

/**
 * A step without tests of its own counts as one.
 *
 * @param {number} code Its exit code.
 * @returns {Count}
 */
export function countStep(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {number} code Jest's exit code.
 * @param {any} report Its JSON report, or `undefined` when it wrote none.
 * @returns {Count}
 */
export function countJest(code, report) {
  const broken = report?.numRuntimeErrorTestSuites ?? 0;
  return settle(code, report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + broken);
}

/**
 * @param {number} code Playwright's exit code.
 * @param {any} report Its JSON report, or `undefined` when it wrote none.
 * @returns {Count}
 */
export function countPlaywright(code, report) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return settle(code, expected + flaky, unexpected);
}

/**
 * A runner that crashed or found no test has failed, whatever its report says.
 *
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 * @returns {Count}
 */
function settle(code, passed, failed) {
  const unexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function sumCounts(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
