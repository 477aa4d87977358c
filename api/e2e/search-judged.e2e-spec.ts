import { join } from 'node:path';
import { productPaths } from '@jhola/shared/contracts/product.contract';
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
import { startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { searchableDemo } from './harness/demo-products.js';
import { isFullRun, itInFullRun } from './harness/tier.js';

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

/** What is searched: a demo shop in the full run, before a change lands the index of its products. */
interface Searched {
  readonly products: readonly SearchableProduct[];
  /** The first hundred of what is found. */
  search(text: string): Promise<readonly SearchableProduct[]>;
  stop(): Promise<unknown>;
}

async function aDemoShop(): Promise<Searched> {
  const shop = await startDemoShop(PRODUCTS);
  const search = async (text: string, page = 1): Promise<readonly SearchableProduct[]> => {
    const { body } = await call(shop, productPaths.search, { body: { search: text, page, limit: PAGE } });
    return SearchAnswer.parse(body).data;
  };
  const pages = Array.from({ length: PRODUCTS / PAGE }, (_, at) => search('', at + 1));
  return { products: (await Promise.all(pages)).flat(), search, stop: () => shop.stop() };
}

function anIndexOf(products: readonly SearchableProduct[]): Searched {
  const index = new ProductIndex();
  const byId = new Map(products.map((product) => [product._id, product]));
  for (const product of products) index.put(product);
  const found = (text: string) => index.find(text).slice(0, PAGE);
  return {
    products,
    search: async (text) => found(text).flatMap((id) => byId.get(id) ?? []),
    stop: async () => {},
  };
}

describe('a demanding shopper', () => {
  let demoShop: Searched;
  beforeAll(async () => {
    demoShop = isFullRun ? await aDemoShop() : anIndexOf(searchableDemo(PRODUCTS));
  });
  afterAll(() => demoShop.stop());

  it('is asked more than 500 things, none of them twice of one catalogue', () => {
    expect(demo.length + grocery.length).toBeGreaterThan(500);
    for (const queries of [demo, grocery])
      expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it('finds it first in the demo shop in 95 of 100 searches, and among the first five in 98', async () => {
    const answers = [];
    for (const judged of demo) answers.push({ judged, found: await demoShop.search(judged.query) });
    expectSatisfied('the demo shop', demoShop.products, answers);
  });

  itInFullRun(
    'is answered by the server as by an index that was made of the cards, as on a device',
    async () => {
      expect(demoShop.products).toHaveLength(PRODUCTS);
      const index = anIndexOf(demoShop.products);
      const ids = (found: readonly SearchableProduct[]) => found.map(({ _id }) => _id);
      for (const { query } of demo) {
        const found = ids(await demoShop.search(query));
        expect({ query, found }).toEqual({ query, found: ids(await index.search(query)) });
      }
    },
  );

  const real = groceries(PRICE_LISTS);
  if (real)
    it('finds it as well among 8,000 real groceries', async () => {
      const index = anIndexOf(real);
      const answers = [];
      for (const judged of grocery) answers.push({ judged, found: await index.search(judged.query) });
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
