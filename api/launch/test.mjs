import './node-version.mjs';
import fs from 'node:fs';
import { runChecks, slowestTests, summary } from './checks/run-checks.mjs';
import { browserTests, httpTests, staticChecks, unitTests } from './checks/steps.mjs';
import { yardstick } from './checks/yardstick.mjs';
import { command } from './command.mjs';
import { inRoot } from './paths.mjs';
import { build } from './setup/build.mjs';
import { findOrInstallChromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { findOrInstallRedis } from './setup/redis.mjs';
import { scratchFolder } from './setup/scratch.mjs';
import { countedSteps, elapsed } from './terminal.mjs';

// npm test: its own set-up, then all that decides whether a change may land; with --all (npm run test:all)
// also every screen at every width and light and the full-size soak. The last line prints the totals.
const tier = process.argv.includes('--all') ? 'all' : 'landing';
const scratch = scratchFolder();
// pictures of failures are kept until the next run only: old ones would mislead
fs.rmSync(inRoot('.tmp', 'failed'), { recursive: true, force: true });

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

await command(async () => {
  const outcomes = [];
  try {
    const setup = countedSteps(8);
    await install(setup);
    await build(setup);
    await findOrInstallChromium(setup);
    await findOrInstallRedis(setup);

    const fast = [...staticChecks(), ...unitTests(scratch.folder, tier)];
    const slow = [...httpTests(scratch.folder, tier), ...browserTests(scratch.folder, tier)];
    const steps = countedSteps(fast.length + slow.length);
    const before = yardstick();
    const began = performance.now();
    outcomes.push(...(await runChecks(fast, steps, 2)));
    // each of these uses the whole machine: parallel orders, a browser
    outcomes.push(...(await runChecks(slow, steps, 1)));
    steps.say(
      `\nAfter the set-up: ${elapsed(began)}; yardstick ${seconds(before)}, at the end ${seconds(yardstick())}`,
    );
  } catch (error) {
    outcomes.push({ name: 'set-up', ok: false, passed: 0, failed: 1, slow: [], output: '' });
    console.error(`\n${error instanceof Error ? error.message : error}`);
  }
  const failed = outcomes.reduce((sum, it) => sum + it.failed, 0);
  console.log(summary(outcomes));
  console.log(slowestTests(outcomes));
  console.log(`${outcomes.reduce((sum, it) => sum + it.passed, 0)} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}, scratch.remove);
