import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { type ProductSummary, productPaths } from '@jhola/shared/contracts/product.contract';
import { demoFood } from '@jhola/test-doubles/judged-search/demo-food';
import { demoThings } from '@jhola/test-doubles/judged-search/demo-things';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, type SignedIn, signInByApi } from './harness/account';
import { addProduct, changeProduct, findProducts } from './harness/catalogue';
import { storedRow, wholeCopy } from './harness/device-store';
import { goldenQueries } from './harness/golden-queries';
import { onScreen, open } from './harness/on-screen';
import { nothingFoundByApi, searchByApi } from './harness/search-by-api';
import { field, titled } from './harness/search-page';
import { itWithWorker as it } from './harness/visits';
import { openWithWorker } from './harness/worker';
import { noteWorkers, searchInWorker } from './harness/worker-search';

const cards = (page: Page) => onScreen(page).getByRole('article');
const heading = (page: Page) => cards(page).first().getByRole('heading').innerText();

/** A catalogue of full size. */
const PRODUCTS = 5000;

let shop: Shop;
let office: SignedIn;
beforeAll(async () => {
  shop = await startDemoShop(PRODUCTS);
  office = await signInByApi(shop.url, admin);
});
afterAll(() => shop.stop());

/** Lets a page copy the whole catalogue, then takes its network. */
async function goOfflineWithAll(page: Page): Promise<number> {
  await openWithWorker(page, '/search');
  const since = await wholeCopy(page);
  await page.context().setOffline(true);
  return since;
}

/** What the device finds for a term that is typed into its search field, without any network. */
async function foundByDevice(page: Page, term: string): Promise<readonly string[]> {
  await field(page).fill(term);
  await titled(page, term);
  let ids: readonly string[] = [];
  const found = async () => {
    const list = await storedRow<{ ids: string[] }>(page, 'lists', `search:${term}`);
    ids = list?.ids ?? [];
    return list !== undefined;
  };
  await expect.poll(found).toBe(true);
  return ids;
}

describe('a device that has copied the catalogue', () => {
  it('finds without a network, typed and reloaded, what the server finds, in the same order, also after changes', {
    tags: 'full-run',
    timeout: 360_000,
  }, async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await noteWorkers(page.context());
    const since = await goOfflineWithAll(page);
    const total = (await searchByApi(shop.url, 'blutooth earbds')).length;
    await field(page).fill('blutooth earbds');
    await onScreen(page).getByText(`Search Results: ${total}`).waitFor();
    await expect.poll(() => heading(page)).toMatch(/earbuds/i);
    while ((await cards(page).count()) < Math.min(total, 60)) {
      const before = await cards(page).count();
      await cards(page).last().scrollIntoViewIfNeeded();
      await cards(page).nth(before).waitFor();
    }
    await open(page, '/search?q=neckbnd');
    await expect.poll(() => heading(page)).toMatch(/neckband/i);
    await page.reload();
    await expect.poll(() => heading(page)).toMatch(/neckband/i);
    await field(page).fill('sarre');
    await page.getByRole('option', { name: /saree/i }).first().waitFor();

    const expectTheSame = async (queries: readonly string[]) => {
      for (const query of queries) {
        const server = await searchByApi(shop.url, query);
        // What was found for it before is shown until the device has looked again.
        await expect.poll(() => foundByDevice(page, query), { message: query }).toEqual(server);
      }
    };
    await expectTheSame(goldenQueries);
    const judged = [...demoFood, ...demoThings].map(({ query }) => query);
    for (const [at, { ids }] of (await searchInWorker(page, judged)).entries())
      expect(ids, judged[at]).toEqual(await searchByApi(shop.url, judged[at] ?? ''));

    // Nothing is found: the device offers what the server would.
    await field(page).fill('chaqolatte');
    await titled(page, 'chaqolatte');
    await onScreen(page).getByRole('list', { name: 'Liked by many shoppers' }).waitFor();
    const offered = await onScreen(page)
      .getByRole('list', { name: 'Did you mean' })
      .getByRole('link')
      .allInnerTexts();
    expect(offered).toEqual((await nothingFoundByApi(shop.url, 'chaqolatte')).corrections);
    await onScreen(page).getByRole('link', { name: 'chocolate', exact: true }).click();
    await expect.poll(() => heading(page)).toMatch(/chocolate/i);

    await changeCatalogue(office);
    await page.context().setOffline(false);
    await wholeCopy(page, since);
    await page.context().setOffline(true);
    await expectTheSame(afterChanges);
    await expect.poll(() => foundByDevice(page, 'zafrani pulao')).toHaveLength(1);
  });
});

/** Queries that the changes make another thing of. */
const afterChanges = [
  'daal',
  'aata',
  'blutooth earbds',
  'headfone',
  'saddi',
  'kitab',
  'books',
  'b',
  '500 g',
  'classic',
];

/** What an administrator does in a week: other names, products that go and come, a category with another name. */
async function changeCatalogue(office: SignedIn): Promise<void> {
  const [dals, earbuds, sarees] = [
    await findProducts(office, 'dal'),
    await findProducts(office, 'bluetooth earbuds'),
    await findProducts(office, 'saree'),
  ];
  const each = async (
    products: readonly ProductSummary[],
    change: (product: ProductSummary) => Promise<unknown>,
  ) => {
    for (const product of products) await change(product);
  };
  await each(dals.slice(0, 6), ({ _id, name }) =>
    changeProduct(office, { _id, name: `${name} Premium Atta` }),
  );
  await each(earbuds.slice(0, 4), ({ _id }) => changeProduct(office, { _id, name: 'Wired Headphones' }));
  await each(earbuds.slice(4, 8), ({ _id }) => changeProduct(office, { _id, price: 777 }));
  await each(sarees.slice(0, 5), ({ _id }) => office.call('DELETE', productPaths.delete, { _id }));
  const [category] = dals[0]?.category ?? [];
  if (!category) throw new Error('The dals stand in no category.');
  const image = '/illustrations/no-data.svg';
  await office.call('PUT', categoryPaths.update, { _id: category._id, name: 'Staples and Books', image });
  await addProduct(office, { name: 'Zafrani Pulao', category: [category._id], unit: '500 g' });
}
