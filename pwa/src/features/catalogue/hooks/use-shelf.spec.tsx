import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeRow } from '../../../data/db/listings';
import { openStore } from '../../../data/db/open-store';
import { keepList, keepProducts } from '../../../data/db/products';
import { aProduct } from '../../../test-data/a-product';
import { useShelf } from './use-shelf';

const GROCERIES = 'a'.repeat(24);
const onShelf = (name: string) => aProduct({ name, category: [{ _id: GROCERIES, name: 'Groceries' }] });

/** Shows a shelf; the server answers, or fails, when it is told to. */
function showShelf(shelf = 'home:a') {
  const server = { answer: () => {}, fail: (_: Error) => {} };
  const pending = new Promise<void>((resolve, reject) => {
    Object.assign(server, { answer: resolve, fail: reject });
  });
  const { result } = renderHook(() =>
    useShelf(
      shelf,
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

it('shows a whole copy while the server is asked, and then what the server tells', async () => {
  const store = await openStore();
  await keepProducts(store, [onShelf('Copied')], 1);
  const copy = { key: 'copy', epoch: 'e', since: 1, cursor: null, productCount: 1, bytes: 0 } as const;
  await store.catalogueCopy.put({ ...copy, whole: true, at: 1 });
  const { server, names } = showShelf();
  await waitFor(() => expect(names()).toEqual(['Copied']));
  await keepList(store, 'home:a', { products: [onShelf('Told')], total: 1 }, 2);
  await act(async () => server.answer());
  await waitFor(() => expect(names()).toEqual(['Told']));
});

it('waits for the server where only some products were seen, and says so when that fails', async () => {
  await keepProducts(await openStore(), [onShelf('Seen')], 1);
  const { server, result, names } = showShelf();
  await waitFor(() => expect(result.current.pull.state).toBe('pulling'));
  expect(names()).toBeUndefined();
  await act(async () => server.fail(new Error('no signal')));
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(names()).toBeUndefined();
});

it('shows what was seen without a network, as some of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await keepProducts(await openStore(), [onShelf('Seen')], 1);
  const { result, names } = showShelf('home:unanswered');
  await waitFor(() => expect(names()).toEqual(['Seen']));
  expect([result.current.known?.total, result.current.failed]).toEqual([undefined, false]);
});

it('has failed once neither server nor device know anything', async () => {
  const { server, result } = showShelf();
  expect(result.current.failed).toBe(false);
  await act(async () => server.fail(new Error('no signal')));
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.known).toBeUndefined();
});
