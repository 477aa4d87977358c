import 'fake-indexeddb/auto';
import { CatalogueChangesAnswer, catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { ListingAnswer, ProductListAnswer } from '@jhola/shared/contracts/product-lists.contract';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { type AskChanges, copyCatalogue } from '../src/data/catalogue-replica/copy-catalogue';
import { ShopStore } from '../src/data/db/db';
import {
  HOME_ROW,
  homeRow,
  listing,
  OTHERS,
  otherCategories,
  RELATED,
  related,
} from '../src/data/db/listings';
import type { ProductRow } from '../src/data/db/rows';
import { admin, signInByApi } from './harness/account';
import { addProduct } from './harness/catalogue';
import { isFullRun } from './harness/screens';

/** A shop of its own: what is compared must be of one moment, and others write to theirs. */
let shop: Shop;
let url: string;
const store = new ShopStore();

const changes: AskChanges = async (query) => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${url}${catalogueSyncPaths.changes}?${asked}`);
  return CatalogueChangesAnswer.parse(await answer.json()).data;
};

async function ask<Answer extends z.ZodType>(
  path: string,
  answer: Answer,
  body: object,
): Promise<z.infer<Answer>> {
  const headers = { 'Content-Type': 'application/json' };
  const got = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.parse(await got.json());
}

const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);

/** What server and device say of one list. */
type Compared = readonly [server: readonly string[], device: readonly string[]];

const compared = async (
  server: Promise<{ data: { _id: string }[] }>,
  device: Promise<ProductRow[]>,
): Promise<Compared> => [ids((await server).data), ids(await device)];

/** The whole listing, page by page. */
async function wholeListing(categoryId: string, subCategoryId: string) {
  const data: { _id: string }[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(productPaths.bySubcategory, ListingAnswer, {
      categoryId,
      subCategoryId,
      page,
      limit: 100,
    });
    data.push(...answer.data);
    if (data.length >= answer.totalCount) return { data };
  }
}

/** Asks both for every list of the catalogue. */
async function compareAll(): Promise<Record<string, Compared>> {
  const all: Record<string, Compared> = {};
  for (const { _id: categoryId, name } of await store.categories.toArray()) {
    all[`row of ${name}`] = await compared(
      ask(productPaths.byCategory, ProductListAnswer, { id: categoryId, limit: HOME_ROW }),
      homeRow(store, categoryId),
    );
    all[`others than ${name}`] = await compared(
      ask(productPaths.otherCategories, ProductListAnswer, { currentCategoryId: categoryId, limit: OTHERS }),
      otherCategories(store, categoryId),
    );
  }
  for (const { _id: subCategoryId, name, categoryIds } of await store.subcategories.toArray())
    for (const categoryId of categoryIds) {
      const here = listing(store, categoryId, subCategoryId);
      all[`listing of ${name}`] = await compared(wholeListing(categoryId, subCategoryId), here);
      for (const productId of ids((await here).slice(0, 2))) {
        const place = { productId, categoryId, subCategoryId };
        const { productId: excludeProductId, ...listing } = place;
        all[`related to ${productId} in ${name}`] = await compared(
          ask(productPaths.related, ProductListAnswer, { ...listing, excludeProductId, limit: RELATED }),
          related(store, place),
        );
      }
    }
  return all;
}

beforeAll(async () => {
  shop = await startDemoShop(isFullRun ? 600 : 200);
  url = shop.url;
  // Some products that are in several categories, as those of the demo catalogue do not.
  await copyCatalogue(store, changes);
  const office = await signInByApi(url, admin);
  const shelves = await store.subcategories.toArray();
  for (const [index, first] of shelves.slice(0, 3).entries()) {
    const second = shelves.at(-1 - index) ?? first;
    await addProduct(office, {
      name: `On two shelves ${index}`,
      category: [first.categoryIds[0], second.categoryIds[0]].filter((id) => id !== undefined),
      subCategory: [first._id, second._id],
    });
  }
});

afterAll(() => shop?.stop());

it('tells every list of the shop as the server does, in its order', async () => {
  await copyCatalogue(store, changes);
  const all = await compareAll();
  expect(Object.keys(all).length).toBeGreaterThan(100);
  const server = Object.fromEntries(Object.entries(all).map(([name, [list]]) => [name, list]));
  const device = Object.fromEntries(Object.entries(all).map(([name, [, list]]) => [name, list]));
  expect(device).toEqual(server);
});
