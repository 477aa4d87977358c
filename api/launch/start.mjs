import './node-version.mjs';
import { endAllChildren } from './child.mjs';
import { whenNpmEnds } from './parent.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { portBecomesFree } from './setup/port.mjs';
import { runShop } from './shop-process.mjs';
import { countedSteps } from './terminal.mjs';

// npm start: installs and builds what is missing, then runs the shop until it is stopped
const steps = countedSteps(8);

/** @param {import('./shop-process.mjs').Ready} ready */
function greeting({ url, dataDir, signIns, setUpLink }) {
  const width = Math.max(...signIns.map(({ email }) => email.length));
  return [
    '',
    `  Jhola is open    ${url}`,
    ...signIns.map(({ email, password }) => `  Demo sign-in     ${email.padEnd(width)}  ${password}`),
    ...(setUpLink
      ? [
          `  Yours to set up  ${setUpLink}`,
          '                   (makes the administrator; once, within 30 minutes)',
        ]
      : []),
    `  Your data        ${dataDir}`,
    '  To stop          Ctrl+C (everything is kept; the next start takes seconds)',
    '',
  ].join('\n');
}

async function prepare() {
  const port = Number(process.env.PORT ?? 3000);
  if (Number.isInteger(port) && port > 0 && !(await portBecomesFree(port, process.env.HOST ?? '127.0.0.1'))) {
    throw new Error(
      `Port ${port} is taken: another program (perhaps this shop already) listens there. Stop it, or choose another: PORT=3001 npm start`,
    );
  }
  await install(steps);
  await build(steps);
}

const stopEarly = () => {
  endAllChildren();
  process.exit(130);
};
process.on('SIGINT', stopEarly).on('SIGTERM', stopEarly).on('SIGHUP', stopEarly);
const watchNoMore = whenNpmEnds(stopEarly);

try {
  await prepare();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stopEarly);
  watchNoMore();
  process.exitCode = await runShop(steps, (ready) => steps.say(greeting(ready)));
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
