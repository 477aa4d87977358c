import { randomUUID } from 'node:crypto';
import { type CheckoutAnswer, type Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import type { Customer } from '@jhola/test-doubles/builders/customers';
import { aKey, type OrderLine, orderOf } from '@jhola/test-doubles/builders/orders';
import type { TestProduct } from '@jhola/test-doubles/builders/products';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import {
  type OpenShop,
  type Shop,
  type ShopAddress,
  startBriefly,
} from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import type { SimulatedEvent } from '../../src/integrations/stripe/simulator/simulated-objects.js';
import { signedEvent } from '../../src/integrations/stripe/simulator/simulator-webhooks.js';
import { type Provider, WEBHOOK_SECRET } from './card-provider.js';

/** A shop that takes cards through this provider, and receives its events. */
export async function aCardShop(provider: Provider, env: Record<string, string> = {}): Promise<Shop> {
  const shop = await startBriefly({ ...provider.env, ...env });
  provider.deliverTo(shop);
  return shop;
}

/** Orders by card; what the shop answers. */
export function checkout(
  shop: ShopAddress,
  customer: Pick<Customer, 'token' | 'addressId'>,
  lines: readonly OrderLine[],
  totalAmt: number,
  key = aKey(),
): Promise<Answered> {
  return call(shop, orderPaths.checkout, {
    token: customer.token,
    headers: { 'idempotency-key': key },
    body: { list_items: lines, totalAmt, subTotalAmt: totalAmt, addressId: customer.addressId },
  });
}

/** Orders pieces of one product by card and answers the order's number, and the page on which to pay it. */
export async function orderByCard(
  shop: OpenShop,
  customer: Customer,
  product: TestProduct,
  quantity = 1,
): Promise<CheckoutAnswer> {
  const lines = [{ productId: product._id, quantity }];
  const answer = await checkout(shop, customer, lines, product.price * quantity);
  if (answer.status !== 200) throw new Error(`Refused with ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** Waits until an order's money is in this state; answers the order. */
export async function paymentBecomes(
  shop: OpenShop,
  shopper: SignedIn,
  orderId: string,
  state: Order['payment']['state'],
): Promise<Order> {
  let order: Order | undefined;
  await until(`the payment of ${orderId} to be ${state}`, async () => {
    order = await orderOf(shop, shopper, orderId);
    return order.payment.state === state;
  });
  if (!order) throw new Error('It was never asked for.');
  return order;
}

/** An event as the provider would send it of a page, as that is now. */
export function anEvent(
  provider: Provider,
  type: string,
  sessionId: string,
  change: object = {},
): SimulatedEvent {
  return {
    id: `evt_test_${randomUUID()}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type,
    data: { object: { ...provider.simulator.session(sessionId), ...change } },
  };
}

/** Sends an event to the shop's webhook, signed as the provider signs; what the shop answers. */
export function deliverEvent(shop: OpenShop, event: SimulatedEvent, sentAt = new Date()): Promise<Answered> {
  const { body, signature } = signedEvent(event, WEBHOOK_SECRET, sentAt);
  return call(shop, orderPaths.webhook, { body, headers: { 'stripe-signature': signature } });
}
