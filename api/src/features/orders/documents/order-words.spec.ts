import type { OrderRecord, PaymentRecord } from '../models/order.model.js';
import { dayOf, itemOf, momentOf, paymentOf, rupees, toCollect } from './order-words.js';

const order = (method: PaymentRecord['method'], state: PaymentRecord['state']) =>
  ({ totalPaise: 125_850, payment: { method, state } }) as OrderRecord;

describe('the words of an order’s papers', () => {
  it.each([
    ['COD', 'DUE', 'COD: collect ₹1,258.50', 'Cash on delivery, to be paid at the door'],
    ['COD', 'PAID', 'Paid in cash — collect nothing', 'Cash on delivery, paid'],
    ['COD', 'VOID', 'Not paid yet — collect nothing', 'Cash on delivery, nothing to pay'],
    ['CARD', 'PENDING', 'Not paid yet — collect nothing', 'Card, not paid yet'],
    ['CARD', 'PAID', 'Paid online — collect nothing', 'Card, paid'],
    ['CARD', 'DUE', 'Not paid yet — collect nothing', 'Card, to be paid at the door'],
    ['CARD', 'FAILED', 'Not paid yet — collect nothing', 'Card, not paid'],
    ['CARD', 'REFUNDING', 'Not paid yet — collect nothing', 'Card, being paid back'],
    ['CARD', 'REFUNDED', 'Not paid yet — collect nothing', 'Card, paid back'],
  ] as const)('say what is collected and how it is paid: %s, %s', (method, state, collected, paid) => {
    expect(toCollect(order(method, state))).toBe(collected);
    expect(paymentOf(order(method, state))).toBe(paid);
  });

  it('name days and moments as they are in India', () => {
    const lateInLondon = new Date('2026-11-21T20:35:00Z');
    expect(dayOf(lateInLondon)).toBe('22 November 2026');
    expect(momentOf(lateInLondon)).toBe('22 November 2026 at 2:05 am');
  });

  it('name an item with its pack, and amounts with paise', () => {
    expect(itemOf({ name: 'Dal', variantName: '', unit: '1 kg' })).toBe('Dal (1 kg)');
    expect(itemOf({ name: 'Tee', variantName: 'XL', unit: '1 piece' })).toBe('Tee (XL)');
    expect(itemOf({ name: 'Gift', variantName: '', unit: '' })).toBe('Gift');
    expect([rupees(0), rupees(12_345_678)]).toEqual(['₹0.00', '₹1,23,456.78']);
  });
});
