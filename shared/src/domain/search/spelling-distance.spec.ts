import { expect, it } from 'vitest';
import { forgivenLetters, spellingDistance } from './spelling-distance.js';

it.each([
  ['bottle', 'bottle', 0],
  ['botle', 'bottle', 1],
  ['botttle', 'bottle', 1],
  ['bottel', 'bottle', 1],
  ['bpttle', 'bottle', 1],
  ['earbds', 'earbuds', 1],
  ['headfone', 'headphone', 2],
  ['rice', 'dal', 3],
  ['soap', 'soapbox', 3],
])('%s and %s differ in %i letters', (one, other, distance) => {
  expect(spellingDistance(one, other, 2)).toBe(distance);
  expect(spellingDistance(other, one, 2)).toBe(distance);
});

it('never compares what is longer than any word', () => {
  expect(spellingDistance('x'.repeat(100), `${'x'.repeat(99)}y`, 2)).toBe(3);
});

it.each([
  ['dal', 0],
  ['rice', 1],
  ['salts', 1],
  ['potato', 2],
  ['1000', 0],
  ['500ml', 0],
])('%s is forgiven %i letters', (word, letters) => {
  expect(forgivenLetters(word)).toBe(letters);
});
