import { setImmediate as pause } from 'node:timers/promises';

/** Loads a batch; the answers are in the order of the requests. */
export type LoadBatch<Request, Answer> = (requests: readonly Request[]) => Promise<readonly Answer[]>;

/** The limit of a batch, so that a request never waits long for the others. */
const MAX_BATCH_SIZE = 64;

/**
 * Collects the requests that arrive while a batch is running, and those of the same pass over the sockets, and loads them
 * in the next one: a single request does not wait for others, and under load a batch costs little more than one request.
 * Batches never overlap.
 */
export class Batcher<Request, Answer> {
  private waiting: {
    request: Request;
    resolve: (answer: Answer) => void;
    reject: (reason: unknown) => void;
  }[] = [];
  private busy = false;

  constructor(private readonly loadBatch: LoadBatch<Request, Answer>) {}

  /** The answer of `loadBatch` to this request; when a batch fails, it fails for all its requests. */
  load(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      if (!this.busy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    while (this.waiting.length > 0) {
      // What else has already come over the network comes along.
      await pause();
      const round = this.waiting.splice(0, MAX_BATCH_SIZE);
      try {
        const answers = await this.loadBatch(round.map(({ request }) => request));
        round.forEach(({ resolve }, at) => void resolve(answers[at] as Answer));
      } catch (error) {
        for (const { reject } of round) reject(error);
      }
    }
    this.busy = false;
  }
}
