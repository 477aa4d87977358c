import './node-version.mjs';
import { command } from './command.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { countedSteps } from './terminal.mjs';

// npm run build [-- --force]: brings all three builds up to date; --force builds everything anew
await command(async () => {
  const steps = countedSteps(6);
  await install(steps);
  await build(steps, { force: process.argv.includes('--force') });
});
