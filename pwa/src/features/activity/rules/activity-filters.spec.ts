import { expect, it } from 'vitest';
import { queryOf } from '#ui/field/filters-in-query.ts';
import { activityFilterCount, activityFiltersOf, isActivityNarrowed } from './activity-filters';

const of = (query: string) => activityFiltersOf(new URLSearchParams(query));

it('are read from an address and written into one', () => {
  const query = `area=stock&userId=${'a'.repeat(24)}&search=toor+dal&from=2026-11-01&to=2026-11-22`;
  expect(`${queryOf(of(query))}`).toBe(query);
  expect(isActivityNarrowed(of(query))).toBe(true);
  expect(activityFilterCount(of(query))).toBe(4);
});

it('leave out what makes no sense', () => {
  expect(`${queryOf(of('area=all&userId=me&search=++&from=today&to=2026-02-31x&other=1'))}`).toBe('');
  expect(isActivityNarrowed(of('area=all'))).toBe(false);
});
