import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import {
  aCategory,
  aListingKey,
  aProductIn,
  aSubcategory,
  listing,
  namesIn,
  type TestCategory,
} from '@jhola/test-doubles/builders/categories';
import { anAdmin, aShopper, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { DatabaseProcess } from './harness/database-process.js';

/** Where something is shown, and how it is asked for. */
type Shown = Record<string, () => Promise<{ readonly text: string }>>;

let database: DatabaseProcess;
let first: Shop;
let second: Shop;
beforeAll(async () => {
  // One process holds the database; two others sell from it, as they would from a replica set.
  database = await DatabaseProcess.start();
  const env = { MONGODB_URI: database.uri, JWT_SECRET: 'one secret for all processes of it' };
  [first, second] = await Promise.all([startBriefly(env), startBriefly(env)]);
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.stopAndRemove();
});

describe('several processes on one database', () => {
  it('find what another one has written, and nothing that it has deleted', async () => {
    const admin = await anAdmin(first);
    const listingKey = await aListingKey(first, admin);
    const find = async () =>
      namesIn(await call(second, productPaths.search, { body: { search: 'kolhapuri' } }));
    expect(await find()).toEqual([]);
    const { _id } = await aProductIn(first, admin, listingKey, { name: 'Kolhapuri Chappal' });
    await until('it is found', async () => (await find()).includes('Kolhapuri Chappal'));
    await call(first, productPaths.delete, { method: 'DELETE', token: admin.token, body: { _id } });
    await until('it is found no more', async () => (await find()).length === 0);
  });

  it('know each other’s sign-ins, and their ends immediately', async () => {
    const shopper = await aShopper(first);
    const details = () => call(second, accountPaths.userDetails, { token: shopper.token });
    expect((await details()).status).toBe(200);
    await call(first, accountPaths.logout, { token: shopper.token });
    expect((await details()).status).toBe(401);
  });

  it('show what another one has written', async () => {
    const { email, password, token } = await aShopper(first);
    await signIn(second, email, password);
    await call(first, accountPaths.updateUser, {
      method: 'PUT',
      token,
      body: { name: 'Meera Menon', email, mobile: '9876543210' },
    });
    const { body } = await call(second, accountPaths.userDetails, { token });
    expect(body.data.name).toBe('Meera Menon');
  });

  it('name a category that another one has just made, in the answer of a product put into it', async () => {
    const admin = await anAdmin(first);
    const category = await aCategory(first, admin);
    const named = ({ _id, name }: TestCategory) => [{ _id, name }];
    const subcategory = await aSubcategory(second, admin, [category]);
    expect(subcategory).toMatchObject({ category: named(category) });
    expect(await aProductIn(first, admin, { category, subcategory })).toMatchObject({
      category: named(category),
      subCategory: named(subcategory),
    });
  });

  it('show what another one has edited, to its owner and to administrators immediately, to everybody soon', async () => {
    const admin = await anAdmin(first);
    const listingKey = await aListingKey(first, admin);
    const dal = await aProductIn(first, admin, listingKey, { name: 'Masoor Dal of two processes' });
    const shopper = await aShopper(second);
    const productId = dal._id;
    dataOf(await call(second, cartPaths.create, { token: shopper.token, body: { productId } }));
    const address = productPath({ _id: productId, name: 'Urad Dal of two processes' });
    const personal: Shown = {
      'own products': () => call(second, productPaths.get, { token: admin.token, body: {} }),
      cart: () => call(second, cartPaths.get, { token: shopper.token }),
    };
    const forEverybody: Shown = {
      details: () => call(second, productPaths.details, { body: { productId } }),
      listing: () => listing(second, listingKey),
      search: () => call(second, productPaths.search, { body: { search: 'of two processes' } }),
      changes: () => call(second, catalogueSyncPaths.changes),
      page: () => call(second, address, { headers: { accept: 'text/html' } }),
    };
    // All of it is requested once, so that every cache has it.
    for (const ask of [...Object.values(personal), ...Object.values(forEverybody)]) await ask();

    dataOf(
      await call(first, productPaths.update, {
        method: 'PUT',
        token: admin.token,
        body: { _id: productId, name: 'Urad Dal of two processes', price: 4321 },
      }),
    );
    const isNew = ({ text }: { readonly text: string }) =>
      text.includes('Urad Dal') && !text.includes('Masoor Dal');
    for (const [where, ask] of Object.entries(personal))
      expect([where, isNew(await ask())]).toEqual([where, true]);
    for (const [where, ask] of Object.entries(forEverybody))
      await until(where, async () => isNew(await ask()));

    dataOf(
      await call(first, categoryPaths.update, {
        method: 'PUT',
        token: admin.token,
        body: {
          _id: listingKey.category._id,
          name: 'Pulses of two processes',
          image: '/images/category.webp',
        },
      }),
    );
    await until('the category has its new name', async () =>
      (await call(second, categoryPaths.get)).text.includes('Pulses of two processes'),
    );
    dataOf(
      await call(first, productPaths.delete, {
        method: 'DELETE',
        token: admin.token,
        body: { _id: productId },
      }),
    );
    await until(
      'the product is gone',
      async () => (await call(second, productPaths.details, { body: { productId } })).status === 404,
    );
    expect((await listing(second, listingKey)).text).not.toContain('Urad Dal');
  });
});
