import { randomUUID } from 'node:crypto';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import type { Request } from 'autocannon';
import { type BenchShopper, PRODUCT_PRICE, type Prepared } from './preparation.js';
import type { Scenario } from './scenario.js';

/** One piece ordered, in cash or by card; of many products, or all shoppers order the same one. */
export function checkoutScenarios({ productIds }: Prepared): Scenario[] {
  const any = () => productIds[Math.floor(Math.random() * productIds.length)] as string;
  const hot = () => productIds[0] as string;
  return [
    checkout('cash, any product', any, orderPaths.cashOnDelivery),
    checkout('cash, the same', hot, orderPaths.cashOnDelivery),
    flow('flow: add, add, read, order', any),
    // By the simulator, inside the shop's process: a real provider would work elsewhere and take longer.
    checkout('card, any product', any, orderPaths.checkout),
    checkout('card, the same', hot, orderPaths.checkout),
  ];
}

/** Orders in cash of any product, so many in all. */
export const ordersOf = ({ productIds }: Prepared, count: number, connections: number): Scenario => ({
  ...checkout(
    `${count} orders`,
    () => productIds[Math.floor(Math.random() * productIds.length)] as string,
    orderPaths.cashOnDelivery,
  ),
  connections: [connections],
  calls: count,
});

/** What a shopper does who buys two products: four calls, counted as one. */
function flow(name: string, product: () => string): Scenario {
  return {
    name,
    callsEach: 4,
    requests: ({ token, addressId }: BenchShopper) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      let wanted: string[] = [];
      const add = (choose: () => string): Request => ({
        method: 'POST',
        path: cartPaths.create,
        headers,
        setupRequest: (request) => ({ ...request, body: JSON.stringify({ productId: choose() }) }),
      });
      const first = () => {
        wanted = [product()];
        return wanted[0] as string;
      };
      const second = () => {
        let other = product();
        while (wanted.includes(other)) other = product();
        wanted.push(other);
        return other;
      };
      return [
        add(first),
        add(second),
        { method: 'GET', path: cartPaths.get, headers: { authorization: headers.authorization } },
        {
          method: 'POST',
          path: orderPaths.cashOnDelivery,
          headers,
          setupRequest: (request) => ({
            ...request,
            headers: { ...request.headers, 'idempotency-key': randomUUID() },
            body: JSON.stringify(orderBody(wanted, addressId)),
          }),
        },
      ];
    },
  };
}

/** An order of one piece of each of these products. */
export const orderBody = (productIds: readonly string[], addressId: string) => {
  const total = productIds.length * PRODUCT_PRICE;
  return {
    list_items: productIds.map((productId) => ({ productId, quantity: 1 })),
    totalAmt: total,
    subTotalAmt: total,
    address: addressId,
    addressId,
  };
};

function checkout(name: string, product: () => string, path: string): Scenario {
  return {
    name: `checkout: ${name}`,
    callsEach: 1,
    requests: ({ token, addressId }: BenchShopper) => [
      {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
          body: JSON.stringify(orderBody([product()], addressId)),
        }),
      },
    ],
  };
}
