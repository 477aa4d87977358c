import { expect, it } from 'vitest';
import { countOf, pagesOf, shareOf } from './reviews-view';

const histogram = [1, 0, 2, 5, 12];

it('counts the reviews of some stars, or of all', () => {
  expect(countOf(histogram, undefined)).toBe(20);
  expect(countOf(histogram, 5)).toBe(12);
  expect(countOf(histogram, 2)).toBe(0);
});

it.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [20, 2],
])('lays %i reviews on %i pages', (reviews, pages) => {
  expect(pagesOf(reviews)).toBe(pages);
});

it('draws each bar beside all reviews', () => {
  expect(shareOf(histogram, 4)).toBe(0.25);
  expect(shareOf([0, 0, 0, 0, 0], 5)).toBe(0);
});
