/** Does many things of one kind at once; what it answers stands in the order of what was asked. */
export type LoadBatch<Request, Answer> = (requests: readonly Request[]) => Promise<readonly Answer[]>;

/** More than this is not done at once, so that nobody waits long for the others. */
const MAX_BATCH_SIZE = 64;

/**
 * Gathers what is asked for while the last round is under way and does it together in the next: alone, an asker waits
 * for nobody; among many, a round costs little more than one. It is the order of a queue: rounds never overlap.
 */
export class Batcher<Request, Answer> {
  private waiting: {
    request: Request;
    resolve: (answer: Answer) => void;
    reject: (reason: unknown) => void;
  }[] = [];
  private busy = false;

  constructor(private readonly loadBatch: LoadBatch<Request, Answer>) {}

  /** What `doTogether` answers to this; when a round fails, it fails for all who were in it. */
  load(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      if (!this.busy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    while (this.waiting.length > 0) {
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
