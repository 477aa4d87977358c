import { randomUUID } from 'node:crypto';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { type BenchShopper, PRODUCT_PRICE, type Prepared } from './preparation.js';
import type { Scenario } from './scenario.js';

/** How many shoppers order concurrently: no contention, a busy shop, a sale. */
export const CONCURRENT_CHECKOUTS = [1, 32, 128];

/** One piece ordered, in cash or by card; of many products, or all shoppers order the same one. */
export function checkoutScenarios({ productIds }: Prepared): Scenario[] {
  const any = () => productIds[Math.floor(Math.random() * productIds.length)] as string;
  const hot = () => productIds[0] as string;
  return [
    checkout('cash, any product', any, orderPaths.cashOnDelivery),
    checkout('cash, the same', hot, orderPaths.cashOnDelivery),
    // By the simulator, inside the shop's process: a real provider would work elsewhere and take longer.
    checkout('card, any product', any, orderPaths.checkout),
    checkout('card, the same', hot, orderPaths.checkout),
  ];
}

function checkout(name: string, product: () => string, path: string): Scenario {
  return {
    name: `checkout: ${name}`,
    callsEach: 1,
    connections: CONCURRENT_CHECKOUTS,
    requests: ({ token, addressId }: BenchShopper) => [
      {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
          body: JSON.stringify({
            list_items: [{ productId: product(), quantity: 1 }],
            totalAmt: PRODUCT_PRICE,
            subTotalAmt: PRODUCT_PRICE,
            address: addressId,
            addressId,
          }),
        }),
      },
    ],
  };
}
