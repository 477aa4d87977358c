import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FirstDataContext } from '#data/db/first-data.ts';
import { listing } from '#data/db/listings.ts';
import { openStore } from '#data/db/open-store.ts';
import { keepProducts } from '#data/db/products.ts';
import { aProduct } from '#test-data/a-product.ts';
import { LISTING_PAGE } from '../rules/listing-pages';
import { storedListing } from './stored-listing';
import { useListing } from './use-listing';

vi.mock('#data/db/listings.ts', async (original) => {
  const actual = await original<typeof import('#data/db/listings.ts')>();
  return { ...actual, listing: vi.fn(actual.listing) };
});

const groceries = { _id: 'a'.repeat(24), name: 'Groceries' };
const dal = { _id: 'd'.repeat(24), name: 'Dal' };

afterEach(() => vi.restoreAllMocks());

/** Copies a listing of a page and three more, as the whole catalogue. */
async function copyListing(): Promise<number> {
  const store = await openStore();
  const count = LISTING_PAGE + 3;
  const products = Array.from({ length: count }, () =>
    aProduct({ category: [groceries], subCategory: [dal] }),
  );
  await store.products.clear();
  await keepProducts(store, products, 1);
  const copy = { key: 'copy', epoch: 'e', since: 1, cursor: null, productCount: count, bytes: 0 } as const;
  await store.catalogueCopy.put({ ...copy, whole: true, at: 1 });
  return count;
}

it('shows in its first render what was read before it', async () => {
  const total = await copyListing();
  const params = { category: `groceries-${groceries._id}`, subcategory: `dal-${dal._id}` };
  const stored = await storedListing(await openStore(), params);
  const { result } = renderHook(() => useListing(groceries._id, dal._id), {
    wrapper: ({ children }) => (
      <FirstDataContext value={{ data: undefined, stored }}>{children}</FirstDataContext>
    ),
  });
  expect(result.current).toMatchObject({ total, partial: true, failure: undefined });
  expect(result.current.products).toHaveLength(LISTING_PAGE);
});

it('has nothing stored at an address without ids', async () => {
  expect(
    await storedListing(await openStore(), { category: 'groceries', subcategory: 'dal' }),
  ).toBeUndefined();
});

it('shows the first page of a copied listing without a network until all is read, and no failure meanwhile', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const count = await copyListing();
  const actual = await vi.importActual<typeof import('#data/db/listings.ts')>('#data/db/listings.ts');
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.mocked(listing).mockImplementation(async (...asked) => {
    await gate;
    return actual.listing(...asked);
  });

  const { result } = renderHook(() => useListing(groceries._id, dal._id));
  await waitFor(() => expect(result.current.products).toHaveLength(LISTING_PAGE));
  expect(result.current).toMatchObject({ total: count, partial: true, failure: undefined });
  await act(async () => goOn());
  await waitFor(() => expect(result.current.products).toHaveLength(count));
  expect(result.current).toMatchObject({ total: count, partial: false, failure: undefined });
});
