import { describe, expect, it } from 'vitest';
import { isBarcode, isHsn } from './product-codes.js';

describe('a barcode', () => {
  it.each(['96385074', '036000291452', '8901030865275', '18901030865272'])('may be %s', (digits) => {
    expect(isBarcode(digits)).toBe(true);
  });

  it.each([
    ['another last digit', '8901030865276'],
    ['two digits in the wrong order', '8910030865275'],
    ['ten digits', '1234567895'],
    ['fifteen digits', '000000000000000'],
    ['a space', '8901030 865275'],
    ['digits of Hindi', '९६३८५०७४'],
    ['nothing', ''],
  ])('is not one with %s', (_what, digits) => {
    expect(isBarcode(digits)).toBe(false);
  });
});

it.each([
  ['0713', true],
  ['071360', true],
  ['07136000', true],
  ['07136', false],
  ['071', false],
  ['0713.60', false],
  ['०७१३', false],
  ['', false],
])('an HSN code may be %j: %s', (digits, may) => {
  expect(isHsn(digits)).toBe(may);
});
