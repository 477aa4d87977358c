import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { type ProductSummary, productPaths } from '@jhola/shared/contracts/product.contract';
import { aListingKey, namesIn, productsIn } from '@jhola/test-doubles/builders/categories';
import { anAdmin } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { importEnded, manyRows, sendFile, startImport } from '../harness/import-file.js';

const keptIn = (dataDir: string) => join(dataDir, 'search-index', 'products');

/** What is found by some words, and how many of each brand the filters count. */
async function whatIsKnown(shop: Shop): Promise<unknown> {
  const words = ['saree', 'notebook', 'chikoo', 'atta', 'zorblat', 'kiryana'];
  const answers = await Promise.all(
    words.map(async (search) => {
      const answer = await call(shop, productPaths.search, {
        body: { search, limit: 100, filters: {}, facets: true },
      });
      return [search, namesIn(answer), answer.body.facets];
    }),
  );
  return answers;
}

// docs/product.md#search-rules: a start changes nothing of what is found.
it('finds after a start what it found before, from what is kept on disk and from what changed since', async () => {
  let shop = await startBriefly();
  const { dataDir } = shop;
  const restart = async (): Promise<void> => {
    await shop.kill();
    shop = await startBriefly({ DATA_DIR: dataDir });
  };
  const admin = await anAdmin(shop);
  const { token } = admin;
  const listingKey = await aListingKey(shop, admin);
  const names = [
    'Chakki Atta',
    'Silk Saree',
    'Cotton Saree',
    ...Array.from({ length: 20 }, (_, n) => `Notebook ${n}`),
  ];
  const [atta, silk, cotton] = await productsIn(shop, admin, listingKey, names);
  // Written at the start, before there was anything: all of it is caught up with.
  await restart();
  const first = await whatIsKnown(shop);
  await shop.stop({ keepData: true });
  expect(existsSync(keptIn(dataDir))).toBe(true);
  shop = await startBriefly({ DATA_DIR: dataDir });
  expect(await whatIsKnown(shop)).toEqual(first);

  dataOf(
    await call(shop, productPaths.update, { token, method: 'PUT', body: { _id: silk?._id, name: 'Chikoo' } }),
  );
  dataOf(
    await call(shop, productPaths.update, {
      token,
      method: 'PUT',
      body: { _id: atta?._id, published: false },
    }),
  );
  dataOf(await call(shop, productPaths.delete, { token, method: 'DELETE', body: { _id: cotton?._id } }));
  dataOf(
    await call(shop, categoryPaths.update, {
      token,
      method: 'PUT',
      body: { _id: listingKey.category._id, name: 'Kiryana', image: '/illustrations/no-data.svg' },
    }),
  );
  await productsIn(shop, admin, listingKey, ['Zorblat']);
  const changed = await whatIsKnown(shop);
  expect(changed).not.toEqual(first);
  await restart();
  expect(await whatIsKnown(shop)).toEqual(changed);

  const bytes = readFileSync(keptIn(dataDir));
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  await shop.kill();
  writeFileSync(keptIn(dataDir), bytes);
  shop = await startBriefly({ DATA_DIR: dataDir });
  expect(await whatIsKnown(shop)).toEqual(changed);
  // It was made anew, and holds all of them now.
  await until(
    'the index on disk',
    async () => existsSync(keptIn(dataDir)) && readFileSync(keptIn(dataDir)).includes('Zorblat'),
  );
  await restart();
  expect(await whatIsKnown(shop)).toEqual(changed);
  await shop.stop();
});

// docs/product.md#caches: what is kept for the next start is never what is shown once it has changed.
it('shows after a start the cards that it showed before, and those that changed meanwhile as they are', async () => {
  let shop = await startBriefly({ DEMO_CATALOGUE: '1100' });
  const { dataDir } = shop;
  const restart = async (): Promise<void> => {
    await shop.kill();
    shop = await startBriefly({ DATA_DIR: dataDir });
  };
  const found = async (): Promise<ProductSummary[]> => {
    const answer = await call(shop, productPaths.search, {
      body: { search: '', limit: 100 },
    });
    return dataOf(answer);
  };
  await restart();
  await until(
    'the cards on disk',
    async () => existsSync(keptIn(dataDir)) && readFileSync(keptIn(dataDir)).includes('totalReviews'),
  );
  const before = await found();
  await restart();
  expect(await found()).toEqual(before);
  const { token } = await anAdmin(shop);
  const [first, second] = before as [ProductSummary, ProductSummary];
  const update = (body: object) => call(shop, productPaths.update, { token, method: 'PUT', body });
  dataOf(await update({ _id: second._id, stock: second.stock + 7 }));
  dataOf(await update({ _id: first._id, unit: 'a dozen' }));
  const after = before.map((card) => {
    if (card === first) return { ...card, unit: 'a dozen' };
    return card === second ? { ...card, stock: card.stock + 7, inStock: true } : card;
  });
  expect(await found()).toEqual(after);
  await restart();
  expect(await found()).toEqual(after);
  await shop.stop();
});

it('keeps what a long import has made on disk as soon as it has ended, and not an hour later', async () => {
  const shop = await startBriefly();
  const admin = await anAdmin(shop);
  const inFile = () => (existsSync(keptIn(shop.dataDir)) ? readFileSync(keptIn(shop.dataDir)) : undefined);
  await until('the empty index on disk', async () => inFile() !== undefined);
  await sendFile(shop, admin, manyRows(1200));
  await startImport(shop, admin, { columns: { name: 'name', price: 'price' }, dryRun: false });
  expect(await importEnded(shop, admin)).toMatchObject({ phase: 'done' });
  await until('the imported products on disk', async () => inFile()?.includes('Thing 1199') === true);
  await shop.stop();
});
