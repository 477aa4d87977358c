import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type BirpcReturn, createBirpc } from 'birpc';
import {
  callIn,
  type Figures,
  messageOf,
  type PrimaryCalls,
  type WorkerCalls,
  type WorkerPart,
} from '../workers/calls.js';
import { WORKER_PART } from '../workers/worker-link.js';

/** What a primary process answers for all its workers. */
export interface AnsweredCalls extends Omit<PrimaryCalls, 'opened' | 'dropped'> {
  dropped(tags: readonly string[], from: RunningWorker): void;
}

/** A worker, as its primary process sees it. */
export class RunningWorker {
  /** Resolves with its address once it takes requests; rejects when it ends before. */
  readonly opened: Promise<string>;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  readonly process: Worker;
  private readonly calls: BirpcReturn<WorkerCalls, PrimaryCalls>;

  constructor(
    readonly part: WorkerPart,
    answers: AnsweredCalls,
  ) {
    const worker = cluster.fork({ [WORKER_PART]: JSON.stringify(part) });
    this.process = worker;
    this.ended = once(worker, 'exit').then(([code, signal]) => signal ?? code);
    let open: (address: string) => void = () => {};
    const isOpen = new Promise<string>((resolve) => {
      open = resolve;
    });
    const lost = this.ended.then((how): never => {
      throw new Error(`Worker ${part.number} has ended while it opened (${how}).`);
    });
    this.opened = Promise.race([isOpen, lost]);
    // Who waits for the opening gets the failure.
    lost.catch(() => {});
    this.opened.catch(() => {});
    this.calls = createBirpc<WorkerCalls, PrimaryCalls>(
      { ...answers, opened: open, dropped: (tags) => answers.dropped(tags, this) },
      {
        // One that has just ended answers nothing.
        post: (call) => {
          if (worker.isConnected()) worker.send(messageOf(call), () => {});
        },
        on: (listener) => {
          worker.on('message', (message) => {
            const call = callIn(message);
            if (call !== undefined) listener(call);
          });
        },
      },
    );
    void this.ended.then(() => this.calls.$close());
  }

  /** Its own figures; undefined when it has ended. */
  figures(): Promise<Figures | undefined> {
    return this.calls.ownFigures().catch(() => undefined);
  }

  /** Drops what another worker has dropped. */
  drop(tags: readonly string[]): void {
    if (this.process.isConnected()) void this.calls.drop.asEvent(tags);
  }

  /** Ends it without refusing a request: another one has to take requests by now. */
  async retire(): Promise<void> {
    if (this.process.isConnected()) await this.calls.retire.asEvent();
    await this.ended;
  }

  /** Ends it: what runs is finished. @param withinMs by force after this long */
  async stop(withinMs: number): Promise<void> {
    this.process.process.kill('SIGTERM');
    const force = setTimeout(() => this.process.process.kill('SIGKILL'), withinMs);
    await this.ended;
    clearTimeout(force);
  }
}
