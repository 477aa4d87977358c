import type { ShopConfig } from '../config/shop-config.js';
import type { ResponseCache } from './response-cache.js';

/** How old what is known may be while other processes may write: a change is in effect within a second. */
const MAX_AGE_MS = 500;

interface Known<Value> {
  readonly value: Promise<Value>;
  /** When reading it began. */
  readonly since: number;
}

/**
 * A value of the database that much is made of. This process knows its own change when its tag is dropped after the commit;
 * changes of other processes after half a second.
 */
export class Remembered<Value> {
  private known: Known<Value> | undefined;

  /** @param tag of responses that are made of it */
  constructor(
    private readonly read: () => Promise<Value>,
    private readonly config: ShopConfig,
    answers: ResponseCache,
    tag: string,
  ) {
    answers.onDrop((tags) => {
      if (tags.includes(tag)) this.known = undefined;
    });
  }

  /** The value as it is now. */
  async get(): Promise<Value> {
    const { known } = this;
    const now = performance.now();
    if (known && (this.config.isSoleWriter || now - known.since < MAX_AGE_MS)) return known.value;
    const fresh: Known<Value> = { value: this.read(), since: now };
    this.known = fresh;
    try {
      return await fresh.value;
    } catch (error) {
      // The next caller reads again.
      if (this.known === fresh) this.known = undefined;
      throw error;
    }
  }
}
