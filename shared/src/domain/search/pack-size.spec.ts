import { expect, it } from 'vitest';
import { packSizesOf } from './pack-size.js';
import { wordsOf } from './words.js';

it.each([
  ['1kg', ['1000g']],
  ['1 kg', ['1000g']],
  ['1000 g', ['1000g']],
  ['1000gm', ['1000g']],
  ['1,000 grams', ['1000g']],
  ['एक किलो 1 किलो', ['ek', 'kilo', '1000g']],
  ['half kg', ['500g']],
  ['1.5 L', ['1500ml']],
  ['500ml', ['500ml']],
  ['500 मिली', ['500ml']],
  ['pack of 2', ['2pc']],
  ['2 pcs', ['2pc']],
  ['2 pack', ['2pc']],
  ['1 dozen', ['12pc']],
  ['2x150 ml', ['2pc', '150ml']],
  ['5.2', ['5.2']],
  ['10 mm', ['10', 'mm']],
  ['pack of dreams', ['pack', 'of', 'dreams']],
])('reads %s as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('a bare number may be any of its amounts', () => {
  expect(packSizesOf('5')).toEqual(['5pc', '5g', '5ml', '5000g', '5000ml']);
  expect(packSizesOf('5kg')).toEqual([]);
});
