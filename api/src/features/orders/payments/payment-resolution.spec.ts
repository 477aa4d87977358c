import type { PageStatus } from '#integrations/stripe/card-provider.js';
import type { OrderRecord, PaymentRecord } from '../models/order.model.js';
import { flagOf, isForeign, isResolved, nextCheckAt } from './payment-resolution.js';

const expiresAt = new Date('2026-11-22T10:31:00Z');
const aPayment = (change: Partial<PaymentRecord> = {}, card: object = {}): PaymentRecord => ({
  method: 'CARD',
  state: 'PENDING',
  card: { sessionId: 'cs_1', expiresAt, looks: 0, ...card },
  ...change,
});
const anOrder = (payment = aPayment()): OrderRecord =>
  ({ orderId: 'ORD-AAAAAA', totalPaise: 54_000, payment }) as OrderRecord;
const aPage = (change: Partial<PageStatus> = {}): PageStatus => ({
  sessionId: 'cs_1',
  orderId: 'ORD-AAAAAA',
  state: 'paid',
  amountPaise: 54_000,
  currency: 'inr',
  paymentId: 'pi_1',
  ...change,
});

describe('the payment of an order', () => {
  it('is its own page, in rupees, over its total', () => {
    expect(flagOf(anOrder(), aPage())).toBeUndefined();
  });

  it.each<[string, Partial<PageStatus>]>([
    ['amount', { amountPaise: 53_999 }],
    ['amount', { amountPaise: 54_001 }],
    ['amount', { amountPaise: 0 }],
    ['currency', { currency: 'usd' }],
    ['session', { sessionId: 'cs_2' }],
    ['session', { orderId: 'ORD-BBBBBB' }],
    ['session', { orderId: undefined }],
  ])('is flagged for its %s', (flag, change) => {
    expect(flagOf(anOrder(), aPage(change))).toBe(flag);
  });

  it('is over what was ordered at first, when items were cancelled since', () => {
    const reduced = {
      ...anOrder(aPayment({ state: 'PAID' }, { parts: [{ paise: 4000 }] })),
      totalPaise: 50_000,
    };
    expect(flagOf(reduced, aPage())).toBeUndefined();
    expect(flagOf(reduced, aPage({ amountPaise: 50_000 }))).toBe('amount');
  });

  it('is asked about until every part for cancelled items is given back', () => {
    const paid = (parts: object[]) => isResolved(aPayment({ state: 'PAID' }, { parts }), aPage());
    expect(paid([{ paise: 4000, isDone: true }, { paise: 100 }])).toBe(false);
    expect(paid([{ paise: 4000, isDone: true }])).toBe(true);
  });

  it('may be on a page that the order has not learnt of yet, and on none when it is by cash', () => {
    expect(isForeign(anOrder(aPayment({}, { sessionId: undefined })), aPage())).toBe(false);
    const byCash = anOrder({ method: 'COD', state: 'DUE' });
    expect(isForeign(byCash, aPage())).toBe(true);
    expect(flagOf(byCash, aPage())).toBe('session');
    expect(flagOf(anOrder(aPayment({}, { sessionId: undefined })), aPage())).toBeUndefined();
    expect([isForeign(anOrder(), aPage()), isForeign(anOrder(), aPage({ sessionId: 'cs_2' }))]).toEqual([
      false,
      true,
    ]);
  });
});

describe('asking the provider', () => {
  it('continues while money may arrive or has to be refunded', () => {
    expect(isResolved(aPayment(), aPage({ state: 'open' }))).toBe(false);
    expect(isResolved(aPayment({ state: 'REFUNDING' }), undefined)).toBe(false);
    expect(isResolved(aPayment({ state: 'VOID' }), aPage({ state: 'open' }))).toBe(false);
    expect(isResolved(aPayment({ flag: 'session' }), aPage({ state: 'open' }))).toBe(false);
    expect(isResolved(aPayment({ flag: 'session' }), undefined)).toBe(false);
    expect(isResolved(aPayment({ state: 'REFUNDING', flag: 'amount' }), undefined)).toBe(false);
    expect(isResolved(aPayment({ state: 'VOID' }), undefined)).toBe(false);
    expect(isResolved(aPayment({}, { sessionId: undefined }), undefined)).toBe(false);
  });

  it('ends once nothing is open, or a person has to check', () => {
    for (const state of ['PAID', 'FAILED', 'REFUNDED'] as const) {
      expect(isResolved(aPayment({ state }), undefined)).toBe(true);
    }
    expect(isResolved(aPayment({ state: 'VOID' }), aPage({ state: 'over' }))).toBe(true);
    expect(isResolved(aPayment({ state: 'VOID' }, { sessionId: undefined }), undefined)).toBe(true);
    expect(isResolved(aPayment({ flag: 'amount' }), aPage())).toBe(true);
    expect(isResolved(aPayment({ flag: 'currency' }), undefined)).toBe(true);
    expect(isResolved({ method: 'COD', state: 'DUE' }, undefined)).toBe(true);
  });

  it('is repeated at doubled distances, and right after the page has run out', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const pauseAfter = (checks: number, at = now) =>
      (nextCheckAt(aPayment({}, { looks: checks }), at, 60_000).getTime() - at.getTime()) / 1000;
    expect([0, 1, 2, 3, 10].map((checks) => pauseAfter(checks))).toEqual([60, 120, 240, 480, 900]);
    expect(pauseAfter(10, new Date('2026-11-22T10:30:00Z'))).toBe(65);
    expect(pauseAfter(10, new Date('2026-11-22T11:00:00Z'))).toBe(900);
    // Five seconds after it has run out it is as ever.
    expect(pauseAfter(1, new Date('2026-11-22T10:31:05Z'))).toBe(120);
  });
});
