import { expect, it } from 'vitest';
import { discountBadge } from './discount-badge';

it('is great from 50 percent on', () => {
  expect(discountBadge(50)).toEqual({ text: '50% OFF', great: true });
  expect(discountBadge(49)).toEqual({ text: '49% OFF', great: false });
});

it('is not there without a discount', () => {
  expect(discountBadge(0)).toBeUndefined();
});

it('never promises more than an imported fraction gives', () => {
  expect(discountBadge(33.333333)?.text).toBe('33% OFF');
  expect(discountBadge(0.55)?.text).toBe('0.5% OFF');
  expect(discountBadge(0.05)).toBeUndefined();
});
