import { expect, it } from 'vitest';
import { carriedAnswer, carriedEmail } from './carried';

const email = 'asha@shop.example';
const verified = { success: true, message: 'Right', data: { resetToken: 'once' } };

it.each([null, undefined, 'asha', {}, { from: '/cart' }, { email }, { email: 7, sentAt: 1 }])(
  'finds no e-mail that was carried in %j',
  (state) => {
    expect(carriedEmail(state)).toBeUndefined();
  },
);

it.each([null, {}, { email }, { email, data: null }, { email, data: { ...verified, success: false } }])(
  'finds no success in %j',
  (state) => {
    expect(carriedAnswer(state)).toBeUndefined();
  },
);

it('finds what was carried', () => {
  expect(carriedEmail({ email, sentAt: 1, from: '/cart' })).toEqual({ email, sentAt: 1, from: '/cart' });
  expect(carriedAnswer({ email, data: verified })?.data.data.resetToken).toBe('once');
});
