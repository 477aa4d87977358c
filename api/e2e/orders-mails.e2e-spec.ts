import { type Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, anAddress, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aCardShop, aProvider, orderByCard, type Provider, paymentBecomes } from './harness/card.js';
import { aDatabase } from './harness/database.js';
import { untilIdle } from './harness/recovery.js';
import { sampled } from './harness/tier.js';

describe('mails about orders', () => {
  let mails: MailServer;
  let provider: Provider;
  let shop: Shop;
  let admin: SignedIn;
  let tea: TestProduct;
  beforeAll(async () => {
    [mails, provider] = [await startMailServer(), await aProvider()];
    shop = await aCardShop(provider, { MAIL_URL: mails.url, TEST_SWEEP_MS: '200' });
    admin = await anAdmin(shop);
    tea = await aProduct(shop, admin, { name: 'Tea <b>&</b> Milk', price: 1250, stock: 100 });
  });
  afterAll(async () => {
    await shop.stop();
    await Promise.all([mails.stop(), provider.stop()]);
  });

  /** The mails about an order once nothing is left to be sent, the first to arrive first. */
  async function mailsAbout(orderId: string, { email }: SignedIn) {
    await untilIdle(shop);
    return mails.mailsTo(email).filter(({ subject }) => subject.includes(orderId));
  }
  const idsOf = (sent: Awaited<ReturnType<typeof mailsAbout>>) =>
    sent.map(({ headers }) => headers['message-id']?.replace(/@.*/, ''));

  it('come at placed, shipped and delivered, once each, with their own ids', async () => {
    const meera = await aCustomer(shop);
    const orderId = await placeOrder(shop, meera, tea, 2);
    for (const stage of ['CONFIRMED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']) {
      dataOf(await advance(shop, admin, orderId, stage));
      await untilIdle(shop);
    }
    const sent = await mailsAbout(orderId, meera);
    expect(idsOf(sent)).toEqual([`<${orderId}-placed`, `<${orderId}-shipped`, `<${orderId}-delivered`]);
    expect(sent[0]?.text).toContain(`2 × Tea <b>&</b> Milk (1 kg): ₹2,500.00`);
    expect(sent[0]?.text).toContain('You pay ₹2,500.00 at your door.');
    expect(sent[0]?.html).toContain('Tea &lt;b&gt;&amp;&lt;/b&gt; Milk');
    expect(sent[0]?.html).toContain(`/dashboard/myorders/${orderId}"`);
  });

  it('are in the language in which it was ordered, and repeat nothing that the shopper wrote', async () => {
    const meera = await aCustomer(shop);
    const address = await anAddress(shop, meera, {
      name: 'WIN-MONEY evil.example',
      building: 'evil.example',
    });
    const { orderId } = dataOf<Order>(
      await call(shop, orderPaths.cashOnDelivery, {
        token: meera.token,
        headers: { 'idempotency-key': aKey(), cookie: 'theme=dark; language=hi' },
        body: { list_items: [{ productId: tea._id, quantity: 1 }], totalAmt: 1250, address },
      }),
    );
    dataOf(await cancel(shop, meera, orderId));
    const sent = await mailsAbout(orderId, meera);
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      `आपका Jhola ऑर्डर ${orderId} रद्द हो गया`,
      `आपका Jhola ऑर्डर ${orderId} हो गया`,
    ]);
    for (const { text, html } of sent) {
      expect(html).toContain('<html lang="hi">');
      expect(text).toContain('कुल रकम: ₹1,250.00');
      expect(text + html).not.toContain('evil.example');
    }
  });

  it('by card come with the payment, at cancelling and with the refund', async () => {
    const meera = await aCustomer(shop);
    const { id, orderId } = await orderByCard(shop, meera, tea);
    expect(await mailsAbout(orderId, meera)).toEqual([]);
    provider.simulator.pay(id);
    await paymentBecomes(shop, meera, orderId, 'PAID');
    await untilIdle(shop);
    dataOf(await cancel(shop, meera, orderId));
    await paymentBecomes(shop, meera, orderId, 'REFUNDED');
    const sent = await mailsAbout(orderId, meera);
    expect(idsOf(sent)).toEqual([`<${orderId}-placed`, `<${orderId}-cancelled`, `<${orderId}-refunded`]);
    expect(sent[0]?.text).toContain('₹1,250.00 is paid by card.');
    expect(sent[1]?.text).toContain('go back to your card');
  });

  it('say nothing of a card order that was never paid', async () => {
    const meera = await aCustomer(shop);
    const { orderId } = await orderByCard(shop, meera, tea);
    dataOf(await cancel(shop, meera, orderId));
    expect(await mailsAbout(orderId, meera)).toEqual([]);
  });

  it('keep no order waiting while the mail server takes none, and come once when it does', async () => {
    const meera = await aCustomer(shop);
    mails.refuseWith(450);
    const orderId = await placeOrder(shop, meera, tea);
    const database = await aDatabase(shop);
    const events = database.collection('events');
    await until(
      'a try has failed',
      async () => (await events.countDocuments({ failures: { $gt: 0 } })) === 1,
    );
    mails.refuseWith(undefined);
    await events.updateMany({}, { $set: { dueAt: new Date() } });
    await database.close();
    expect(idsOf(await mailsAbout(orderId, meera))).toEqual([`<${orderId}-placed`]);
    expect(shop.log.join('\n')).not.toContain(meera.email);
  });
});

describe('a shop whose owner has turned mails about orders off', () => {
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
  });
  afterAll(() => mails.stop());

  const settings: readonly [string, string[]][] = [
    ['off', []],
    ['placed, cancelled', ['placed', 'cancelled']],
  ];
  it.each(sampled(settings, 1))('with ORDER_MAILS=%s', async (setting, steps) => {
    const shop = await startBriefly({ MAIL_URL: mails.url, ORDER_MAILS: setting });
    const admin = await anAdmin(shop);
    const [meera, tea] = [await aCustomer(shop), await aProduct(shop, admin)];
    const [first, second] = [await placed(shop, meera, tea), await placed(shop, meera, tea)];
    dataOf(await advance(shop, admin, first, 'SHIPPED'));
    await untilIdle(shop);
    dataOf(await cancel(shop, meera, second));
    await untilIdle(shop);
    const ofSecond = mails.mailsTo(meera.email).filter(({ subject }) => subject.includes(second));
    expect(ofSecond.map(({ headers }) => headers['message-id'])).toEqual(
      steps.map((step) => expect.stringContaining(`${second}-${step}@`)),
    );
    expect(
      mails
        .mailsTo(meera.email)
        .map(({ subject }) => subject)
        .join(),
    ).not.toContain('on its way');
    await shop.stop();
  });

  async function placed(shop: Shop, customer: Customer, product: TestProduct): Promise<string> {
    const orderId = await placeOrder(shop, customer, product);
    await untilIdle(shop);
    return orderId;
  }
});
