import fs from 'node:fs';

/** How many of a report's slowest tests are kept. */
const SLOWEST = 10;

/** @typedef {{ name: string, ms: number }} TimedTest */

/**
 * Reads the counts of a Vitest or Jest JSON report. A test file that could not even be loaded counts as one failed test.
 * @param {string} file
 * @returns {{ passed: number, failed: number, slow: TimedTest[] }} nothing where the runner left no report; `slow`: the
 *   slowest, with their milliseconds, the slowest first
 */
export function readCounts(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0, slow: [] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const unloaded = testResults.filter(
    (/** @type {any} */ it) =>
      it.status === 'failed' &&
      it.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
  );
  const tests = testResults.flatMap((/** @type {any} */ it) => it.assertionResults);
  const slow = tests
    .map((/** @type {any} */ test) => ({ name: test.fullName, ms: test.duration ?? 0 }))
    .sort((/** @type {TimedTest} */ one, /** @type {TimedTest} */ other) => other.ms - one.ms)
    .slice(0, SLOWEST);
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, slow };
}
