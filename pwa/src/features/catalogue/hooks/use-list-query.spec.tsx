import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeRow } from '#data/db/listings.ts';
import { openStore } from '#data/db/open-store.ts';
import { keepList, keepProducts } from '#data/db/products.ts';
import { aProduct } from '#test-data/a-product.ts';
import { useListQuery } from './use-list-query';

const GROCERIES = 'a'.repeat(24);
const listed = (name: string) => aProduct({ name, category: [{ _id: GROCERIES, name: 'Groceries' }] });

/** Shows a list; the server answers, or fails, when the test says so. */
function showList(name = 'home:a') {
  const server = { answer: () => {}, fail: (_: Error) => {} };
  const pending = new Promise<void>((resolve, reject) => {
    Object.assign(server, { answer: resolve, fail: reject });
  });
  const { result } = renderHook(() =>
    useListQuery(
      name,
      (store) => homeRow(store, GROCERIES),
      () => pending,
    ),
  );
  const names = () => result.current.known?.products.map(({ name }) => name);
  return { server, result, names };
}

afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  const store = await openStore();
  await Promise.all([store.products.clear(), store.lists.clear(), store.catalogueCopy.clear()]);
});

it('shows a whole copy while the server is asked, and then what the server answers', async () => {
  const store = await openStore();
  await keepProducts(store, [listed('Copied')], 1);
  const copy = { key: 'copy', epoch: 'e', since: 1, cursor: null, productCount: 1, bytes: 0 } as const;
  await store.catalogueCopy.put({ ...copy, whole: true, at: 1 });
  const { server, names } = showList();
  await waitFor(() => expect(names()).toEqual(['Copied']));
  await keepList(store, 'home:a', { products: [listed('Listed')], total: 1 }, 2);
  await act(async () => server.answer());
  await waitFor(() => expect(names()).toEqual(['Listed']));
});

it('waits for the server where only some products were seen, and says so when that fails', async () => {
  await keepProducts(await openStore(), [listed('Seen')], 1);
  const { server, result, names } = showList();
  await waitFor(() => expect(result.current.query.state).toBe('fetching'));
  expect(names()).toBeUndefined();
  await act(async () => server.fail(new Error('no signal')));
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(names()).toBeUndefined();
});

it('shows what was seen without a network, as some of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await keepProducts(await openStore(), [listed('Seen')], 1);
  const { result, names } = showList('home:unanswered');
  await waitFor(() => expect(names()).toEqual(['Seen']));
  expect([result.current.known?.total, result.current.failed]).toEqual([undefined, false]);
});

it('has failed once neither server nor device know anything', async () => {
  const { server, result } = showList();
  expect(result.current.failed).toBe(false);
  await act(async () => server.fail(new Error('no signal')));
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.known).toBeUndefined();
});
