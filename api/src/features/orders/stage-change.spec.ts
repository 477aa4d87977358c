import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { ORDER_STAGES } from '@jhola/shared/domain/orders/order-stages';
import { ShopError } from '@jhola/shared/errors/shop-error';
import fc from 'fast-check';
import type { OrderRecord } from './models/order.model.js';
import { advance, cancel, type StageChange } from './stage-change.js';

const now = new Date('2026-11-21T10:00:00Z');
type Progress = Pick<OrderRecord, 'paymentStatus' | 'payment' | 'statusHistory'>;

const placed = (): Progress => ({
  paymentStatus: 'PLACED',
  payment: { method: 'COD', state: 'DUE' },
  statusHistory: [{ status: 'PLACED', updatedAt: now }],
});

const moved = (order: Progress, change: StageChange): Progress => ({
  paymentStatus: change.paymentStatus,
  payment: change.payment,
  statusHistory: [...order.statusHistory, change.reached],
});

describe('moving an order', () => {
  it('completes it and counts the cash when it is delivered', () => {
    expect(advance(placed(), 'DELIVERED', now)).toMatchObject({
      paymentStatus: 'COMPLETED',
      group: 'completed',
      payment: { method: 'COD', state: 'PAID' },
      givesStockBack: false,
    });
  });

  it('gives stock back and voids the payment when it is cancelled', () => {
    expect(cancel(placed(), now)).toMatchObject({
      paymentStatus: 'CANCELLED',
      group: 'cancelled',
      payment: { method: 'COD', state: 'VOID' },
      givesStockBack: true,
    });
  });

  it('refuses a second cancel', () => {
    const cancelled = moved(placed(), cancel(placed(), now));
    expect(() => cancel(cancelled, now)).toThrow(expect.objectContaining({ code: 'order.not-cancellable' }));
  });

  it('refuses an earlier stage, saying which', () => {
    const shipped = moved(placed(), advance(placed(), 'SHIPPED', now));
    expect(() => advance(shipped, 'CONFIRMED', now)).toThrow(
      'An order that is SHIPPED cannot become CONFIRMED.',
    );
  });

  it('only ever goes forward and gives stock back at most once, whatever is tried', () => {
    const step = fc.oneof(fc.constantFrom(...ORDER_STAGES), fc.constant('customer cancels' as const));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let order = placed();
        let givenBack = 0;
        for (const wanted of steps) {
          const change = attempt(order, wanted);
          if (!change) continue;
          order = moved(order, change);
          givenBack += Number(change.givesStockBack);
        }
        const ranks = order.statusHistory.map(({ status }) => ORDER_STAGES.indexOf(status));
        expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
        expect(order.statusHistory.filter(({ status }) => hasEnded(status)).length).toBeLessThanOrEqual(1);
        expect(givenBack).toBe(order.paymentStatus === 'CANCELLED' ? 1 : 0);
      }),
    );
  });
});

const hasEnded = (status: OrderStage) => status === 'DELIVERED' || status === 'CANCELLED';

function attempt(order: Progress, wanted: OrderStage | 'customer cancels'): StageChange | undefined {
  try {
    return wanted === 'customer cancels' ? cancel(order, now) : advance(order, wanted, now);
  } catch (error) {
    if (error instanceof ShopError) return undefined;
    throw error;
  }
}
