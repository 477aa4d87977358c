import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { demoCataloguePaths } from '@jhola/shared/contracts/demo-catalogue.contract';
import { importHistoryPaths } from '@jhola/shared/contracts/import-history.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { activityOf } from './harness/activity.js';
import { isFullRun } from './harness/tier.js';

// docs/product.md#set-up
describe('demo products in a shop of one’s own', () => {
  let shop: Shop;
  let admin: SignedIn;
  beforeAll(async () => {
    shop = await startBriefly();
    admin = await anAdmin(shop);
  });
  afterAll(() => shop.stop());

  const state = async () => (await call(shop, demoCataloguePaths.state, { token: admin.token })).body.data;
  const start = (who: Pick<SignedIn, 'token'> = admin) =>
    call(shop, demoCataloguePaths.start, { token: who.token, method: 'POST' });
  const products = async (body: object = {}) =>
    (await call(shop, productPaths.get, { token: admin.token, body: { page: 1, limit: 100, ...body } })).body;
  const filled = () => until('all have come in', async () => (await state()).filling === undefined, 60_000);

  it(`come in once${isFullRun ? ', go on after the shop was killed,' : ''} and can be bought`, async () => {
    expect(await state()).toEqual({ offered: true, total: 500 });
    expect((await start(await aShopper(shop))).status).toBe(403);
    const [one, other] = await Promise.all([start(), start()]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    await until('some are in', async () => (await state()).filling > 0, 60_000);
    if (isFullRun) {
      await shop.kill();
      shop = await startBriefly({ DATA_DIR: shop.dataDir });
      admin = await anAdmin(shop);
    }
    await filled();
    expect(await state()).toEqual({ offered: false, total: 500 });
    const { data, totalCount } = await products();
    expect(totalCount).toBe(500);
    expect(data[0]).toMatchObject({ published: true, totalReviews: 0 });
    expect(data[0].image[0]).toMatch(/^\/images\/demo\//);
    const { body } = await call(shop, productPaths.search, { body: { search: 'dal', page: 1 } });
    expect(body.totalCount).toBeGreaterThan(0);
    const [recorded] = await activityOf(shop, admin).list('?search=demo-products');
    expect(recorded).toMatchObject({ action: 'files.demo-started', after: { products: 500 } });
  });

  it('are for no shop that has products', async () => {
    const { status, body } = await start();
    expect([status, body.code]).toEqual([409, 'import.not-empty']);
  });

  it('go again by an undo, all but what was made one’s own, and come in anew', async () => {
    const [edited] = (await products()).data;
    await call(shop, productPaths.update, {
      token: admin.token,
      method: 'PUT',
      body: { _id: edited._id, price: 77 },
    });
    const [latest] = (await call(shop, importHistoryPaths.list, { token: admin.token })).body.data;
    expect(latest).toMatchObject({ fileName: 'demo-products', created: 500 });
    await call(shop, importHistoryPaths.undo, { token: admin.token, body: { importId: latest._id } });
    await until('only one is left', async () => (await products()).totalCount === 1, 60_000);
    expect((await products()).data[0]).toMatchObject({ _id: edited._id, price: 77 });
    await until(
      'the categories that nothing is in are gone',
      async () => {
        const { body } = await call(shop, importHistoryPaths.list, { token: admin.token });
        return body.data[0].undo.phase === 'undone';
      },
      60_000,
    );
    const ownCategories = edited.category.map(({ name }: { name: string }) => name);
    const left = (await call(shop, categoryPaths.get, { method: 'GET' })).body.data;
    expect(left.map(({ name }: { name: string }) => name).sort()).toEqual(ownCategories.sort());

    const { token } = admin;
    await call(shop, productPaths.delete, { token, method: 'DELETE', body: { _id: edited._id } });
    for (const { _id } of left)
      await call(shop, categoryPaths.delete, { token, method: 'DELETE', body: { _id } });
    await until('it is offered again', async () => (await state()).offered === true);
    expect((await start()).status).toBe(200);
    await filled();
    expect((await products()).totalCount).toBe(500);
    const own = await aProduct(shop, admin, { name: 'Mine' });
    expect((await products({ search: 'Mine' })).data.map(({ _id }: { _id: string }) => _id)).toContain(
      own._id,
    );
  });
});
