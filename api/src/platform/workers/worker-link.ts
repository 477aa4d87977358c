import cluster from 'node:cluster';
import { type BirpcReturn, createBirpc } from 'birpc';
import { callIn, messageOf, type PrimaryCalls, type WorkerCalls, type WorkerPart } from './calls.js';

/** The variable by which a worker gets its part, as JSON. */
export const WORKER_PART = 'JHOLA_WORKER_PART';

/** The part of this process as a worker; undefined in a shop of one process, also in a cluster of a process manager's. */
export function workerPart(): WorkerPart | undefined {
  const part = process.env[WORKER_PART];
  return cluster.isWorker && part ? (JSON.parse(part) as WorkerPart) : undefined;
}

/** Unanswered calls fail after this long. */
const PATIENCE_MS = 10_000;

const functions: Partial<WorkerCalls> = {};
let link: BirpcReturn<PrimaryCalls, Partial<WorkerCalls>> | undefined;

/** The primary process, for its workers. @throws Error in any other process */
export function primary(): BirpcReturn<PrimaryCalls, Partial<WorkerCalls>> {
  if (!cluster.isWorker) throw new Error('Only a worker has a primary process.');
  link ??= createBirpc<PrimaryCalls, Partial<WorkerCalls>>(functions, {
    timeout: PATIENCE_MS,
    // Where the primary process is gone, so is the shop.
    post: (call) => void process.send?.(messageOf(call), undefined, undefined, () => {}),
    on: (listener) => {
      process.on('message', (message) => {
        const call = callIn(message);
        if (call !== undefined) listener(call);
      });
    },
  });
  return link;
}

/** Sets what happens when the primary process asks for it. */
export function onCall<Name extends keyof WorkerCalls>(name: Name, work: WorkerCalls[Name]): void {
  functions[name] = work;
  primary();
}
