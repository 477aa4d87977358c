import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { aKey, cancel, orderOf, ordersOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockBecomes } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aCardShop, checkout, orderByCard, paymentBecomes } from './harness/card.js';
import { aProvider, type Provider } from './harness/card-provider.js';
import { aDatabase } from './harness/database.js';
import { itInFullRun } from './harness/tier.js';

const CREATE = 'POST /v1/checkout/sessions';

describe('card payments in trouble', () => {
  let provider: Provider;
  let shop: Shop;
  let admin: SignedIn;
  let shopper: Customer;

  beforeAll(async () => {
    provider = await aProvider();
    shop = await aCardShop(provider);
    admin = await anAdmin(shop);
    shopper = await aCustomer(shop);
  });
  afterEach(() => {
    provider.loses = undefined;
    provider.holds = undefined;
  });
  afterAll(async () => {
    await shop.stop();
    await provider.stop();
  });

  it('are found by asking when no message arrives', async () => {
    provider.simulator.webhooks.hold();
    const dal = await aProduct(shop, admin);
    const [paid, over] = [await orderByCard(shop, shopper, dal), await orderByCard(shop, shopper, dal)];
    provider.simulator.pay(paid.id);
    provider.simulator.expire(over.id);
    await paymentBecomes(shop, shopper, paid.orderId, 'PAID');
    await paymentBecomes(shop, shopper, over.orderId, 'FAILED');
    await stockBecomes(shop, dal._id, 9);
    provider.deliverTo(shop);
  });

  it('can still be made after the shop has looked at the page that waits for them', async () => {
    provider.simulator.webhooks.hold();
    const { id, orderId } = await orderByCard(shop, shopper, await aProduct(shop, admin));
    const database = await aDatabase(shop);
    const looks = async () =>
      (await database.collection('orders').findOne({ orderId }))?.payment.card.looks as number;
    await until('the shop has looked', async () => (await looks()) >= 1);
    await database.close();
    expect(provider.simulator.session(id).status).toBe('open');
    provider.simulator.pay(id);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
    provider.deliverTo(shop);
  });

  it('cost nobody anything when the provider is away: no order stays, the cart may be tried again', async () => {
    const dal = await aProduct(shop, admin);
    const lines = [{ productId: dal._id, quantity: 4 }];
    const key = aKey();
    provider.loses = () => 'request';
    const refused = await checkout(shop, shopper, lines, 400, key);
    expect(refused).toMatchObject({ status: 503, body: { code: 'payment.unreachable' } });
    await stockBecomes(shop, dal._id, 10);
    provider.loses = undefined;
    const { status, body } = await checkout(shop, shopper, lines, 400, key);
    expect(status).toBe(200);
    expect((await orderOf(shop, shopper, body.orderId)).payment.state).toBe('PENDING');
    await stockBecomes(shop, dal._id, 6);
  });

  it('open one page when only the answer was lost', async () => {
    const dal = await aProduct(shop, admin);
    let lost = 0;
    provider.loses = (name) => (name === CREATE && lost++ === 0 ? 'answer' : undefined);
    const { orderId } = await orderByCard(shop, shopper, dal);
    expect(lost).toBe(2);
    const pages = provider.simulator.store
      .all('sessions')
      .filter(({ client_reference_id }) => client_reference_id === orderId);
    expect(pages).toHaveLength(1);
  });

  it('take no money on a page whose order was cancelled while it was opened', async () => {
    const dal = await aProduct(shop, admin);
    const buyer = await aCustomer(shop);
    provider.holds = async (name) => {
      if (name !== CREATE) return;
      const [placed] = await ordersOf(shop, buyer);
      await cancel(shop, buyer, placed?.orderId ?? '');
    };
    const lines = [{ productId: dal._id, quantity: 1 }];
    const refused = await checkout(shop, buyer, lines, 100);
    expect(refused).toMatchObject({ status: 503, body: { code: 'payment.unreachable' } });
    const [{ orderId = '', payment } = {}] = await ordersOf(shop, buyer);
    expect(payment?.state).toBe('VOID');
    const pages = provider.simulator.store
      .all('sessions')
      .filter((page) => page.client_reference_id === orderId);
    expect(pages.map(({ status }) => status)).toEqual(['expired']);
    await stockBecomes(shop, dal._id, 10);
  });

  it('are ended by the next shop: paid when the first one died before the event was delivered, given back when it died before the page was opened', async () => {
    const [paid, held] = [await aProduct(shop, admin), await aProduct(shop, admin)];
    const { id, orderId } = await orderByCard(shop, shopper, paid);
    const lines = [{ productId: held._id, quantity: 4 }];
    const key = aKey();
    let killed: Promise<void> | undefined;
    provider.loses = (name) => {
      if (name !== CREATE) return undefined;
      killed ??= shop.kill();
      return 'answer';
    };
    await expect(checkout(shop, shopper, lines, 400, key)).rejects.toThrow();
    await killed;
    provider.loses = undefined;
    provider.simulator.pay(id);
    // What is left behind is due immediately only where no other process can have it.
    shop = await startBriefly({ ...provider.env, DATA_DIR: shop.dataDir, WORKERS: '1' });
    await paymentBecomes(shop, shopper, orderId, 'PAID');
    provider.deliverTo(shop);
    const [left] = await ordersOf(shop, shopper);
    if (left?.orderId === orderId || !left) throw new Error('The order was never written.');
    await paymentBecomes(shop, shopper, left.orderId, 'FAILED');
    await stockBecomes(shop, held._id, 10);

    const again = await checkout(shop, shopper, lines, 400, key);
    expect(again.status).toBe(200);
    expect(again.body.orderId).not.toBe(left.orderId);
    await stockBecomes(shop, held._id, 6);
  });

  itInFullRun('reach a shop that was closed when their events were sent', async () => {
    const dal = await aProduct(shop, admin);
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    await shop.stop({ keepData: true });
    provider.simulator.pay(id);
    await until('the message to be sent in vain', async () =>
      provider.simulator.store.all('events').some(({ data }) => JSON.stringify(data).includes(orderId)),
    );
    shop = await startBriefly({ ...provider.env, DATA_DIR: shop.dataDir, PAYMENT_CHECK_SECONDS: '3600' });
    provider.deliverTo(shop);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
  });
});
