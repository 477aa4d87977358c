import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listing } from '#data/db/listings.ts';
import { openStore } from '#data/db/open-store.ts';
import { keepProducts } from '#data/db/products.ts';
import { aProduct } from '#test-data/a-product.ts';
import { LISTING_PAGE } from '../rules/listing-pages';
import { useListing } from './use-listing';

vi.mock('#data/db/listings.ts', async (original) => {
  const actual = await original<typeof import('#data/db/listings.ts')>();
  return { ...actual, listing: vi.fn(actual.listing) };
});

const groceries = { _id: 'a'.repeat(24), name: 'Groceries' };
const dal = { _id: 'd'.repeat(24), name: 'Dal' };

afterEach(() => vi.restoreAllMocks());

it('shows the first page of a copied listing without a network until all is read, and no failure meanwhile', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = await openStore();
  const count = LISTING_PAGE + 3;
  const products = Array.from({ length: count }, () =>
    aProduct({ category: [groceries], subCategory: [dal] }),
  );
  await keepProducts(store, products, 1);
  const copy = { key: 'copy', epoch: 'e', since: 1, cursor: null, productCount: count, bytes: 0 } as const;
  await store.catalogueCopy.put({ ...copy, whole: true, at: 1 });
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
