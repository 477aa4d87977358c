import { join } from 'node:path';
import { ProductIndex } from '@jhola/shared/domain/search/product-index';
import type { SearchableProduct } from '@jhola/shared/domain/search/product-search';
import { demoFood } from '@jhola/test-doubles/judged-search/demo-food';
import { demoThings } from '@jhola/test-doubles/judged-search/demo-things';
import { groceryFood } from '@jhola/test-doubles/judged-search/grocery-food';
import { groceryHousehold } from '@jhola/test-doubles/judged-search/grocery-household';
import { demoProducts, groceries } from '@jhola/test-doubles/judged-search/judged-products';
import { isRight, type JudgedQuery } from '@jhola/test-doubles/judged-search/judged-query';

/** The folder of lists of real products. */
const PRICE_LISTS = process.env.PRICE_LISTS ?? join(__dirname, '..', '..', '..', '..', 'shared', 'data');

const demo = [...demoFood, ...demoThings];
const grocery = [...groceryFood, ...groceryHousehold];

/** Searches for all of them; the lists name the queries that were not answered rightly. */
function judge(products: readonly SearchableProduct[], queries: readonly JudgedQuery[]) {
  const index = new ProductIndex();
  const byId = new Map(products.map((product) => [product._id, product]));
  for (const product of products) index.put(product);
  const unfair: string[] = [];
  const wrongFirst: string[] = [];
  const wrongFive: string[] = [];
  for (const judged of queries) {
    if (!products.some((product) => isRight(judged, product))) unfair.push(judged.query);
    const five = index
      .find(judged.query)
      .slice(0, 5)
      .flatMap((id) => byId.get(id) ?? []);
    const right = five.map((product) => isRight(judged, product));
    if (right[0] !== true) wrongFirst.push(`${judged.query}: ${five[0]?.name}`);
    if (!right.includes(true)) wrongFive.push(judged.query);
  }
  return { unfair, wrongFirst, wrongFive };
}

function expectSatisfied(
  where: string,
  products: readonly SearchableProduct[],
  queries: readonly JudgedQuery[],
): void {
  const { unfair, wrongFirst, wrongFive } = judge(products, queries);
  const satisfied = (wrong: readonly string[]) => 1 - wrong.length / queries.length;
  const [first, five] = [satisfied(wrongFirst), satisfied(wrongFive)];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  process.stdout.write(
    `${queries.length} searches in ${where}: satisfied by the first ${percent(first)}, by the first five ${percent(five)}\n`,
  );
  expect(unfair).toEqual([]);
  // The lists of what went wrong are shown where the shares are not reached.
  if (first < 0.95) expect(wrongFirst).toEqual([]);
  if (five < 0.98) expect(wrongFive).toEqual([]);
}

describe('a demanding shopper', () => {
  it('is asked more than 500 things, none of them twice of one catalogue', () => {
    expect(demo.length + grocery.length).toBeGreaterThan(500);
    for (const queries of [demo, grocery])
      expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it('finds it first in the demo shop in 95 of 100 searches, and among the first five in 98', () => {
    expectSatisfied('the demo shop', demoProducts(5000), demo);
  });

  const real = groceries(PRICE_LISTS);
  if (real)
    it('finds it as well among 8,000 real groceries', () =>
      expectSatisfied('8,000 real groceries', real, grocery));
  else
    it('is not asked about real groceries where their list is not at hand', () => {
      process.stdout.write(
        `${grocery.length} searches among real groceries were not tried: their list is absent.\n`,
      );
      expect(groceries(PRICE_LISTS)).toBeUndefined();
    });
});
