import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import type { Request } from 'autocannon';
import type { Prepared } from './preparation.js';
import { get, post, rotated, type Scenario } from './scenario.js';
import { listingQuestions, searchQuestions } from './scenarios.js';

/** How many orders come in each second beside the reads. */
export const ORDERS_A_SECOND = 20;
const READS = 400;

/** What shoppers read of ten calls: mostly listings and products, of which some are being sold; of products that no one sells as well. */
export function mixedScenario(prepared: Prepared): Scenario {
  const { products, soldProducts } = prepared;
  const listing = listingQuestions(prepared).map((body) => post(productPaths.bySubcategory, body));
  const search = searchQuestions.map((body) => post(productPaths.search, body));
  const sold = soldProducts.map((productId) => post(productPaths.details, { productId }));
  const detail = products.map((productId) => post(productPaths.details, { productId }));
  return {
    name: 'mixed: reads beside orders',
    callsEach: 1,
    requests: ({ token }) => {
      const cart = [get(cartPaths.get, token)];
      const ten = [listing, detail, search, listing, cart, sold, listing, search, detail, cart];
      const places = ten.map((calls) => rotated(calls));
      return Array.from({ length: READS }, (_, n) => {
        const calls = places[n % places.length] as Request[];
        return calls[Math.floor(n / places.length) % calls.length] as Request;
      });
    },
  };
}
