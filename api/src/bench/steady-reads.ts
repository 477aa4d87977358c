import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'autocannon';

const EVERY_MS = 50;

/** A call, and how long it took. */
export interface TimedCall {
  readonly what: string;
  readonly ms: number;
  /** When it was asked, in milliseconds of this process. */
  readonly at: number;
}

/** Callers who each ask one kind of question over and over, twenty times a second at most, whatever else the shop does. */
export class SteadyReads {
  private calls: TimedCall[] = [];
  private readonly ended = new AbortController();
  private readonly running: Promise<unknown>;

  /** @param kinds what is asked by each caller, in turns */
  constructor(
    private readonly url: string,
    kinds: Readonly<Record<string, readonly Request[]>>,
  ) {
    this.running = Promise.all(Object.entries(kinds).map(([what, requests]) => this.call(what, requests)));
    // What fails meanwhile is thrown at the end.
    this.running.catch(() => {});
  }

  /** What was answered since the last time this was asked. */
  answered(): readonly TimedCall[] {
    const calls = this.calls;
    this.calls = [];
    return calls;
  }

  /** @throws Error when the shop refused a call or did not answer */
  async end(): Promise<void> {
    this.ended.abort();
    await this.running;
  }

  private async call(what: string, requests: readonly Request[]): Promise<void> {
    for (let n = 0; !this.ended.signal.aborted; n++) {
      const { method, path, headers, body } = requests[n % requests.length] as Request;
      const from = performance.now();
      const response = await fetch(`${this.url}${path}`, { method, headers, body } as RequestInit);
      await response.arrayBuffer();
      const ms = performance.now() - from;
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      this.calls.push({ what: method === 'PUT' ? `${what} (a change)` : what, ms, at: from });
      await pause(Math.max(0, EVERY_MS - ms));
    }
  }
}
