import { describe, expect, it } from 'vitest';
import { noFields, readBulk } from './bulk-fields';

describe('the fields of a bulk edit', () => {
  it('change what is filled in and nothing else', () => {
    expect(readBulk({ ...noFields, discount: ' 12.5 ' })).toEqual({ change: { discount: 12.5 } });
    expect(readBulk({ ...noFields, category: 'c1' })).toEqual({ change: { category: ['c1'] } });
    expect(readBulk(noFields)).toEqual({ problems: { nothing: 'wrong' } });
  });

  it('lower a price by a percent and take pieces out as negative numbers', () => {
    expect(readBulk({ ...noFields, priceWay: 'lower', price: '10' })).toEqual({
      change: { price: { kind: 'percent', percent: -10 } },
    });
    expect(readBulk({ ...noFields, stockWay: 'out', pieces: '3', reason: 'LOST', note: ' mice ' })).toEqual({
      change: { stock: { kind: 'add', pieces: -3, reason: 'LOST', text: 'mice' } },
    });
  });

  it.each([
    ['a price that is none', { priceWay: 'set', price: '-1' }, 'price'],
    ['a price of nothing', { priceWay: 'set', price: '0' }, 'price'],
    ['three decimals', { priceWay: 'set', price: '1.234' }, 'price'],
    ['all of a price taken off', { priceWay: 'lower', price: '100' }, 'percent'],
    ['more than all as a discount', { discount: '101' }, 'discount'],
    ['half a piece', { stockWay: 'set', pieces: '1.5' }, 'pieces'],
    ['no piece put in', { stockWay: 'in', pieces: '0' }, 'pieces'],
  ] as const)('say %s', (_, fields, problem) => {
    expect(readBulk({ ...noFields, ...fields })).toEqual({ problems: { [problem]: 'wrong' } });
  });
});
