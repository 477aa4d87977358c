import { expect, it } from 'vitest';
import type { Payment } from '../../contracts/orders.contract.js';
import { awaitsCardPayment } from './card-payment.js';

const now = Date.parse('2026-01-10T12:00:00.000Z');
const pending: Payment = { method: 'CARD', state: 'PENDING', payBefore: '2026-01-10T12:30:00.000Z' };

it('waits for a card until its time is over', () => {
  expect(awaitsCardPayment(pending, now)).toBe(true);
  expect(awaitsCardPayment({ method: 'CARD', state: 'PENDING' }, now)).toBe(true);
  expect(awaitsCardPayment(pending, now + 30 * 60_000)).toBe(false);
});

it('waits for nothing that is paid, has failed, or is paid at the door', () => {
  expect(awaitsCardPayment({ ...pending, state: 'PAID' }, now)).toBe(false);
  expect(awaitsCardPayment({ ...pending, state: 'FAILED' }, now)).toBe(false);
  expect(awaitsCardPayment({ method: 'COD', state: 'DUE' }, now)).toBe(false);
  expect(awaitsCardPayment({ ...pending, method: 'COD' }, now)).toBe(false);
});
