import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextOrder, nextStagesOf, type OrderEvent, type OrderState } from './order-machine.js';
import { ORDER_STAGES } from './order-stages.js';

const event: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({ what: fc.constant('advance' as const), to: fc.constantFrom(...ORDER_STAGES) }),
  fc.record({
    what: fc.constantFrom('cancel' as const, 'paid' as const, 'unpaid' as const, 'refunded' as const),
  }),
);
const begun: fc.Arbitrary<OrderState> = fc.constantFrom(
  { stage: 'PLACED', method: 'COD', payment: 'DUE' },
  { stage: 'PLACED', method: 'CARD', payment: 'PENDING' },
);

/** All that happened to an order, and what the shop's books say of it then. */
function live(first: OrderState, events: readonly OrderEvent[]) {
  let order = first;
  const books = { stockBack: 0, taken: 0, refunds: 0, back: 0 };
  const stages = [order.stage];
  for (const one of events) {
    const next = nextOrder(order, one);
    if (!next) continue;
    if (one.what === 'paid') books.taken += 1;
    if (one.what === 'refunded') books.back += 1;
    books.stockBack += Number(next.givesStockBack);
    books.refunds += Number(next.asksRefund);
    order = { ...order, stage: next.stage, payment: next.payment };
    if (stages.at(-1) !== next.stage) stages.push(next.stage);
  }
  return { order, books, stages };
}

it('never goes back, gives stock back once if cancelled and never otherwise, and accounts for every rupee', () => {
  fc.assert(
    fc.property(begun, fc.array(event, { maxLength: 14 }), (first, events) => {
      const { order, books, stages } = live(first, events);
      const indexes = stages.map((stage) => ORDER_STAGES.indexOf(stage));
      expect(indexes).toEqual([...indexes].sort((one, other) => one - other));
      expect(books.stockBack).toBe(order.stage === 'CANCELLED' ? 1 : 0);
      expect(books.taken).toBeLessThanOrEqual(1);
      expect(books.back).toBeLessThanOrEqual(books.refunds);
      if (order.method === 'CARD') {
        const isKept = books.taken === 1 && order.stage !== 'CANCELLED';
        expect(order.payment === 'PAID').toBe(isKept);
        expect(books.refunds).toBe(books.taken === 1 && order.stage === 'CANCELLED' ? 1 : 0);
        if (order.payment === 'REFUNDED') expect(books.back).toBe(1);
      }
    }),
    { numRuns: 2000 },
  );
});

it('ships nothing before the card has paid', () => {
  const waiting: OrderState = { stage: 'PLACED', method: 'CARD', payment: 'PENDING' };
  expect(nextStagesOf(waiting)).toEqual(['CANCELLED']);
  expect(nextOrder(waiting, { what: 'advance', to: 'SHIPPED' })).toBeUndefined();
});

it('takes money for an order that still waits, and gives back what comes in later', () => {
  const waiting: OrderState = { stage: 'PLACED', method: 'CARD', payment: 'PENDING' };
  const after = (...events: OrderEvent['what'][]) =>
    live(
      waiting,
      events.map((what) => ({ what }) as OrderEvent),
    ).order.payment;
  expect(after('paid', 'paid', 'unpaid')).toBe('PAID');
  expect(after('unpaid', 'paid', 'paid')).toBe('REFUNDING');
  expect(after('cancel', 'paid', 'refunded')).toBe('REFUNDED');
});

it('moves a cash order on, takes the cash at the door, and closes no page', () => {
  const placed: OrderState = { stage: 'PLACED', method: 'COD', payment: 'DUE' };
  const nothingElse = { givesStockBack: false, asksRefund: false, closesPage: false };
  expect(nextOrder(placed, { what: 'advance', to: 'SHIPPED' })).toEqual({
    stage: 'SHIPPED',
    payment: 'DUE',
    ...nothingElse,
  });
  const shipped: OrderState = { ...placed, stage: 'SHIPPED' };
  expect(nextOrder(shipped, { what: 'advance', to: 'DELIVERED' })).toEqual({
    stage: 'DELIVERED',
    payment: 'PAID',
    ...nothingElse,
  });
  const cancelled: OrderState = { ...placed, stage: 'CANCELLED', payment: 'VOID' };
  expect(nextOrder(cancelled, { what: 'paid' })).toBeUndefined();
});

it('delivers what a card has paid without counting the money again', () => {
  const paid: OrderState = { stage: 'SHIPPED', method: 'CARD', payment: 'PAID' };
  expect(nextOrder(paid, { what: 'advance', to: 'DELIVERED' })?.payment).toBe('PAID');
  const unpaid: OrderState = { ...paid, payment: 'REFUNDED' };
  expect(nextOrder(unpaid, { what: 'advance', to: 'DELIVERED' })?.payment).toBe('REFUNDED');
});

it('closes the page of an order that is cancelled before it is paid, and of no other', () => {
  const waiting: OrderState = { stage: 'PLACED', method: 'CARD', payment: 'PENDING' };
  expect(nextOrder(waiting, { what: 'cancel' })?.closesPage).toBe(true);
  expect(nextOrder(waiting, { what: 'unpaid' })?.closesPage).toBe(false);
  expect(nextOrder({ ...waiting, payment: 'PAID' }, { what: 'cancel' })?.closesPage).toBe(false);
});
