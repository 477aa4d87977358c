import { expect, it } from 'vitest';
import { filterCount, filtersOf, isNarrowed, toQuery } from './order-filters';

const read = (query: string) => filtersOf(new URLSearchParams(query));

it('finds every filter again in the address it wrote', () => {
  const filters = {
    search: 'Asha',
    stage: 'SHIPPED',
    method: 'CARD',
    attention: true,
    from: '2026-11-01',
    to: '2026-11-22',
  } as const;
  expect(filtersOf(toQuery(filters))).toEqual(filters);
  expect(filterCount(filters)).toBe(5);
});

it('leaves out what no order can be', () => {
  const filters = read('search=++&stage=LOST&method=GOLD&attention=maybe&from=2026-13-77&to=yesterday&q=x');
  expect(isNarrowed(filters)).toBe(false);
  expect(`${toQuery(filters)}`).toBe('');
});

it('is narrowed by a search alone, which is no filter of the panel', () => {
  expect(isNarrowed(read('search=ORD-7'))).toBe(true);
  expect(filterCount(read('search=ORD-7'))).toBe(0);
});
