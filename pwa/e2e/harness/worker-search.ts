import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    workers: Worker[];
  }
}

/** Has the pages of a profile note which workers they start. */
export function noteWorkers(context: BrowserContext) {
  return context.addInitScript(() => {
    window.workers = [];
    window.Worker = class extends Worker {
      constructor(...made: ConstructorParameters<typeof Worker>) {
        super(...made);
        window.workers.push(this);
      }
    };
  });
}

/** What the catalogue's worker has answered to a search. */
interface WorkerAnswer {
  /** Of the products found, best first. */
  readonly ids: readonly string[];
  /** How long it took, there and back. */
  readonly ms: number;
}

/**
 * Has a page ask its worker for each of some searches, as the app does (comlink's messages), one after the other.
 * @param page of a profile whose workers are noted (`noteWorkers`)
 */
export function searchInWorker(page: Page, queries: readonly string[]): Promise<WorkerAnswer[]> {
  return page.evaluate(async (queries) => {
    const worker = window.workers.at(-1);
    if (!worker) throw new Error('The page has not started its worker.');
    const ask = (query: string) =>
      new Promise<string[]>((resolve) => {
        const id = crypto.randomUUID();
        const answered = ({ data }: MessageEvent<{ id?: string; value?: { ids: string[] } }>) => {
          if (data.id !== id) return;
          worker.removeEventListener('message', answered);
          resolve(data.value?.ids ?? []);
        };
        worker.addEventListener('message', answered);
        const argumentList = [{ type: 'RAW', value: query }];
        worker.postMessage({ id, type: 'APPLY', path: ['search'], argumentList });
      });
    const answers: WorkerAnswer[] = [];
    for (const query of queries) {
      const start = performance.now();
      const ids = await ask(query);
      answers.push({ ids, ms: performance.now() - start });
    }
    return answers;
  }, queries);
}
