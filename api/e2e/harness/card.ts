import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import type { CardSimulator } from '../../src/integrations/stripe/simulator/card-simulator.js';
import type { SimulatedEvent } from '../../src/integrations/stripe/simulator/simulated-objects.js';
import { signedEvent } from '../../src/integrations/stripe/simulator/simulator-webhooks.js';
import { startSimulator } from '../../src/integrations/stripe/simulator/start-simulator.js';

/** Signs the provider's events. */
export const WEBHOOK_SECRET = 'whsec_of_tests';
const SECRET_KEY = 'sk_test_of_tests';

/** What is lost of a call to the provider's API: the request never arrives, or the answer does not. */
export type LostCall = 'request' | 'answer';

/** A card provider that outlives shops: the simulator, inside the test's own process. */
export interface Provider {
  readonly simulator: CardSimulator;
  /** The environment of a shop that is its customer. */
  readonly env: Readonly<Record<string, string>>;
  /** How often each call was made: `POST /v1/refunds`. */
  readonly calls: ReadonlyMap<string, number>;
  /** Decides what is lost of each call from now on; nothing, unless set. */
  loses: ((call: string) => LostCall | undefined) | undefined;
  /** Delivers events to this shop; before that they wait, and after `simulator.webhooks.hold()`. */
  deliverTo(shop: Pick<OpenShop, 'url'>): void;
  stop(): Promise<void>;
}

/** Starts a card provider. Its events wait until `deliverTo` names a shop. */
export async function aProvider(): Promise<Provider> {
  const folder = mkdtempSync(join(tmpdir(), 'jhola-cards-'));
  const calls = new Map<string, number>();
  const running = await startSimulator({
    file: join(folder, 'simulator.jsonl'),
    secretKey: SECRET_KEY,
    pages: 'own',
    prepare: (server) => {
      const answerLost = new WeakSet<object>();
      server.addHook('onRequest', async (request, reply) => {
        if (!request.url.startsWith('/v1/')) return;
        const name = `${request.method} ${request.routeOptions.url}`;
        calls.set(name, (calls.get(name) ?? 0) + 1);
        const loses = provider.loses?.(name);
        if (loses === 'answer') answerLost.add(request);
        if (loses !== 'request') return;
        reply.hijack();
        request.raw.socket.destroy();
      });
      server.addHook('onSend', async (request) => {
        if (answerLost.has(request)) request.raw.socket.destroy();
      });
    },
  });
  const provider: Provider = {
    simulator: running.simulator,
    env: {
      STRIPE_API_BASE: running.url,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PAYMENT_CHECK_SECONDS: '1',
    },
    calls,
    loses: undefined,
    deliverTo: ({ url }) =>
      running.simulator.webhooks.deliverTo({ url: `${url}${orderPaths.webhook}`, secret: WEBHOOK_SECRET }),
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return provider;
}

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
