import fs from 'node:fs';

/**
 * Reads the counts of a Vitest or Jest JSON report. A test file that could not even be loaded counts as one failed test.
 * @param {string} file
 * @returns {{ passed: number, failed: number, retried: string[] }} both 0 where the runner left no report; `retried`: the
 *   names of the tests that passed only when they were tried once more
 */
export function readCounts(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0, retried: [] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const unloaded = testResults.filter(
    (/** @type {any} */ it) =>
      it.status === 'failed' &&
      it.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
  );
  const retried = testResults
    .flatMap((/** @type {any} */ it) => it.assertionResults)
    .filter(passedLater)
    .map((/** @type {any} */ test) => test.fullName);
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, retried };
}

/** Vitest keeps the messages of the try that failed, Jest counts the tries. @param {any} test */
function passedLater({ status, failureMessages, invocations }) {
  return status === 'passed' && (failureMessages.length > 0 || invocations > 1);
}
