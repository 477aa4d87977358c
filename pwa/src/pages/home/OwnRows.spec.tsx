import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offers, productDetails } from '#data/api/catalogue-api.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { keepProducts } from '#data/db/products.ts';
import { noteViewed } from '#features/catalogue/commands/note-viewed.ts';
import { aProduct } from '#test-data/a-product.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { anOrder } from '#test-data/an-order.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { OwnRows } from './OwnRows';

vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));
vi.mock('#data/api/catalogue-api.ts', () => ({ productDetails: vi.fn(), offers: vi.fn() }));

const tea = aProduct({ name: 'Assam Tea', stock: 0, inStock: false });
const dal = aProduct({ name: 'Toor Dal' });
const rice = aProduct({ name: 'Basmati Rice' });

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  await store.products.clear();
  await store.lists.clear();
  vi.mocked(offers).mockResolvedValue([]);
  storeTokens(tokensFor('asha'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(offers).mockReset();
});

/** Everything is near the screen. */
function comesNear() {
  class AllNear extends IntersectionObserver {
    constructor(private readonly callback: IntersectionObserverCallback) {
      super(callback);
    }
    override observe(target: Element) {
      this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
    }
  }
  vi.stubGlobal('IntersectionObserver', AllNear);
}

const open = () => pageAt('/', '/', <OwnRows />);
const row = async (title: string) => within(await screen.findByRole('region', { name: title }));
const names = async (title: string) =>
  (await (await row(title)).findAllByRole('article')).map((card) => card.getAttribute('aria-label'));

/** An order of some products, on a day of January. */
async function orderOf(day: number, ...products: { _id: string }[]) {
  const [ordered] = anOrder().product_details;
  if (!ordered) throw new Error('An order has products');
  const product_details = products.map(({ _id }) => ({ ...ordered, productId: _id }));
  const createdAt = `2026-01-${day}T12:00:00.000Z`;
  await (await openStore()).orders.put(anOrder(['DELIVERED'], { product_details, createdAt }));
}

it('shows what was bought, the newest order first and what is sold out last, and what was looked at', async () => {
  await keepProducts(await openStore(), [tea, dal, rice], 1);
  await orderOf(10, dal);
  await orderOf(12, tea, rice);
  await noteViewed(dal._id, 1);
  await noteViewed(rice._id, 2);
  open();
  expect(await names('Buy Again')).toEqual(['Basmati Rice', 'Toor Dal', 'Assam Tea']);
  expect(await names('Recently Viewed')).toEqual(['Basmati Rice', 'Toor Dal']);
});

it('asks for what was bought on another device', async () => {
  vi.mocked(productDetails).mockResolvedValueOnce({
    ...rice,
    description: 'Long grains',
    more_details: {},
    variants: [],
  });
  await orderOf(10, rice);
  open();
  expect(await names('Buy Again')).toEqual(['Basmati Rice']);
});

it('shows what is reduced most once its place comes near', async () => {
  comesNear();
  vi.mocked(offers).mockResolvedValue([dal, rice]);
  open();
  expect(await names('Best Offers')).toEqual(['Toor Dal', 'Basmati Rice']);
});

it('has no row of offers where nothing is reduced', async () => {
  comesNear();
  await keepProducts(await openStore(), [tea], 1);
  await noteViewed(tea._id, 1);
  open();
  await row('Recently Viewed');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Best Offers' })).toBeNull());
  expect(offers).toHaveBeenCalled();
});

it('has a row of what was looked at alone for who has bought nothing', async () => {
  await keepProducts(await openStore(), [tea], 1);
  open();
  await noteViewed(tea._id, 1);
  await row('Recently Viewed');
  expect(screen.queryByRole('region', { name: 'Buy Again' })).toBeNull();
});
