import type { OrderState } from './order-machine.js';
import { isShipped } from './shipments.js';

/**
 * Whether items of an order can be cancelled (docs/product.md#cancelling-items): it is still in the shop, and no card page waits
 * for the whole amount.
 */
export function mayCancelItems({ stage, method, payment }: OrderState): boolean {
  if (stage === 'CANCELLED' || isShipped(stage)) return false;
  return payment === (method === 'COD' ? 'DUE' : 'PAID');
}

/** What cancelling items needs of an ordered line: which product or variant, how many pieces, and what they cost. */
export interface CancellableLine {
  readonly productId: string;
  readonly variantId?: string | undefined;
  readonly quantity: number;
  /** Of all its pieces, in paise: the same for each. */
  readonly subTotalPaise: number;
}

/** How many pieces of a line are to stay in the order; 0 takes the line away. */
export interface PiecesLeft {
  readonly productId: string;
  readonly variantId?: string | undefined;
  readonly quantity: number;
}

/** An order's lines after some pieces were cancelled, and what was. */
export interface CancelledItems<Line> {
  readonly ok: true;
  readonly left: readonly Line[];
  /** The cancelled pieces as lines of their own. */
  readonly cancelled: readonly Line[];
  /** What they had cost together. */
  readonly cancelledPaise: number;
}

export interface NotCancelled {
  readonly ok: false;
  /** A line is not there, or has no more pieces than are to stay; or nothing would be left of the order. */
  readonly code: 'order.items-changed' | 'order.nothing-left';
}

const keyOf = ({ productId, variantId }: Pick<PiecesLeft, 'productId' | 'variantId'>): string =>
  `${productId}/${variantId ?? ''}`;

/**
 * Cancels pieces of an order's lines (docs/product.md#cancelling-items). It names what stays and not what goes, so that the same
 * wish has no second effect.
 * @param lines at most one for each product and variant
 */
export function cancelItems<Line extends CancellableLine>(
  lines: readonly Line[],
  wanted: readonly PiecesLeft[],
): CancelledItems<Line> | NotCancelled {
  const staying = new Map(wanted.map((pieces) => [keyOf(pieces), pieces.quantity]));
  const isEachLess = lines.filter((line) => (staying.get(keyOf(line)) ?? line.quantity) < line.quantity);
  if (staying.size !== wanted.length || isEachLess.length !== wanted.length) {
    return { ok: false, code: 'order.items-changed' };
  }
  const part = (line: Line, quantity: number): Line => ({
    ...line,
    quantity,
    subTotalPaise: (line.subTotalPaise / line.quantity) * quantity,
  });
  const left = lines.map((line) => part(line, staying.get(keyOf(line)) ?? line.quantity));
  if (left.every(({ quantity }) => quantity === 0)) return { ok: false, code: 'order.nothing-left' };
  const cancelled = isEachLess.map((line) => part(line, line.quantity - (staying.get(keyOf(line)) ?? 0)));
  return {
    ok: true,
    left: left.filter(({ quantity }) => quantity > 0),
    cancelled,
    cancelledPaise: cancelled.reduce((sum, { subTotalPaise }) => sum + subTotalPaise, 0),
  };
}

/** All cancelled pieces of an order: those of before and more, one line for each product and variant. */
export function withCancelled<Line extends CancellableLine>(
  before: readonly Line[],
  more: readonly Line[],
): Line[] {
  const all = new Map(before.map((line) => [keyOf(line), line]));
  for (const line of more) {
    const known = all.get(keyOf(line));
    all.set(keyOf(line), {
      ...line,
      quantity: line.quantity + (known?.quantity ?? 0),
      subTotalPaise: line.subTotalPaise + (known?.subTotalPaise ?? 0),
    });
  }
  return [...all.values()];
}
