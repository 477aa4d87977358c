import { expect, it } from 'vitest';
import { reviewProblem } from './review-problem';

it('asks a visitor to log in', () => {
  expect(reviewProblem(false, 5)).toBe('You must be logged in to submit a review');
});

it('asks for a rating', () => {
  expect(reviewProblem(true, 0)).toBe('Please select a rating');
});

it('finds nothing wrong with a rating alone', () => {
  expect(reviewProblem(true, 1)).toBeUndefined();
});
