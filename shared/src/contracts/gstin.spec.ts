import { expect, it } from 'vitest';
import { isGstin } from './gstin.js';

it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('takes %s', (number) => {
  expect(isGstin(number)).toBe(true);
});

it.each([
  ['another last character', '27AAPFU0939F1ZW'],
  ['two characters in the wrong order', '27APAFU0939F1ZV'],
  ['small letters', '27aapfu0939f1zv'],
  ['a character too many', '27AAPFU0939F1ZVX'],
  ['a space', '27AAPFU 0939F1ZV'],
  ['nothing', ''],
])('refuses %s', (_what, number) => {
  expect(isGstin(number)).toBe(false);
});
