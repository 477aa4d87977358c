/** What `npm start` (api/launch/start.mjs) hears from the API while it comes up. */
type LaunchReport =
  | { kind: 'progress'; step: LaunchStep; done: number; total: number }
  | { kind: 'ready'; url: string; dataDir: string; signIns: readonly SignIn[] }
  | { kind: 'failed'; message: string };

/** An account with a known password, made for trying the shop out. */
interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** The steps of a start that a person may have to wait for. */
export type LaunchStep = 'database' | 'catalogue' | 'images';

// an open channel is not enough: Jest's workers and process managers have one too, and do not know these reports
const launched = process.argv.includes('--launched');

/** Sends a report and waits until it has left; false without a launcher (started by hand, by a test, by a process manager). */
function send(report: LaunchReport): Promise<boolean> {
  return new Promise((resolve) => {
    if (!launched || !process.send) resolve(false);
    else process.send(report, undefined, undefined, (error) => resolve(error === null));
  });
}

/** Tells how far a step is: `done` of `total` (products, pictures, or 1 of 1 where nothing is counted). */
export function reportProgress(step: LaunchStep, done: number, total: number): void {
  void send({ kind: 'progress', step, done, total });
}

/** Tells that the shop answers at `url`, where its data is, and which demo accounts there are. */
export function reportReady(url: string, dataDir: string, signIns: readonly SignIn[]): void {
  void send({ kind: 'ready', url, dataDir, signIns });
}

/** Tells in one sentence why the shop cannot start; on stderr when no launcher listens. Await it before exiting. */
export async function reportFailure(message: string): Promise<void> {
  if (!(await send({ kind: 'failed', message }))) process.stderr.write(`${message}\n`);
}

/** Stops this process (SIGTERM) when its launcher is gone, so that no orphan keeps the port and the data folder. */
export function stopWithLauncher(): void {
  if (!launched || !process.connected) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // listening for 'disconnect' would keep an otherwise finished process alive
  process.channel?.unref();
}
