import { anAdmin, type SignedIn } from './harness/builders.js';
import {
  aCardShop,
  aProvider,
  checkout,
  orderByCard,
  orderOf,
  type Provider,
  paymentBecomes,
} from './harness/card.js';
import { ordersOf } from './harness/orders.js';
import { aCustomer, aKey, aProduct, type Customer, stockBecomes } from './harness/shopping.js';
import { type Shop, startShop } from './harness/start-shop.js';
import { until } from './harness/until.js';

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

  it('are settled by the next shop when the first one died before the event was delivered', async () => {
    const dal = await aProduct(shop, admin);
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    await shop.kill();
    provider.simulator.pay(id);
    shop = await startShop({ ...provider.env, DATA_DIR: shop.dataDir });
    await paymentBecomes(shop, shopper, orderId, 'PAID');
    provider.deliverTo(shop);
  });

  it('give back what was held by a shop that died before it had opened the page', async () => {
    const dal = await aProduct(shop, admin);
    const lines = [{ productId: dal._id, quantity: 4 }];
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
    shop = await startShop({ ...provider.env, DATA_DIR: shop.dataDir });
    provider.deliverTo(shop);
    const [left] = await ordersOf(shop, shopper);
    if (!left) throw new Error('The order was never written.');
    await paymentBecomes(shop, shopper, left.orderId, 'FAILED');
    await stockBecomes(shop, dal._id, 10);

    const again = await checkout(shop, shopper, lines, 400, key);
    expect(again.status).toBe(200);
    expect(again.body.orderId).not.toBe(left.orderId);
    await stockBecomes(shop, dal._id, 6);
  });

  it('reach a shop that was closed when their events were sent', async () => {
    const dal = await aProduct(shop, admin);
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    await shop.stop({ keepData: true });
    provider.simulator.pay(id);
    await until('the message to be sent in vain', async () =>
      provider.simulator.store.all('events').some(({ data }) => JSON.stringify(data).includes(orderId)),
    );
    shop = await startShop({ ...provider.env, DATA_DIR: shop.dataDir, PAYMENT_CHECK_SECONDS: '3600' });
    provider.deliverTo(shop);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
  });
});
