import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptPage } from '#ui/page/KeptPage.tsx';
import { useTypedSearch } from './use-typed-search';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps what was typed when what was put before arrives later than it', () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/stock']}>
      <KeptPage path="/stock">{children}</KeptPage>
    </MemoryRouter>
  );
  const setSearch = vi.fn();
  const { result, rerender } = renderHook(({ search }) => useTypedSearch(search, setSearch), {
    wrapper,
    initialProps: { search: '' },
  });
  for (const text of ['d', 'da']) {
    act(() => result.current.onText(text));
    act(() => vi.advanceTimersByTime(300));
  }
  expect(setSearch.mock.calls).toEqual([['d'], ['da']]);
  rerender({ search: 'd' });
  expect(result.current.text).toBe('da');
  rerender({ search: 'da' });
  rerender({ search: 'd' });
  expect(result.current.text).toBe('d');
});
