import { expect, it } from 'vitest';
import { namedThing } from './head-words.js';

it.each([
  ['Khetwala Toor Dal', ['dal']],
  ['Fresho Onion (Loose)', ['onion']],
  ['Onion Hair Oil', ['oil']],
  ['BB Royal Cumin/Jeera - Whole', ['cumin', 'jeera']],
  ['BB Royal Rice - Flour', ['flour']],
  ['Gaonsaar Turmeric Powder', ['turmeric', 'powder']],
  ['Tata Salt 1kg', ['salt']],
  ['Milk Chocolate with Almonds', ['chocolate']],
  ['AirPulse Earbuds for Kids', ['earbuds']],
  ['(Loose)', ['loose']],
  ['-', []],
])('%s is %j', (name, heads) => {
  expect(namedThing(name).heads).toEqual(heads);
});
