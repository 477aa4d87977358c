import { MAX_CART_LINES } from '@jhola/shared/contracts/cart-limits';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ShopConfig } from '#platform/config/shop-config.js';
import { CartLines } from './cart-lines.service.js';

interface Known {
  /** New lines since this process began to count for the shopper. */
  inserts: number;
  /** The last count, less the inserts before it: adding the inserts never gives less than the lines there are. */
  base: number | undefined;
}

/**
 * Keeps a cart within MAX_CART_LINES without counting it at every addition: an upper bound is cached (the
 * last count plus later additions), and only when it passes the limit are the lines counted again.
 */
@Injectable()
export class LineLimit {
  private readonly known = new LRUCache<string, Known>({ max: 20_000 });

  constructor(
    private readonly lines: CartLines,
    private readonly config: ShopConfig,
  ) {}

  /** Whether a cart that has just got a new line exceeds the limit. */
  async isPassed(userId: string): Promise<boolean> {
    const known = this.knownOf(userId);
    known.inserts++;
    if (known.base !== undefined && known.base + known.inserts <= MAX_CART_LINES) return false;

    const before = known.inserts;
    const count = await this.lines.count(userId);
    known.base = count - before;
    return count > MAX_CART_LINES;
  }

  private knownOf(userId: string): Known {
    const known = this.known.get(userId) ?? { inserts: 0, base: undefined };
    // Only the sole writer sees every new line and can continue from a count.
    if (this.config.isSoleWriter) this.known.set(userId, known);
    return known;
  }
}
