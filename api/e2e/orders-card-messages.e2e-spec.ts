import { createHmac } from 'node:crypto';
import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { type Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { orderOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockBecomes, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { signedEvent } from '../src/integrations/stripe/simulator/simulator-webhooks.js';
import { anEvent, deliverEvent, orderByCard, paymentBecomes } from './harness/card.js';
import { aProvider, type Provider, WEBHOOK_SECRET } from './harness/card-provider.js';
import { aDatabase } from './harness/database.js';
import { whatIsStored } from './harness/stored.js';
import { isFullRun } from './harness/tier.js';

/** All permutations. */
const permutations = <T>(things: readonly T[]): T[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first, at) =>
        permutations([...things.slice(0, at), ...things.slice(at + 1)]).map((rest) => [first, ...rest]),
      );

describe('events of the card provider', () => {
  let provider: Provider;
  let shop: Shop;
  let admin: SignedIn;
  let shopper: Customer;
  let dal: TestProduct;

  beforeAll(async () => {
    provider = await aProvider();
    // The shop learns from these messages only: its periodic check comes too late.
    shop = await startBriefly({ ...provider.env, PAYMENT_CHECK_SECONDS: '3600' });
    admin = await anAdmin(shop);
    shopper = await aCustomer(shop);
    dal = await aProduct(shop, admin, { stock: 10_000 });
  });
  afterAll(async () => {
    await shop.stop();
    await provider.stop();
  });

  it('is refused when it is forged, altered, too old or unsigned, and nothing is written', async () => {
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    provider.simulator.pay(id);
    const event = anEvent(provider, 'checkout.session.completed', id);
    const { body, signature } = signedEvent(event, WEBHOOK_SECRET);
    const [, time] = /^t=(\d+)/.exec(signature) ?? [];
    const old = (seconds: number) =>
      signedEvent(event, WEBHOOK_SECRET, new Date(Date.now() - seconds * 1000)).signature;
    const before = await whatIsStored(shop);
    const attempts: [what: string, body: string, signature: string | undefined][] = [
      ['forged', body, signedEvent(event, 'whsec_of_others').signature],
      ['altered', body.replace('"paid"', '"unpaid"'), signature],
      ['altered by a space', `${body} `, signature],
      ['said to be of another time', body, signature.replace(/^t=\d+/, `t=${Number(time) + 1}`)],
      ['too old', body, old(301)],
      ['unsigned', body, undefined],
      ['signed with nothing', body, ''],
      ['signed with an empty signature', body, 't=1,v1='],
      ['signed in other letters', body, `t=1,v1=${'\u00ff'.repeat(64)}`],
      ['no JSON', 'paid!', signature],
      ['empty', '', signature],
    ];
    for (const [what, sent, header] of attempts) {
      const { status, body: refusal } = await call(shop, orderPaths.webhook, {
        body: sent,
        ...(header !== undefined && { headers: { 'stripe-signature': header } }),
      });
      expect({ what, status, code: refusal.code }).toEqual({
        what,
        status: 400,
        code: 'payment.bad-signature',
      });
    }
    expect(await whatIsStored(shop)).toEqual(before);
    expect((await orderOf(shop, shopper, orderId)).payment.state).toBe('PENDING');
    const delivered = await deliverEvent(shop, event, new Date(Date.now() - 290_000));
    expect(delivered.status).toBe(200);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
  });

  it.each(['hello', 'null', '[]', '{}', '{"id":{"$gt":""}}'])(
    'is refused when it is signed and yet no message: %s',
    async (sent) => {
      const timestamp = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${sent}`).digest('hex');
      const headers = { 'stripe-signature': `t=${timestamp},v1=${signature}` };
      const { status, body } = await call(shop, orderPaths.webhook, { body: sent, headers });
      expect([status, body.code]).toEqual([400, 'request.malformed']);
    },
  );

  it('has its effect once, delivered twenty times concurrently and again later', async () => {
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    provider.simulator.pay(id);
    const event = anEvent(provider, 'checkout.session.completed', id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliverEvent(shop, event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await paymentBecomes(shop, shopper, orderId, 'PAID');
    const after = await whatIsStored(shop);
    expect((await deliverEvent(shop, event)).status).toBe(200);
    expect(await whatIsStored(shop)).toEqual(after);

    const details = adminOrderPaths.details.replace(':orderId', orderId);
    const { trail } = dataOf<{ trail: { what: string; to?: string }[] }>(
      await call(shop, details, { token: admin.token }),
    );
    expect(trail.map(({ what, to }) => `${what} ${to}`)).toEqual(['placed CARD', 'payment PAID']);
    const database = await aDatabase(shop);
    const kept = await database.collection('webhookEvents').findOne({ _id: event.id as never });
    await database.close();
    const days = (kept?.expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
  });

  it.each<[ends: string, first: number, state: 'PAID' | 'FAILED', live: (id: string) => void]>([
    ['paid at once', 0, 'PAID', (id) => provider.simulator.pay(id)],
    [
      'paid slowly',
      1,
      'PAID',
      (id) => {
        provider.simulator.paySlowly(id);
        provider.simulator.slowEnds(id, true);
      },
    ],
    [
      'refused by the bank',
      2,
      'FAILED',
      (id) => {
        provider.simulator.paySlowly(id);
        provider.simulator.slowEnds(id, false);
      },
    ],
    ['run out', 3, 'FAILED', (id) => provider.simulator.expire(id)],
  ])('has the same result in whichever order it is delivered: %s', async (_ends, first, state, live) => {
    const events = [
      ['checkout.session.completed', { status: 'complete', payment_status: 'unpaid' }],
      ['checkout.session.async_payment_succeeded', { status: 'complete', payment_status: 'paid' }],
      ['checkout.session.async_payment_failed', { status: 'complete', payment_status: 'unpaid' }],
      ['checkout.session.expired', { status: 'expired', payment_status: 'unpaid' }],
    ] as const;
    const before = await stockOf(shop, dal._id);
    const all = permutations(events);
    expect(all).toHaveLength(24);
    // Before a change lands each order is tried with one of the four ends, in the full run with each.
    const orders = all.filter((_, at) => isFullRun || at % 4 === first);
    for (const order of orders) {
      const { id, orderId } = await orderByCard(shop, shopper, dal);
      live(id);
      for (const [type, says] of order) {
        expect((await deliverEvent(shop, anEvent(provider, type, id, says))).status).toBe(200);
      }
      const { payment, payment_status } = await orderOf(shop, shopper, orderId);
      expect({ payment: payment.state, payment_status }).toEqual({
        payment: state,
        payment_status: state === 'PAID' ? 'PLACED' : 'CANCELLED',
      });
    }
    await stockBecomes(shop, dal._id, before - (state === 'PAID' ? orders.length : 0));
  });

  it('is taken and left alone when it is about nothing of this shop', async () => {
    const { id } = await orderByCard(shop, shopper, dal);
    const elsewhere = { client_reference_id: 'ORD-ELSEWHERE', metadata: {} };
    const event = anEvent(provider, 'checkout.session.completed', id, elsewhere);
    expect((await deliverEvent(shop, event)).status).toBe(200);
    const other = { ...event, id: 'evt_test_of_a_customer', type: 'customer.created', data: { object: {} } };
    expect((await deliverEvent(shop, other)).status).toBe(200);
  });

  it('flags the order for the owner when the provider does not have its page and the time to pay is over', async () => {
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    const lost = { 'payment.card.sessionId': `${id}lost` };
    const flagAfter = async (change: object) => {
      const database = await aDatabase(shop);
      await database.collection('orders').updateOne({ orderId }, { $set: { ...lost, ...change } });
      await database.close();
      const event = anEvent(provider, 'checkout.session.expired', id, { id: `${id}lost` });
      expect((await deliverEvent(shop, event)).status).toBe(200);
      const details = adminOrderPaths.details.replace(':orderId', orderId);
      const { order } = dataOf<{ order: Order }>(await call(shop, details, { token: admin.token }));
      return [order.payment.state, order.payment.flag];
    };
    expect(await flagAfter({})).toEqual(['PENDING', undefined]);
    expect(await flagAfter({ 'payment.card.expiresAt': new Date(Date.now() - 1) })).toEqual([
      'PENDING',
      'session',
    ]);
  });

  it('flags nothing while money is on its way, however long that takes', async () => {
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    provider.simulator.paySlowly(id);
    const database = await aDatabase(shop);
    const expiresAt = new Date(Date.now() - 3_600_000);
    await database
      .collection('orders')
      .updateOne({ orderId }, { $set: { 'payment.card.expiresAt': expiresAt } });
    expect((await deliverEvent(shop, anEvent(provider, 'checkout.session.completed', id))).status).toBe(200);
    const stored = await database.collection('orders').findOne({ orderId });
    await database.close();
    expect(stored?.payment).toMatchObject({ state: 'PENDING' });
    expect(stored?.payment).not.toHaveProperty('flag');
    provider.simulator.slowEnds(id, true);
    await deliverEvent(shop, anEvent(provider, 'checkout.session.async_payment_succeeded', id));
    await paymentBecomes(shop, shopper, orderId, 'PAID');
  });

  it('is delivered again when the provider cannot be asked at that moment', async () => {
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    provider.simulator.pay(id);
    const event = anEvent(provider, 'checkout.session.completed', id);
    provider.loses = () => 'request';
    expect(await deliverEvent(shop, event)).toMatchObject({
      status: 503,
      body: { code: 'payment.unreachable' },
    });
    provider.loses = undefined;
    expect((await orderOf(shop, shopper, orderId)).payment.state).toBe('PENDING');
    expect((await deliverEvent(shop, event)).status).toBe(200);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
  });
});
