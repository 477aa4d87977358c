/** What `npm start` (api/launch/start.mjs) hears from the API while it comes up. */
type LaunchReport =
  | { kind: 'progress'; step: LaunchStep; done: number; total: number }
  | { kind: 'ready'; url: string; dataDir: string; signIns: readonly SignIn[]; setUpLink?: string }
  | { kind: 'owner-wanted'; problem?: string }
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

/** What a person is to know of a shop that is open. */
export interface Opened {
  readonly url: string;
  readonly dataDir: string;
  /** The demo's accounts, and passwords that were just generated. */
  readonly signIns: readonly SignIn[];
  /** Where the first administrator is made, while there is none. */
  readonly setUpLink?: string;
}

/** Tells that the shop answers. @returns false when no launcher listens */
export function reportReady(opened: Opened): Promise<boolean> {
  return send({ kind: 'ready', ...opened });
}

/**
 * Asks the person at the launcher's terminal for the shop's first administrator.
 * @param problem why the answer before would not do
 * @returns what was typed, unchecked; undefined when nobody sits there, or they want the link instead
 */
export async function askForOwner(problem?: string): Promise<unknown> {
  if (!launched || !process.argv.includes('--terminal')) return undefined;
  // Waiting for the answer is all there is to do now: the channel has to keep the process alive.
  process.channel?.ref();
  const answer = new Promise<unknown>((resolve) => process.once('message', resolve));
  await send(problem === undefined ? { kind: 'owner-wanted' } : { kind: 'owner-wanted', problem });
  const { owner } = (await answer) as { readonly owner?: unknown };
  process.channel?.unref();
  return owner;
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
