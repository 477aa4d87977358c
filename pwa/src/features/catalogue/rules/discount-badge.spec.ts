import { expect, it } from 'vitest';
import { discountBadge } from './discount-badge';

it('is great from 50 percent on', () => {
  expect(discountBadge(50)).toEqual({ percent: 50, great: true });
  expect(discountBadge(49)).toEqual({ percent: 49, great: false });
});

it('is not there without a discount', () => {
  expect(discountBadge(0)).toBeUndefined();
});

it('never promises more than an imported fraction gives', () => {
  expect(discountBadge(33.333333)?.percent).toBe(33);
  expect(discountBadge(0.55)?.percent).toBe(0.5);
  expect(discountBadge(0.05)).toBeUndefined();
});
