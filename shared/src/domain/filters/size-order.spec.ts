import { expect, it } from 'vitest';
import { inSizeOrder } from './size-order.js';

const packs = (...counted: [string, number][]) =>
  counted.map(([value, count]) => ({ value, label: value.toUpperCase(), count }));
const values = (...counted: [string, number][]) => inSizeOrder(packs(...counted)).map(({ value }) => value);

it('puts sizes of clothes from small to large, whatever their counts', () => {
  expect(values(['l', 9], ['m', 9], ['xxl', 7], ['s', 5], ['3xl', 4], ['xl', 4], ['xs', 1])).toEqual([
    'xs',
    's',
    'm',
    'l',
    'xl',
    'xxl',
    '3xl',
  ]);
});

it('leaves other packs as they are, before or after the sizes by which there are more of', () => {
  expect(values(['500g', 9], ['m', 5], ['1000g', 4], ['s', 3])).toEqual(['500g', '1000g', 's', 'm']);
  expect(values(['m', 9], ['500g', 5], ['s', 3])).toEqual(['s', 'm', '500g']);
  expect(values()).toEqual([]);
});
