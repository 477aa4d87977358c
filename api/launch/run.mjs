import './node-version.mjs';
import fs from 'node:fs';
import { runInTerminal } from './child.mjs';
import { command } from './command.mjs';
import { inRoot } from './paths.mjs';
import { buildLibraries, buildWorkspace } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { countedSteps } from './terminal.mjs';

// node api/launch/run.mjs NAME [arguments]: one of the API's own commands (api/src/cli/NAME.ts), built first when needed
const [name = '', ...args] = process.argv.slice(2);

await command(async () => {
  const steps = countedSteps(5);
  await install(steps);
  await buildLibraries(steps);
  await buildWorkspace('api', steps);
  const file = inRoot('api', 'dist', 'shop', `${name}.js`);
  if (!/^[a-z-]+$/.test(name) || !fs.existsSync(file))
    throw new Error(`There is no command named "${name}" in api/src/cli.`);
  // the folder in which the command was typed: relative file names refer to it
  process.exitCode = await runInTerminal([file, ...args], { cwd: process.env.INIT_CWD ?? process.cwd() });
});
