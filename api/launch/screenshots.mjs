import './node-version.mjs';
import { runInTerminal } from './child.mjs';
import { command } from './command.mjs';
import { commandFile, inRoot } from './paths.mjs';
import { build } from './setup/build.mjs';
import { findOrInstallChromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { countedSteps } from './terminal.mjs';

// npm run screenshots [-- -t 'shopper checkout']: pictures of every screen, into screenshots/
await command(async () => {
  const steps = countedSteps(7);
  await install(steps);
  await build(steps);
  await findOrInstallChromium(steps);
  const config = inRoot('pwa', 'e2e', 'pictures', 'vitest.config.ts');
  process.exitCode = await runInTerminal([
    commandFile('vitest'),
    'run',
    '--config',
    config,
    ...process.argv.slice(2),
  ]);
});
