import './node-version.mjs';
import { runInTerminal } from './child.mjs';
import { command } from './command.mjs';
import { modestMalloc } from './modest-malloc.mjs';
import { inRoot } from './paths.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { countedSteps } from './terminal.mjs';

// npm run bench [-- database | http | overview | large | import] [--quick]: prints what this machine achieves; the last two only by their names
// (docs/performance.md explains the figures)
await command(async () => {
  const steps = countedSteps(6);
  await install(steps);
  await build(steps);
  // What is measured runs as `npm start` runs it.
  Object.assign(process.env, { ...modestMalloc, ...process.env });
  const given = process.argv.slice(2);
  const flags = given.filter((word) => word.startsWith('--'));
  const wanted = given.filter((word) => !flags.includes(word));
  for (const name of wanted.length > 0 ? wanted : ['database', 'http', 'overview']) {
    const code = await runInTerminal([inRoot('api', 'dist', 'bench', `${name}.js`), ...flags]);
    if (code !== 0) throw new Error(`The ${name} measurements failed.`);
  }
});
