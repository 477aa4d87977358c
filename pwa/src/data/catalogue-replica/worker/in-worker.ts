import { type Remote, wrap } from 'comlink';
import type { CatalogueWork } from './catalogue-worker';

interface Running {
  readonly work: Remote<CatalogueWork>;
  /** Never resolves; rejects when the worker could not be started. */
  readonly broken: Promise<never>;
}

let running: Running | undefined;

/**
 * Has the catalogue's worker do something beside the page; one worker for the whole page, started with the first task.
 * @param task such as `(work) => work.search('atta')`
 * @throws what the task throws, and an Error when the worker's code cannot be loaded; the next task tries anew
 */
export async function inWorker<Result>(
  task: (work: Remote<CatalogueWork>) => Promise<Result>,
): Promise<Result> {
  running ??= start();
  return Promise.race([task(running.work), running.broken]);
}

function start(): Running {
  const worker = new Worker(new URL('./catalogue-worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({ message }) => {
      running = undefined;
      worker.terminate();
      reject(new Error(`The catalogue's worker ended: ${message || 'its code could not be loaded'}`));
    });
  });
  // Callers that wait for a task get its error; without one there is nobody to notify.
  broken.catch(() => {});
  return { work: wrap<CatalogueWork>(worker), broken };
}
