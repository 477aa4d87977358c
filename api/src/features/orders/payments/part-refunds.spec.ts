import type { PaymentRecord } from '../models/order.model.js';
import { givenBackPaise, openParts, partRefundAsked, withAnswers } from './part-refunds.js';

const checkAt = new Date('2026-11-26T06:00:00Z');
const payment: PaymentRecord = {
  method: 'CARD',
  state: 'PAID',
  card: { paymentId: 'pi_1', expiresAt: checkAt, looks: 3 },
};

describe('what is given back of a card payment for cancelled items', () => {
  const twice = partRefundAsked(partRefundAsked(payment, 4000, checkAt), 100, checkAt).card;

  it('is one part for each time, asked for until the provider has completed it', () => {
    expect(twice).toMatchObject({ paymentId: 'pi_1', checkAt, looks: 0 });
    expect(openParts(twice)).toEqual([
      { part: 0, paise: 4000 },
      { part: 1, paise: 100 },
    ]);
    expect(givenBackPaise(twice)).toBe(4100);
  });

  it('is nothing where they had cost nothing, or no card paid', () => {
    expect(partRefundAsked(payment, 0, checkAt)).toBe(payment);
    const cash: PaymentRecord = { method: 'COD', state: 'DUE' };
    expect(partRefundAsked(cash, 4000, checkAt)).toBe(cash);
    expect(openParts(undefined)).toEqual([]);
  });

  it('learns what the provider says, and nothing twice', () => {
    if (!twice) throw new Error('It is by card.');
    const pending = withAnswers(twice, new Map([[1, { refundId: 're_1', isDone: false }]]));
    expect(pending.parts).toEqual([{ paise: 4000 }, { paise: 100, refundId: 're_1' }]);
    expect(withAnswers(pending, new Map([[1, { refundId: 're_1', isDone: false }]]))).toBe(pending);
    const done = withAnswers(pending, new Map([[1, { refundId: 're_1', isDone: true }]]));
    expect(openParts(done)).toEqual([{ part: 0, paise: 4000 }]);
    expect(withAnswers(done, new Map([[1, { refundId: 're_2', isDone: true }]]))).toBe(done);
    expect(givenBackPaise(done)).toBe(4100);
  });
});
