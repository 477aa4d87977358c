import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import type { Prepared } from './preparation.js';
import { get, post, rotated, type Scenario } from './scenario.js';

const WORDS = [
  ...[
    'toor dal',
    'basmati rice',
    'atta',
    'honey',
    'green tea',
    'almonds',
    'chips',
    'biscuits',
    'masala',
    'oil',
  ],
  ...[
    'earbuds',
    'neckband',
    'bluetooth',
    'speaker',
    'charger',
    'watch',
    'smart watch',
    'strap',
    'cable',
    'mouse',
  ],
  ...['cotton shirt', 't-shirt', 'saree', 'kurta', 'jeans', 'jacket', 'shoes', 'socks', 'bag', 'belt'],
  ...['novel', 'story book', 'puzzle', 'toy car', 'doll', 'lego', 'notebok', 'erbuds', 'basmti', 'watchs'],
];
const DISTINCT = 200;

/** The yardstick: a small body parsed, and an answer like a page of a listing written, by a bare server. */
export const bareScenario: Scenario = {
  name: 'bare node:http',
  callsEach: 1,
  requests: () => [post(productPaths.bySubcategory, { categoryId: 'a', subCategoryId: 'b', page: 1 })],
};

/** The first pages of all listings. */
export const listingQuestions = ({ listings }: Prepared): object[] =>
  listings.flatMap(({ categoryId, subCategoryId }) =>
    [1, 2].map((page) => ({ categoryId, subCategoryId, page })),
  );

/** The first pages of common searches. */
export const searchQuestions: readonly object[] = WORDS.flatMap((search) =>
  [1, 2].map((page) => ({ search, page })),
);

/** What shoppers ask again and again, and what they put into their carts; the answers of the first three are remembered. */
export function warmScenarios(prepared: Prepared): Scenario[] {
  const { products, productIds } = prepared;
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  const browsing = (name: string, path: string, bodies: readonly object[]): Scenario => ({
    name,
    callsEach: 1,
    // Each connection starts at another position in the list.
    requests: () => rotated(bodies).map((body) => post(path, body)),
  });

  return [
    browsing('listing page', productPaths.bySubcategory, listingQuestions(prepared)),
    browsing('search', productPaths.search, searchQuestions),
    browsing(
      'product detail',
      productPaths.details,
      products.slice(0, DISTINCT).map((productId) => ({ productId })),
    ),
    { name: 'cart read', callsEach: 1, requests: ({ token }) => [get(cartPaths.get, token)] },
    {
      name: 'add and remove',
      callsEach: 2,
      requests: ({ token }) => [
        {
          ...post(cartPaths.create, {}, token),
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify({ productId: anyOf(productIds.slice(5)) }),
          }),
          onResponse: (_status, body, context) => Object.assign(context, { _id: JSON.parse(body).data?._id }),
        },
        {
          ...post(cartPaths.deleteItem, {}, token),
          method: 'DELETE',
          setupRequest: (request, context) => ({ ...request, body: JSON.stringify(context) }),
        },
      ],
    },
  ];
}
