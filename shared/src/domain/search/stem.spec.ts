import { expect, it } from 'vitest';
import { stemOf } from './stem.js';

it.each([
  ['onions', 'onion'],
  ['berries', 'berry'],
  ['cookies', 'cookie'],
  ['potatoes', 'potato'],
  ['shoes', 'shoe'],
  ['watches', 'watch'],
  ['boxes', 'box'],
  ['dresses', 'dress'],
  ['leaves', 'leaf'],
  ['knives', 'knife'],
  ['womens', 'woman'],
  ['bathing', 'bath'],
  ['botalein', 'botal'],
])('%s and %s are one word', (plural, singular) => {
  expect(stemOf(plural)).toBe(stemOf(singular));
});

it.each(['glass', 'bus', 'ring', 'gas', 'string', 'til', '500ml', 'a'])('%s stays as it is', (word) => {
  expect(stemOf(word)).toBe(word);
});

it.each([
  ['rice', 'ring'],
  ['care', 'car'],
  ['chair', 'hair'],
])('%s and %s stay two', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
