import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProductFilters } from './use-product-filters';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A listing at an address, with what stands in it and a way to others. */
function aListing(address = '/a/b', list: 'listing' | 'search' = 'listing') {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ ...useProductFilters(list), address: useLocation().search, go: useNavigate() }),
    { wrapper },
  );
  return () => result.current;
}

it('shows what was chosen immediately, and puts it into the address when the shopper rests', () => {
  const listing = aListing();
  for (const search of ['d', 'da', 'dal']) act(() => listing().change({ search }));
  expect([listing().filters.search, listing().address]).toEqual(['dal', '']);
  act(() => vi.advanceTimersByTime(249));
  expect(listing().address).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect([listing().filters.search, listing().address]).toEqual(['dal', '?search=dal']);
});

it('keeps what is typed while the characters before are on their way into the address', () => {
  const listing = aListing();
  act(() => listing().change({ search: 'd' }));
  act(() => {
    vi.advanceTimersByTime(250);
    listing().change({ search: 'da' });
  });
  expect([listing().filters.search, listing().address]).toEqual(['da', '?search=d']);
  act(() => vi.advanceTimersByTime(250));
  expect([listing().filters.search, listing().address]).toEqual(['da', '?search=da']);
});

it('puts it there before a tap leads elsewhere', () => {
  const listing = aListing('/a/b?search=dal');
  act(() => listing().change({ sort: 'newest' }));
  act(() => {
    window.dispatchEvent(new Event('pointerdown'));
  });
  expect(listing().address).toBe('?search=dal&sort=newest');
});

it('goes by the address again where that has changed, also back to one of before', () => {
  const listing = aListing();
  act(() => listing().change({ inStockOnly: true }));
  act(() => vi.advanceTimersByTime(250));
  act(() => listing().go({ search: '' }));
  expect([listing().filters.inStockOnly, listing().address]).toEqual([false, '']);
  act(() => vi.advanceTimersByTime(250));
  expect(listing().address).toBe('');
});

it('keeps the same filters when the address follows, so that nothing is filtered anew', () => {
  const listing = aListing();
  act(() => listing().change({ min: 100 }));
  const { filters } = listing();
  act(() => vi.advanceTimersByTime(250));
  expect(listing().address).toBe('?min=100');
  expect(listing().filters).toBe(filters);
});

it('keeps the term of a search, which is not searched within, and begins another one without filters', () => {
  const search = aListing('/search?q=dal%20&search=x&brand=Tata', 'search');
  expect(search().filters).toMatchObject({ search: '', brands: ['tata'] });
  act(() => search().change({ rating: 4 }));
  act(() => vi.advanceTimersByTime(250));
  expect(search().address).toBe('?q=dal+&brand=tata&rating=4');
  act(() => search().clear());
  act(() => vi.advanceTimersByTime(250));
  expect(search().address).toBe('?q=dal+');
  act(() => search().change({ rating: 4 }));
  act(() => search().go('/search?q=rice'));
  expect(search().filters.rating).toBeUndefined();
  act(() => vi.advanceTimersByTime(250));
  expect(search().address).toBe('?q=rice');
});
