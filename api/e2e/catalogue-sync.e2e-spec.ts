import {
  type CatalogueChanges,
  CatalogueChangesAnswer,
  CatalogueDetailsAnswer,
  catalogueSyncPaths,
  type SyncedProduct,
} from '@jhola/shared/contracts/catalogue-sync.contract';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import {
  aListingKey,
  aProductIn,
  type ListingKey,
  productsIn,
} from '@jhola/test-doubles/builders/categories';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import fc from 'fast-check';
import { isFullRun } from './harness/tier.js';

/** A device's copy of the catalogue, and its revision. */
interface Copy {
  epoch?: string;
  since: number;
  readonly products: Map<string, SyncedProduct>;
  readonly categories: Map<string, string>;
}

const anEmptyCopy = (): Copy => ({ since: 0, products: new Map(), categories: new Map() });

describe('keeping a copy of the catalogue', () => {
  let shop: Shop;
  let admin: SignedIn;
  let listingKey: ListingKey;

  beforeAll(async () => {
    shop = await startBriefly();
    admin = await anAdmin(shop);
    listingKey = await aListingKey(shop, admin);
  });
  afterAll(() => shop.stop());

  const ask = (query: Record<string, string | number>) =>
    call(shop, `${catalogueSyncPaths.changes}?${new URLSearchParams(query as Record<string, string>)}`);

  async function slice(query: Record<string, string | number>): Promise<CatalogueChanges> {
    return CatalogueChangesAnswer.parse((await ask(query)).body).data;
  }

  /** Applies one slice, as a device does. */
  function take(copy: Copy, changes: CatalogueChanges): void {
    if (changes.reset) {
      copy.products.clear();
      copy.categories.clear();
    }
    for (const product of changes.products) copy.products.set(product._id, product);
    for (const { _id, name } of changes.categories) copy.categories.set(_id, name);
    for (const id of changes.deleted.products) copy.products.delete(id);
    for (const id of changes.deleted.categories) copy.categories.delete(id);
  }

  /** Brings a copy up to date; `between` runs after each slice. Answers how many products came. */
  async function follow(copy: Copy, limit = 100, between = async () => {}): Promise<number> {
    let cursor: string | null = null;
    let came = 0;
    do {
      const changes: CatalogueChanges = await slice({
        since: copy.since,
        limit,
        ...(copy.epoch ? { epoch: copy.epoch } : {}),
        ...(cursor ? { cursor } : {}),
      });
      take(copy, changes);
      came += changes.products.length;
      cursor = changes.cursor;
      copy.epoch = changes.epoch;
      if (!cursor) copy.since = changes.revision;
      await between();
    } while (cursor);
    return came;
  }

  const update = (_id: string, change: object) =>
    call(shop, productPaths.update, {
      method: 'PUT',
      token: admin.token,
      body: { _id, productType: 'fixed', ...change },
    });
  const remove = (_id: string) =>
    call(shop, productPaths.delete, { method: 'DELETE', token: admin.token, body: { _id } });

  it('fetches all of it in slices, each product once, the categories with the first', async () => {
    await productsIn(shop, admin, listingKey, ['One', 'Two', 'Three', 'Four', 'Five']);
    // Of several workers, the one that answers may know the last product a moment later.
    await until('five are counted', async () => (await slice({ limit: 2 })).productCount === 5);
    const first = await slice({ limit: 2 });
    expect(first).toMatchObject({
      reset: false,
      products: [{ name: 'One' }, { name: 'Two' }],
    });
    expect(first.categories).toEqual([expect.objectContaining(listingKey.category)]);
    expect(first.subcategories).toEqual([
      expect.objectContaining({ _id: listingKey.subcategory._id, categoryIds: [listingKey.category._id] }),
    ]);
    const second = await slice({ limit: 2, cursor: first.cursor ?? '' });
    expect(second).toMatchObject({ categories: [], subcategories: [], revision: first.revision });

    const copy = anEmptyCopy();
    expect(await follow(copy, 2)).toBe(5);
    expect(copy.products.size).toBe(5);
    expect([...copy.products.values()][0]).toMatchObject({
      categoryIds: [listingKey.category._id],
      subCategoryIds: [listingKey.subcategory._id],
    });
  });

  it('answers afterwards only what changed: edits, deletions, names of categories, what was sold', async () => {
    const copy = anEmptyCopy();
    const [edited, gone, sold] = await productsIn(shop, admin, listingKey, ['Edited', 'Gone', 'Sold']);
    await follow(copy);
    expect(await follow(copy)).toBe(0);

    await update(edited?._id ?? '', { price: 7 });
    await remove(gone?._id ?? '');
    await call(shop, categoryPaths.update, {
      method: 'PUT',
      token: admin.token,
      body: { _id: listingKey.category._id, name: 'Renamed', image: '/images/x.webp' },
    });
    expect(await follow(copy)).toBe(1);
    expect(copy.products.get(edited?._id ?? '')?.price).toBe(7);
    expect(copy.products.has(gone?._id ?? '')).toBe(false);
    expect(copy.categories.get(listingKey.category._id)).toBe('Renamed');

    const before = copy.products.get(sold?._id ?? '')?.stock ?? 0;
    const customer = await aCustomer(shop);
    if (sold) await placeOrder(shop, customer, sold, 2);
    await until('the copy hears of the sale', async () => {
      await follow(copy);
      return copy.products.get(sold?._id ?? '')?.stock === before - 2;
    });
  });

  it('has to begin again when its copy is of another catalogue, or from a time to come', async () => {
    const { epoch, revision } = await slice({});
    expect(await slice({ since: revision, epoch: 'a'.repeat(24) })).toMatchObject({ reset: true, epoch });
    const ahead = await slice({ since: revision + 1, epoch });
    expect(ahead.reset).toBe(true);
    expect(ahead.products.length).toBeGreaterThan(0);
    expect(await slice({ since: revision, epoch })).toMatchObject({ reset: false, products: [] });
  });

  it.each([
    [{ since: -1 }],
    [{ since: 'x' }],
    [{ cursor: '1.2' }],
    [{ cursor: `1.2.${'z'.repeat(24)}` }],
    [{ limit: 0 }],
    [{ limit: 1001 }],
    [{ epoch: 'none' }],
  ])('refuses %j', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it('says in less than 2 kB that one product has changed', async () => {
    const [some] = await productsIn(shop, admin, listingKey, ['Changed']);
    const { epoch, revision } = await slice({});
    await update(some?._id ?? '', {
      name: 'W'.repeat(300),
      image: Array(6).fill(`/images/${'w'.repeat(60)}.webp`),
    });
    const answer = await fetch(`${shop.url}${catalogueSyncPaths.changes}?since=${revision}&epoch=${epoch}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    const bytes = (await answer.arrayBuffer()).byteLength;
    expect(bytes).toBeGreaterThan(600);
    expect(bytes).toBeLessThan(2000);
  });

  describe('the details of some products', () => {
    const details = (ids: readonly string[]) =>
      call(shop, `${catalogueSyncPaths.details}?ids=${ids.join(',')}`);

    it('come in the order asked for, without what is gone', async () => {
      const [tea, gone, dal] = await productsIn(shop, admin, listingKey, ['Tea', 'Gone', 'Dal']);
      await update(tea?._id ?? '', { description: 'Two leaves', variants: [{ name: 'Half', price: 50 }] });
      await remove(gone?._id ?? '');
      const ids = [dal, gone, tea].map((product) => product?._id ?? '');
      const { data } = CatalogueDetailsAnswer.parse((await details(ids)).body);
      expect(data).toEqual([
        expect.objectContaining({ name: 'Dal' }),
        expect.objectContaining({
          name: 'Tea',
          description: 'Two leaves',
          variants: [expect.objectContaining({ name: 'Half', price: 50 })],
        }),
      ]);
    });

    it.each([
      ['none', ['']],
      ['what is no id', ['tea']],
      ['more than 50', Array.from({ length: 51 }, (_, index) => String(index).padStart(24, '0'))],
    ])('are refused for %s', async (_, ids) => {
      expect((await details(ids)).status).toBe(400);
    });
  });

  it('loses and repeats nothing while the catalogue changes between its slices', async () => {
    const steps = fc.constantFrom('add', 'edit', 'remove', 'nothing');
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 12 }), async (history) => {
        const steps = [...history];
        const copy = anEmptyCopy();
        let price = 10;
        const change = async () => {
          const step = steps.shift();
          const [some] = [...copy.products.keys()];
          price += 1;
          if (step === 'add') await aProductIn(shop, admin, listingKey, { name: `Added ${price}` });
          if (step === 'edit' && some) await update(some, { price });
          if (step === 'remove' && some) await remove(some);
        };
        while (steps.length > 0) await follow(copy, 2, change);
        await follow(copy, 3);

        const whole = anEmptyCopy();
        await follow(whole);
        expect(Object.fromEntries(copy.products)).toEqual(Object.fromEntries(whole.products));
      }),
      { numRuns: isFullRun ? 12 : 4, seed: 20_261_121 },
    );
  });
});
