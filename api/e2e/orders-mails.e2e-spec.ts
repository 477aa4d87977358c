import { type Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, anAddress, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type ArrivedMail, type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type OpenShop, type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { orderByCard, paymentBecomes } from './harness/card.js';
import type { Provider } from './harness/card-provider.js';
import { aDatabase } from './harness/database.js';
import { untilIdle } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';

/** The ids of mails without the shop's name. */
const idsOf = (sent: readonly ArrivedMail[]) =>
  sent.map(({ headers }) => headers['message-id']?.replace(/@.*/, ''));

describe('mails about orders', () => {
  let mails: MailServer;
  let provider: Provider;
  let shop: OpenShop;
  let admin: SignedIn;
  let tea: TestProduct;
  beforeAll(async () => {
    ({ shop, mails, provider } = await connectedShop());
    admin = await anAdmin(shop);
    tea = await aProduct(shop, admin, { name: 'Tea <b>&</b> Milk', price: 1250, stock: 100 });
  });

  /** The mails about an order once nothing is left to be sent, the first to arrive first. */
  async function mailsAbout(orderId: string, { email }: SignedIn) {
    await untilIdle(shop);
    return mails.mailsTo(email).filter(({ subject }) => subject.includes(orderId));
  }

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
});

describe('mails about orders that the owner has chosen', () => {
  let mails: MailServer;
  let shop: Shop;
  let meera: Customer;
  let tea: TestProduct;
  beforeAll(async () => {
    mails = await startMailServer();
    shop = await startBriefly({
      MAIL_URL: mails.url,
      ORDER_MAILS: 'placed, cancelled',
      TEST_SWEEP_MS: '200',
    });
    meera = await aCustomer(shop);
    tea = await aProduct(shop, await anAdmin(shop));
  });
  afterAll(async () => {
    await shop.stop();
    await mails.stop();
  });

  const mailsAbout = (orderId: string) =>
    mails.mailsTo(meera.email).filter(({ subject }) => subject.includes(orderId));

  it('come, and no other', async () => {
    const [first, second] = [await placed(), await placed()];
    dataOf(await advance(shop, await anAdmin(shop), first, 'SHIPPED'));
    await untilIdle(shop);
    dataOf(await cancel(shop, meera, second));
    await untilIdle(shop);
    expect(idsOf(mailsAbout(second))).toEqual([`<${second}-placed`, `<${second}-cancelled`]);
    expect(idsOf(mailsAbout(first))).toEqual([`<${first}-placed`]);
  });

  it('keep no order waiting while the mail server takes none, and come once when it does', async () => {
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
    await untilIdle(shop);
    expect(idsOf(mailsAbout(orderId))).toEqual([`<${orderId}-placed`]);
    expect(shop.log.join('\n')).not.toContain(meera.email);
  });

  async function placed(): Promise<string> {
    const orderId = await placeOrder(shop, meera, tea);
    await untilIdle(shop);
    return orderId;
  }
});
