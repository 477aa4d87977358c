import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { command } from './command.mjs';
import { inRoot, root } from './paths.mjs';
import { buildLibraries } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { countedSteps } from './terminal.mjs';

// npm run dev: the workspaces, each rebuilt on change; the web app reloads itself and forwards API calls
await command(async () => {
  const steps = countedSteps(4);
  await install(steps);
  // the others import their compiled files, so these must exist before they start
  await buildLibraries(steps);
  // from now on the watchers write to dist, so the stamps of the last builds are no longer valid
  for (const folder of ['shared', 'api/demo-catalogue', 'api/embedded-mongo', 'api'])
    fs.rmSync(inRoot(folder, 'dist', '.built'), { force: true });
  const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  steps.say(`\n  Web app with reload: http://localhost:5173 (the API behind it: ${api}). Stop: Ctrl+C\n`);

  const { concurrently } = await import('concurrently');
  const { commands, result } = concurrently(
    [
      { name: 'shared', command: 'tsc -p shared --watch --preserveWatchOutput', cwd: root },
      {
        name: 'demo',
        command: 'tsc -p api/demo-catalogue --watch --preserveWatchOutput',
        cwd: root,
      },
      {
        name: 'database',
        command: 'tsc -p api/embedded-mongo --watch --preserveWatchOutput',
        cwd: root,
      },
      { name: 'api', command: 'nest start --watch --preserveWatchOutput', cwd: root },
      { name: 'web', command: 'vite', cwd: inRoot('pwa') },
    ].map((it) => ({
      ...it,
      env: { API_ORIGIN: api, PATH: `${inRoot('node_modules', '.bin')}${path.delimiter}${process.env.PATH}` },
    })),
    { prefixColors: ['blue', 'yellow', 'cyan', 'magenta', 'green'], killOthersOn: ['failure', 'success'] },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      for (const each of commands) each.kill(signal);
    });
  }
  await result.catch(() => undefined);
});
