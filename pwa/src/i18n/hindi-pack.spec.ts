import { expect, it } from 'vitest';
import { hindiPack } from './hindi-pack';

it.each([
  ['500 g', '500 ग्राम'],
  ['1kg', '1 किलो'],
  ['1.5 L', '1.5 लीटर'],
  ['1,500 gm', '1,500 ग्राम'],
  ['1 piece', '1 पीस'],
  ['12 pcs', '12 पीस'],
  ['1 copy', '1 प्रति'],
  ['3 copies', '3 प्रतियाँ'],
  ['2 x 150 ml', '2 x 150 मिली'],
  ['Pack of 2', '2 का पैक'],
  ['Pack of 2, 250 g each', '2 का पैक, 250 ग्राम प्रत्येक'],
  ['1 pair', '1 जोड़ी'],
  ['pack', 'पैक'],
])('labels %j as %j', (label, hindi) => expect(hindiPack(label)).toBe(hindi));

it.each(['', 'XL', 'Sky Blue', '128 GB', '42 inch', 'UK 9', 'kg', '500 ग्राम', '3XL'])(
  'leaves %j as it is written',
  (label) => expect(hindiPack(label)).toBe(label),
);
