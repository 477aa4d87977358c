import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptPage } from '#ui/page/KeptPage.tsx';
import { useListSearch } from './use-list-search';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A list at an address, with what stands in it and a way to others. */
function aList(address = '/stock') {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <KeptPage path="/stock">{children}</KeptPage>
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ ...useListSearch(['all', 'low']), address: useLocation().search, go: useNavigate() }),
    { wrapper },
  );
  const list = () => result.current;
  const type = (text: string) => act(() => list().onText(text));
  const rest = () => act(() => vi.advanceTimersByTime(300));
  const state = () => [list().text, list().search, list().address];
  return { list, type, rest, state };
}

it('searches from the first page once typing rests', () => {
  const { list, type, rest, state } = aList('/stock?show=low&page=3');
  for (const text of ['d', 'da', ' dal ']) type(text);
  act(() => vi.advanceTimersByTime(299));
  expect(list().search).toBe('');
  rest();
  expect(state()).toEqual([' dal ', 'dal', '?q=dal&show=low']);
  expect(list().page).toBe(1);
});

it('keeps what is typed while the characters before are on their way into the address', () => {
  const { list, type, rest, state } = aList();
  type('d');
  act(() => {
    vi.advanceTimersByTime(300);
    list().onText('da');
  });
  expect(state()).toEqual(['da', 'd', '?q=d']);
  rest();
  expect(state()).toEqual(['da', 'da', '?q=da']);
});

it('keeps in the address by what the list is sorted, and begins anew at its first page', () => {
  const { list, type, rest } = aList('/stock?page=3');
  expect(list().sorting).toBeUndefined();
  act(() => list().setSorting({ by: 'price', descending: true }));
  expect([list().address, list().page]).toEqual(['?sort=price&down=', 1]);
  type('dal');
  rest();
  expect(list().sorting).toEqual({ by: 'price', descending: true });
  act(() => list().setSorting({ by: 'name', descending: false }));
  expect(list().address).toBe('?q=dal&sort=name');
});

it('keeps the part of the list that is chosen before typing rests', () => {
  const { list, type, rest, state } = aList();
  type('dal');
  act(() => list().setShow('low'));
  rest();
  expect(state()).toEqual(['dal', 'dal', '?q=dal&show=low']);
});

it('follows a link to another search', () => {
  const { list, rest, state } = aList('/stock?q=dal');
  act(() => list().go('/stock'));
  rest();
  expect(state()).toEqual(['', '', '']);
});

it('searches for what was typed before another page was opened, once that is left', () => {
  const { list, type, rest, state } = aList();
  type('dal');
  act(() => list().go('/cart'));
  rest();
  expect(state()).toEqual(['dal', '', '']);
  act(() => list().go(-1));
  expect(state()).toEqual(['dal', 'dal', '?q=dal']);
});

it('shows what a link asks for, whatever was typed before', () => {
  const { list, type, rest, state } = aList();
  type('dal');
  rest();
  act(() => list().go('/cart'));
  act(() => list().go('/stock?q=rice'));
  rest();
  expect(state()).toEqual(['rice', 'rice', '?q=rice']);
});
