import { expect, it } from 'vitest';
import { isNearEnd } from './use-near-end';

const edge = 800;

it('is near the end from 0.8 of the list on', () => {
  expect(isNearEnd({ top: -799, bottom: 1201 }, edge)).toBe(false);
  expect(isNearEnd({ top: -800, bottom: 1200 }, edge)).toBe(true);
});

it('is near the end of a list that does not fill the screen', () => {
  expect(isNearEnd({ top: 100, bottom: 500 }, edge)).toBe(true);
});
