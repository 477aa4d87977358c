import fs from 'node:fs';

/**
 * Reads the counts of a Vitest or Jest JSON report. A test file that could not even be loaded counts as one failed test.
 * @param {string} file
 * @returns {{ passed: number, failed: number }} both 0 where the runner left no report
 */
export function readCounts(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const unloaded = testResults.filter(
    (/** @type {any} */ it) =>
      it.status === 'failed' &&
      it.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
