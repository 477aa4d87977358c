/** The API's reports to `npm start` (api/launch/start.mjs) while it starts. */
export type LaunchReport =
  | { kind: 'progress'; step: LaunchStep; done: number; total: number }
  | { kind: 'ready'; url: string; dataDir: string; signIns: readonly SignIn[]; setUpLink?: string }
  | { kind: 'owner-wanted'; problem?: string }
  | { kind: 'failed'; message: string };

/** An account with a known password, created for trying the shop out. */
interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** The slow steps of a start. */
export type LaunchStep = 'database' | 'catalogue' | 'images';

// an open channel is not enough: Jest's workers and process managers have one too, and do not support these
// reports
export const isLaunched = process.argv.includes('--launched');

/** The report in a message, or undefined where it is none. */
export const launchReportIn = (message: unknown): LaunchReport | undefined =>
  isLaunched && typeof message === 'object' && message !== null && 'kind' in message
    ? (message as LaunchReport)
    : undefined;

/**
 * Sends a report and waits until it is sent; false without a launcher (started by hand, by a test, by a
 * process manager).
 */
function send(report: LaunchReport): Promise<boolean> {
  return new Promise((resolve) => {
    if (!isLaunched || !process.send) resolve(false);
    else process.send(report, undefined, undefined, (error) => resolve(error === null));
  });
}

/** Reports the progress of a step: `done` of `total` (products, pictures, or 1 of 1 where nothing is counted). */
export function reportProgress(step: LaunchStep, done: number, total: number): void {
  void send({ kind: 'progress', step, done, total });
}

/** The facts about an open shop for the person who started it. */
export interface Opened {
  readonly url: string;
  readonly dataDir: string;
  /** The demo's accounts, and generated passwords. */
  readonly signIns: readonly SignIn[];
  /** Where the first administrator is created, while there is none. */
  readonly setUpLink?: string;
}

/** Reports that the shop is open. @returns false without a launcher */
export function reportReady(opened: Opened): Promise<boolean> {
  return send({ kind: 'ready', ...opened });
}

/**
 * Asks at the launcher's terminal for the shop's first administrator.
 * @param problem why the former answer was refused
 * @returns the typed fields, unchecked; undefined without a terminal, or when the link is preferred
 */
export async function askForOwner(problem?: string): Promise<unknown> {
  if (!isLaunched || !process.argv.includes('--terminal')) return undefined;
  // The process now only waits for the answer: the channel has to keep it alive.
  process.channel?.ref();
  const answer = new Promise<unknown>((resolve) => process.once('message', resolve));
  await send(problem === undefined ? { kind: 'owner-wanted' } : { kind: 'owner-wanted', problem });
  const { owner } = (await answer) as { readonly owner?: unknown };
  process.channel?.unref();
  return owner;
}

/** Reports in one sentence why the shop cannot start; on stderr without a launcher. Await it before exiting. */
export async function reportFailure(message: string): Promise<void> {
  if (!(await send({ kind: 'failed', message }))) process.stderr.write(`${message}\n`);
}

/** Stops this process (SIGTERM) when its launcher has ended, so that no orphan keeps the port and the data folder. */
export function stopWithLauncher(): void {
  if (!isLaunched || !process.connected) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // listening for 'disconnect' would keep an otherwise finished process alive
  process.channel?.unref();
}
