import { isDiskFull } from './disk-full.js';
import type { Identity } from './identity.js';
import type { JournalPosition } from './journals.js';

/** How long after a write the identity knows of it, so that a journal that lacks it is noticed. */
const IDENTITY_MS = 100;

/** Tells the identity, soon after writes, how far the journals reach. */
export class IdentityTimer {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly identity: Identity,
    private readonly reached: () => JournalPosition,
    private readonly failed: (error: unknown) => void,
  ) {}

  plan(): void {
    this.timer ??= setTimeout(() => this.write(), IDENTITY_MS).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private write(): void {
    this.timer = undefined;
    this.identity.write(this.reached()).catch((error) => {
      // An identity that says less than there is refuses nothing that is whole.
      if (isDiskFull(error)) this.plan();
      else this.failed(error);
    });
  }
}
