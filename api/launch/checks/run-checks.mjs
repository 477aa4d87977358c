import { runNode } from '../child.mjs';
import { elapsed } from '../terminal.mjs';
import { readCounts } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').TimedTest} TimedTest */
/** @typedef {{ name: string, ok: boolean, passed: number, failed: number, slow: TimedTest[], output: string }} Outcome */

/** @param {import('./steps.mjs').Check} check @returns {Promise<Outcome>} */
async function runCheck({ name, args, cwd, report, minutes, env }) {
  const { ok, output } = await runNode(args, { cwd, env, timeoutMs: minutes * 60_000 });
  if (!report) return { name, ok, passed: 0, failed: ok ? 0 : 1, slow: [], output };
  const { passed, failed, slow } = readCounts(report);
  if (passed + failed === 0)
    return {
      name,
      ok: false,
      passed: 0,
      failed: 1,
      slow,
      output: `${output}\nNo test was executed.`,
    };
  // a runner that ended badly although each test passed (an unhandled error, a crash) counts as failed
  return {
    name,
    ok: ok && failed === 0,
    passed,
    failed: ok ? failed : Math.max(failed, 1),
    slow,
    output,
  };
}

/**
 * Runs checks, at most `concurrency` in parallel, in their order.
 * @param {import('./steps.mjs').Check[]} checks
 * @param {import('../terminal.mjs').Steps} steps one step of it for each check
 * @param {number} concurrency
 * @returns {Promise<Outcome[]>}
 */
export async function runChecks(checks, steps, concurrency) {
  const waiting = [...checks];
  /** @type {Outcome[]} */
  const outcomes = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = performance.now();
      const step = steps.begin(check.name);
      const outcome = await runCheck(check);
      const count = check.report ? `${outcome.passed} passed, ${outcome.failed} failed, ` : '';
      step[outcome.ok ? 'succeed' : 'fail'](`${count}${elapsed(began)}`);
      // the first failure is shown as soon as it is known; the others follow in the summary
      if (!outcome.ok && outcomes.every((it) => it.ok)) steps.say(`\n${outcome.output}\n`);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return outcomes;
}

/**
 * A summary for the end: the outputs of all failures but the first (which was shown when it happened), then a list of all.
 * @param {Outcome[]} outcomes
 * @returns {string} empty when everything passed
 */
export function summary(outcomes) {
  const failures = outcomes.filter((it) => !it.ok);
  const later = failures.slice(1).map((it) => `\n── ${it.name} ──\n${it.output}`);
  const list = failures.length > 0 ? [`\nFailed: ${failures.map((it) => it.name).join('; ')}`] : [];
  return [...later, ...list].join('\n');
}

/**
 * The slowest tests, in seconds: where time can be saved next.
 * @param {Outcome[]} outcomes
 * @param {number} [count]
 */
export function slowestTests(outcomes, count = 10) {
  const slowest = outcomes
    .flatMap(({ name, slow }) => slow.map((test) => ({ ...test, check: name })))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, check, name }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${check}: ${name}`);
  return ['\nThe slowest tests:', ...slowest].join('\n');
}
