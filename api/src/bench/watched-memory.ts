import type { MeasuredShop } from './shop-process.js';

const SAMPLE_MS = 200;

/** Notes the memory of its own of a shop while it is watched. */
export class WatchedMemory {
  private most = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly shop: MeasuredShop) {
    this.timer = setInterval(() => this.look(), SAMPLE_MS);
  }

  /** The most since the last time this was asked, in bytes. */
  atMost(): number {
    this.look();
    const { most } = this;
    this.most = 0;
    return most;
  }

  end(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    this.most = Math.max(this.most, this.shop.ownMemory() ?? 0);
  }
}
