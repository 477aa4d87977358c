import type { Payment } from '@jhola/shared/contracts/orders.contract';
import { expect, it } from 'vitest';
import { paymentTexts as texts } from '../payment-texts';
import { payableUntil, paymentInFull, paymentInShort } from './payment-words';

const now = Date.parse('2026-01-10T12:00:00.000Z');
const pending: Payment = { method: 'CARD', state: 'PENDING', payBefore: '2026-01-10T12:30:00.000Z' };
const clock = (moment: number) => new Date(moment).toISOString().slice(11, 16);
const said = (payment: Payment) => paymentInFull({ payment, totalAmt: 340 }, texts, now, clock);

it('says how an order is paid, and whether it is', () => {
  expect(paymentInShort({ method: 'COD', state: 'DUE' }, texts)).toBe('Cash on Delivery');
  expect(paymentInShort({ method: 'COD', state: 'PAID' }, texts)).toBe('Cash on Delivery · Paid');
  expect(paymentInShort(pending, texts)).toBe('Card · Not paid yet');
  expect(paymentInShort({ method: 'CARD', state: 'REFUNDED' }, texts)).toBe('Card · Refunded');
});

it('says until when an order can be paid, and that its time is over', () => {
  expect(payableUntil(pending)).toBe(now + 30 * 60_000);
  expect(payableUntil({ ...pending, state: 'PAID' })).toBeUndefined();
  expect(said(pending)).toBe('Not paid yet. It is kept for you until 12:30.');
  expect(said({ ...pending, payBefore: '2026-01-10T11:59:00.000Z' })).toBe(texts.late);
});

it.each([
  [{ method: 'COD', state: 'DUE' }, 'Please have ₹340.00 ready when your order comes.'],
  [{ method: 'COD', state: 'PAID' }, '₹340.00 paid in cash at your door.'],
  [{ method: 'CARD', state: 'PAID' }, '₹340.00 paid by card.'],
  [{ method: 'CARD', state: 'FAILED' }, texts.failed],
  [{ method: 'CARD', state: 'VOID' }, 'Nothing was charged.'],
  [{ method: 'CARD', state: 'REFUNDING' }, texts.refunding('₹340.00')],
  [{ method: 'CARD', state: 'REFUNDED' }, texts.refunded('₹340.00')],
] as const)('says of %o what became of the money', (payment, words) => {
  expect(said(payment)).toBe(words);
});
