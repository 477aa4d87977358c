import './node-version.mjs';
import { runChecks, summary } from './checks/run-checks.mjs';
import { staticChecks, unitTests } from './checks/steps.mjs';
import { command } from './command.mjs';
import { buildLibraries } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { scratchFolder } from './setup/scratch.mjs';
import { countedSteps } from './terminal.mjs';

// npm run check: the fast part of the tests, for each commit
const scratch = scratchFolder();

await command(async () => {
  await install(countedSteps(2));
  const checks = [...staticChecks(), ...unitTests(scratch.folder)];
  const steps = countedSteps(checks.length + 3);
  // both others read its compiled files
  await buildLibraries(steps);
  const outcomes = await runChecks(checks, steps, 2);
  console.log(summary(outcomes) || '\nAll well.');
  if (outcomes.some((it) => !it.ok)) process.exitCode = 1;
}, scratch.remove);
