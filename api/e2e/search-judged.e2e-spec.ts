import { join } from 'node:path';
import { type ProductSummary, productPaths } from '@jhola/shared/contracts/product.contract';
import { SearchAnswer } from '@jhola/shared/contracts/product-lists.contract';
import { ProductIndex } from '@jhola/shared/domain/search/product-index';
import type { SearchableProduct } from '@jhola/shared/domain/search/product-search';
import { call } from '@jhola/test-doubles/call';
import { demoFood } from '@jhola/test-doubles/judged-search/demo-food';
import { demoThings } from '@jhola/test-doubles/judged-search/demo-things';
import { groceries } from '@jhola/test-doubles/judged-search/groceries';
import { groceryFood } from '@jhola/test-doubles/judged-search/grocery-food';
import { groceryHousehold } from '@jhola/test-doubles/judged-search/grocery-household';
import { isRight, type JudgedQuery } from '@jhola/test-doubles/judged-search/judged-query';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { itInFullRun } from './harness/tier.js';

/** The folder of lists of real products. */
const PRICE_LISTS = process.env.PRICE_LISTS ?? join(__dirname, '..', '..', '..', 'shared', 'data');
const PRODUCTS = 5000;
const PAGE = 100;

const demo = [...demoFood, ...demoThings];
const grocery = [...groceryFood, ...groceryHousehold];

/** Prints the shares of satisfied shoppers; the lists of what went wrong are shown where they are too small. */
function expectSatisfied(
  where: string,
  products: readonly SearchableProduct[],
  answers: readonly { readonly judged: JudgedQuery; readonly found: readonly SearchableProduct[] }[],
): void {
  const unfair = answers.filter(({ judged }) => !products.some((product) => isRight(judged, product)));
  expect(unfair.map(({ judged }) => judged.query)).toEqual([]);
  const wrongIn = (first: number) =>
    answers.filter(({ judged, found }) => !found.slice(0, first).some((product) => isRight(judged, product)));
  const share = (wrong: readonly unknown[]) => 1 - wrong.length / answers.length;
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const [first, five] = [wrongIn(1), wrongIn(5)];
  process.stdout.write(
    `${answers.length} searches in ${where}: satisfied by the first ${percent(share(first))}, by the first five ${percent(share(five))}\n`,
  );
  const shown = (wrong: typeof answers) =>
    wrong.map(({ judged, found }) => `${judged.query}: ${found[0]?.name}`);
  if (share(first) < 0.95) expect(shown(first)).toEqual([]);
  if (share(five) < 0.98) expect(shown(five)).toEqual([]);
}

describe('a demanding shopper', () => {
  let shop: Shop;
  let products: ProductSummary[];

  const searched = async (search: string, page = 1): Promise<ProductSummary[]> => {
    const { body } = await call(shop, productPaths.search, { body: { search, page, limit: PAGE } });
    return SearchAnswer.parse(body).data;
  };
  beforeAll(async () => {
    shop = await startDemoShop(PRODUCTS);
    const pages = Array.from({ length: PRODUCTS / PAGE }, (_, at) => searched('', at + 1));
    products = (await Promise.all(pages)).flat();
  });
  afterAll(() => shop.stop());

  it('is asked more than 500 things, none of them twice of one catalogue', () => {
    expect(demo.length + grocery.length).toBeGreaterThan(500);
    for (const queries of [demo, grocery])
      expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it('finds it first in the demo shop in 95 of 100 searches, and among the first five in 98', async () => {
    const answers: { judged: JudgedQuery; found: ProductSummary[] }[] = [];
    for (const judged of demo) answers.push({ judged, found: await searched(judged.query) });
    expectSatisfied('the demo shop', products, answers);
  });

  itInFullRun(
    'is answered by the server as by an index that was made of the cards, as on a device',
    async () => {
      expect(products).toHaveLength(PRODUCTS);
      const index = new ProductIndex();
      for (const product of products) index.put(product);
      for (const { query } of demo) {
        const found = (await searched(query)).map(({ _id }) => _id);
        expect({ query, found }).toEqual({ query, found: index.find(query).slice(0, PAGE) });
      }
    },
  );

  const real = groceries(PRICE_LISTS);
  if (real)
    it('finds it as well among 8,000 real groceries', () => {
      const index = new ProductIndex();
      const byId = new Map(real.map((product) => [product._id, product]));
      for (const product of real) index.put(product);
      const answers = grocery.map((judged) => ({
        judged,
        found: index.find(judged.query).flatMap((id) => byId.get(id) ?? []),
      }));
      expectSatisfied('8,000 real groceries', real, answers);
    });
  else
    it('is not asked about real groceries where their list is not at hand', () => {
      process.stdout.write(
        `${grocery.length} searches among real groceries were not tried: their list is absent.\n`,
      );
      expect(groceries(PRICE_LISTS)).toBeUndefined();
    });
});
