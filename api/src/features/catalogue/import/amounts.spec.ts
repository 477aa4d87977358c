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
    ['0', 0],
  ])('%j is %i paise', (cell, paise) => {
    expect(readPaise(cell)).toEqual({ ok: true, value: paise });
  });

  it.each(['', ' ', 'free', '12.345', '-5', '1e3', '12,3', '1 299', 'NaN', '9999999999'])(
    '%j is none',
    (cell) => {
      expect(readPaise(cell).ok).toBe(false);
    },
  );
});

describe('a percent and a number of pieces', () => {
  it('are read', () => {
    expect([readPercent('12.5'), readPercent('20 %'), readPieces('40')]).toEqual([
      { ok: true, value: 12.5 },
      { ok: true, value: 20 },
      { ok: true, value: 40 },
    ]);
  });

  it.each(['', '101', '-1', 'ten'])('are not found in %j', (cell) => {
    expect([readPercent(cell).ok, readPieces(`${cell}x`).ok]).toEqual([false, false]);
  });
});
