import { OrderId } from '@jhola/shared/contracts/orders.contract';
import { newOrderNumber } from './order-number.js';

describe('the order number', () => {
  it('is one the contract knows', () => {
    expect(OrderId.parse(newOrderNumber())).toMatch(/^ORD-[0-9A-HJKMNP-TV-Z]{10}$/);
  });

  it('does not come twice', () => {
    const numbers = new Set(Array.from({ length: 20_000 }, newOrderNumber));
    expect(numbers.size).toBe(20_000);
  });
});
