import { Logger } from '@nestjs/common';

/** Work that this process repeats. */
export interface RepeatedWorkOptions {
  /** Its name in the log. */
  readonly name: string;
  /** The longest pause between two rounds; undefined: only `wake` begins one. */
  readonly everyMs?: number;
  /** One round. What it throws is logged; the next round tries again. */
  readonly work: () => Promise<void>;
}

/** Rounds of work, one after the other: after a pause, or immediately when they are woken. */
export class RepeatedWork {
  private readonly log = new Logger('Jobs');
  private isOpen = false;
  private isWanted = false;
  private running: Promise<void> | undefined;
  private pause: NodeJS.Timeout | undefined;
  /** One for each time that was named: each is kept, since what is due then is found by no earlier round. */
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: RepeatedWorkOptions) {}

  /** Begins the first round. */
  open(): void {
    this.isOpen = true;
    this.wake();
  }

  /** Begins a round now, or another one after the running one; nothing while the shop is not open. */
  wake(): void {
    if (!this.isOpen) return;
    this.isWanted = true;
    this.running ??= this.goRounds();
  }

  /** Begins a round at this time, in milliseconds since 1970, besides all others. */
  wakeAt(at: number): void {
    if (!this.isOpen) return;
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        // A timer may end a little before its time, when what is awaited is not due yet.
        if (Date.now() < at) this.wakeAt(at);
        else this.wake();
      },
      Math.max(0, at - Date.now()),
    ).unref();
    this.timers.add(timer);
  }

  /** Begins no more rounds, and waits for the running one. */
  async close(): Promise<void> {
    this.isOpen = false;
    for (const timer of [this.pause, ...this.timers]) clearTimeout(timer);
    await this.running;
  }

  private async goRounds(): Promise<void> {
    const { name, everyMs, work } = this.options;
    clearTimeout(this.pause);
    while (this.isOpen && this.isWanted) {
      this.isWanted = false;
      await work().catch((err: unknown) =>
        this.log.warn({ err, job: name }, 'A round failed; the next tries again'),
      );
    }
    this.running = undefined;
    if (this.isOpen && everyMs !== undefined) this.pause = setTimeout(() => this.wake(), everyMs).unref();
  }
}
