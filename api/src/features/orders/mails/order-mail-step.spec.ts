import type { OrderStage, Payment, PaymentState } from '@jhola/shared/contracts/orders.contract';
import { type MailedOrder, orderMailStep } from './order-mail-step.js';

const order = (method: Payment['method'], state: PaymentState, ...stages: OrderStage[]): MailedOrder => ({
  payment: { method, state },
  statusHistory: stages.map((status) => ({ status, updatedAt: new Date(0) })),
});

describe('the mail about an order', () => {
  it.each([
    ['placed', undefined, order('COD', 'DUE', 'PLACED')],
    ['placed', order('CARD', 'PENDING', 'PLACED'), order('CARD', 'PAID', 'PLACED')],
    ['shipped', order('COD', 'DUE', 'PLACED'), order('COD', 'DUE', 'PLACED', 'SHIPPED')],
    ['shipped', order('COD', 'DUE', 'PLACED'), order('COD', 'DUE', 'PLACED', 'OUT_FOR_DELIVERY')],
    ['delivered', order('COD', 'DUE', 'PLACED'), order('COD', 'PAID', 'PLACED', 'DELIVERED')],
    ['cancelled', order('COD', 'DUE', 'PLACED'), order('COD', 'VOID', 'PLACED', 'CANCELLED')],
    ['cancelled', order('CARD', 'PAID', 'PLACED'), order('CARD', 'REFUNDING', 'PLACED', 'CANCELLED')],
    [
      'refunded',
      order('CARD', 'REFUNDING', 'PLACED', 'CANCELLED'),
      order('CARD', 'REFUNDED', 'PLACED', 'CANCELLED'),
    ],
  ])('says that it is %s', (step, before, now) => {
    expect(orderMailStep(before, now)).toBe(step);
  });

  it.each([
    ['a card that has not paid', undefined, order('CARD', 'PENDING', 'PLACED')],
    ['a confirmation', order('COD', 'DUE', 'PLACED'), order('COD', 'DUE', 'PLACED', 'CONFIRMED')],
    [
      'the last way of what was shipped',
      order('COD', 'DUE', 'PLACED', 'SHIPPED'),
      order('COD', 'DUE', 'PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY'),
    ],
    ['a payment that was paid before', order('CARD', 'PAID', 'PLACED'), order('CARD', 'PAID', 'PLACED')],
    ['cash that is paid', order('COD', 'DUE', 'PLACED'), order('COD', 'PAID', 'PLACED')],
    [
      'money that goes back at once',
      order('CARD', 'REFUNDING', 'PLACED', 'CANCELLED'),
      order('CARD', 'REFUNDING', 'PLACED', 'CANCELLED'),
    ],
    [
      'money that was back before',
      order('CARD', 'REFUNDED', 'PLACED', 'CANCELLED'),
      order('CARD', 'REFUNDED', 'PLACED', 'CANCELLED'),
    ],
    ['an unpaid page', order('CARD', 'PENDING', 'PLACED'), order('CARD', 'FAILED', 'PLACED', 'CANCELLED')],
    [
      'money for what has ended',
      order('CARD', 'VOID', 'PLACED', 'CANCELLED'),
      order('CARD', 'REFUNDING', 'PLACED', 'CANCELLED'),
    ],
  ])('is not written for %s', (_, before, now) => {
    expect(orderMailStep(before, now)).toBeUndefined();
  });
});
