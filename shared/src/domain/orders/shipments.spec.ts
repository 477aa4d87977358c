import { expect, it } from 'vitest';
import { ORDER_STAGES } from './order-stages.js';
import { isShipped } from './shipments.js';

it('has a carrier from the moment it is shipped, and none when it is cancelled', () => {
  expect(ORDER_STAGES.filter(isShipped)).toEqual(['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']);
});
