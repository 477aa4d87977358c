import { readPaise, readPercent, readPieces } from './amounts.js';

describe('an amount in a file', () => {
  it.each([
    ['52', 5200],
    ['69.75', 6975],
    ['69.7', 6970],
    [' 1,299.00 ', 129_900],
    ['1,29,999', 12_999_900],
    ['₹ 45', 4500],
    ['Rs. 45.50', 4550],
    ['Rs. 45/-', 4500],
    ['Rs.1,299/-', 129_900],
    ['₹1,299.00', 129_900],
    ['INR 1299', 129_900],
    ['45.50 Rs', 4550],
    ['रु. ४५.५०', 4550],
    ['45/= only', 4500],
    ['12,99,999.00', 129_999_900],
    ['0', 0],
  ])('%j is %i paise', (cell, paise) => {
    expect(readPaise(cell)).toEqual({ ok: true, value: paise });
  });

  it.each([
    '',
    ' ',
    'free',
    '12.345',
    '-5',
    '1e3',
    '12,3',
    '1 299',
    'NaN',
    '9999999999',
    '45,50',
    '1.299,00',
    'Rs',
    '/-',
  ])('%j is none', (cell) => {
    expect(readPaise(cell).ok).toBe(false);
  });
});

describe('a percent and a number of pieces', () => {
  it('are read', () => {
    const read = [readPercent('12.5'), readPercent('20 %'), readPercent('5% off'), readPieces('40')];
    const pieces = [readPieces('1,200'), readPieces('12.00'), readPieces('१२')];
    expect([...read, ...pieces].map((each) => each.ok && each.value)).toEqual([
      ...[12.5, 20, 5, 40],
      ...[1200, 12, 12],
    ]);
  });

  it.each(['', '101', '-1', 'ten'])('are not found in %j', (cell) => {
    expect([readPercent(cell).ok, readPieces(`${cell}x`).ok]).toEqual([false, false]);
  });
});
