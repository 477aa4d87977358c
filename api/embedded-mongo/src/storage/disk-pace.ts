/** What a quick disk usually takes at most for a small write, in milliseconds, and over how many writes that is averaged. */
const QUICK_MS = 1;
const AVERAGED = 32;
/** A slow disk is tried again after so many times as long as it took. */
const SLOW_TIMES = 50;

/**
 * Whether a thread may wait for the disk itself. A quick disk has a small write sooner than another thread was asked for it and has
 * answered; all else waits meanwhile, which a slow disk may cause only once in a while. Times are those of `performance.now()`.
 */
export class DiskPace {
  private averageMs = 0;
  private slowUntil = 0;

  isQuick(now: number): boolean {
    return now >= this.slowUntil;
  }

  /** Takes note of a small write that this thread waited for. */
  waited(from: number, until: number): void {
    const took = until - from;
    this.averageMs += (took - this.averageMs) / AVERAGED;
    if (this.averageMs <= QUICK_MS) return;
    this.slowUntil = until + SLOW_TIMES * took;
    // One that is quick again is enough then.
    this.averageMs = QUICK_MS;
  }
}
