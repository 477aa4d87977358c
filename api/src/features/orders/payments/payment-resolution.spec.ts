import type { PageStatus } from '#integrations/stripe/card-provider.js';
import type { CardPayment, OrderRecord, PaymentRecord } from '../models/order.model.js';
import { flagOf, isForeign, isResolved, nextCheckAt } from './payment-resolution.js';

const now = new Date('2026-11-27T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const minute = 60_000;

const card = (change: Partial<CardPayment> = {}): CardPayment => ({
  sessionId: 'cs_1',
  expiresAt: later(30 * minute),
  looks: 0,
  ...change,
});
const order = (payment: Partial<PaymentRecord> = {}): OrderRecord =>
  ({
    orderId: 'ORD-1',
    totalPaise: 10_000,
    payment: { method: 'CARD', state: 'PENDING', card: card(), ...payment },
  }) as OrderRecord;
const page = (change: Partial<PageStatus> = {}): PageStatus => ({
  sessionId: 'cs_1',
  orderId: 'ORD-1',
  state: 'paid',
  amountPaise: 10_000,
  currency: 'inr',
  paymentId: 'pi_1',
  ...change,
});
const noCard = { ...order(), payment: { method: 'COD', state: 'PENDING' } } as OrderRecord;

describe('a paid page', () => {
  it.each([
    ['pays its order', order(), page(), undefined],
    ['is of another order', order(), page({ orderId: 'ORD-2' }), 'session'],
    ['is of none', order(), page({ orderId: undefined }), 'session'],
    ['is not the one that was opened', order(), page({ sessionId: 'cs_2' }), 'session'],
    ['is of an order without a card', noCard, page(), 'session'],
    [
      'is of an order that never learnt of its page',
      order({ card: { ...card(), sessionId: undefined } as never }),
      page(),
      undefined,
    ],
    ['is in other money', order(), page({ currency: 'usd' }), 'currency'],
    ['is too much', order(), page({ amountPaise: 10_001 }), 'amount'],
    ['is too little', order(), page({ amountPaise: 9_999 }), 'amount'],
    [
      'was for items that are cancelled since, too',
      order({ card: card({ parts: [{ paise: 300 }, { paise: 40, isDone: true }] }) }),
      page({ amountPaise: 10_340 }),
      undefined,
    ],
    [
      'is too little for items that are cancelled since',
      order({ card: card({ parts: [{ paise: 300 }] }) }),
      page(),
      'amount',
    ],
  ] as const)('%s', (_what, ordered, paid, flag) => {
    expect(flagOf(ordered, paid)).toBe(flag);
  });

  it('is foreign to an order that was given another, or takes no card', () => {
    expect([order(), noCard].map((one) => isForeign(one, page()))).toEqual([false, true]);
    expect(isForeign(order(), page({ sessionId: 'cs_2' }))).toBe(true);
  });
});

describe('a payment', () => {
  const { sessionId: _sessionId, ...lost } = card();

  it.each<
    [what: string, is: boolean, payment: Partial<PaymentRecord>, state: PageStatus['state'] | undefined]
  >([
    ['that is paid', true, { state: 'PAID' }, undefined],
    ['that failed', true, { state: 'FAILED' }, undefined],
    ['that went back', true, { state: 'REFUNDED' }, undefined],
    ['that is on its way back', false, { state: 'REFUNDING' }, undefined],
    ['that is on its way back and was flagged', false, { state: 'REFUNDING', flag: 'amount' }, undefined],
    ['that is open', false, { state: 'PENDING' }, 'open'],
    ['of another amount', true, { state: 'PENDING', flag: 'amount' }, undefined],
    ['in other money', true, { state: 'PENDING', flag: 'currency' }, undefined],
    ['on another page', false, { state: 'PENDING', flag: 'session' }, undefined],
    ['of a cancelled order whose page is open', false, { state: 'VOID' }, 'open'],
    ['of a cancelled order whose page was not asked for', false, { state: 'VOID' }, undefined],
    ['of a cancelled order whose page is over', true, { state: 'VOID' }, 'over'],
    ['of a cancelled order that never had a page', true, { state: 'VOID', card: lost }, undefined],
    ['that waits and never had a page', false, { state: 'PENDING', card: lost }, undefined],
    [
      'of which a part is on its way back',
      false,
      { state: 'PAID', card: card({ parts: [{ paise: 1 }] }) },
      undefined,
    ],
    [
      'of which a part is back',
      true,
      { state: 'PAID', card: card({ parts: [{ paise: 1, isDone: true }] }) },
      undefined,
    ],
  ])('%s is resolved: %s', (_what, is, payment, state) => {
    expect(isResolved(order(payment).payment, state && page({ state }))).toBe(is);
  });

  it('at the door is resolved', () => {
    expect(isResolved(noCard.payment, undefined)).toBe(true);
  });

  it.each([
    ['after a second', 0, 0, 1_000],
    ['after two', 1, 0, 2_000],
    ['after 1,024', 10, 40 * minute, 15 * minute],
    ['after a quarter of an hour at most', 30, 31 * minute, 15 * minute],
    ['five seconds after the page runs out, if that is sooner', 30, 29 * minute, minute + 5_000],
    ['as usual in these five seconds’ end', 1, 30 * minute + 5_000, 2_000],
  ])('is asked for again %s', (_what, looks, agoMs, pauseMs) => {
    const asked = later(agoMs);
    const next = nextCheckAt(order({ card: card({ looks }) }).payment, asked, 1_000);
    expect(next.getTime() - asked.getTime()).toBe(pauseMs);
  });
});
