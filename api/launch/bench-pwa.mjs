import './node-version.mjs';
import { runInTerminal } from './child.mjs';
import { command } from './command.mjs';
import { commandFile, inRoot } from './paths.mjs';
import { build } from './setup/build.mjs';
import { findOrInstallChromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { countedSteps } from './terminal.mjs';

// npm run bench:pwa: prints what the web app achieves on a slow phone (docs/performance.md explains the
// figures); run it alone
await command(async () => {
  const steps = countedSteps(7);
  await install(steps);
  await build(steps);
  await findOrInstallChromium(steps);
  const config = inRoot('pwa', 'bench', 'vitest.config.ts');
  const code = await runInTerminal([commandFile('vitest'), 'run', '--config', config]);
  if (code !== 0) throw new Error('The web app could not be measured.');
});
