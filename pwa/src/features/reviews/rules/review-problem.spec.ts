import { expect, it } from 'vitest';
import { reviewTexts } from '../texts';
import { reviewProblem } from './review-problem';

it('asks a visitor to log in', () => {
  expect(reviewProblem(false, 5, reviewTexts)).toBe('You must be logged in to submit a review');
});

it('asks for a rating', () => {
  expect(reviewProblem(true, 0, reviewTexts)).toBe('Please select a rating');
});

it('finds nothing wrong with a rating alone', () => {
  expect(reviewProblem(true, 1, reviewTexts)).toBeUndefined();
});
