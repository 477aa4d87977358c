import { newOrderMailsPath } from '@jhola/shared/contracts/new-order-mails.contract';
import { shopSettingsPaths } from '@jhola/shared/contracts/shop-settings.contract';
import { aCustomer, anAddress, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, order, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { Shop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { activityOf } from './harness/activity.js';
import { aCardShop, orderByCard, paymentBecomes } from './harness/card.js';
import { aProvider, type Provider } from './harness/card-provider.js';
import { aDatabase } from './harness/database.js';
import { untilIdle } from './harness/recovery.js';

const OWNER = 'owner@kirana.example';
const DAY_MS = 86_400_000;

describe('mails to the shop about its new orders', () => {
  let mails: MailServer;
  let provider: Provider;
  let shop: Shop;
  let admin: SignedIn;
  let meera: Customer;
  let tea: TestProduct;

  beforeAll(async () => {
    [mails, provider] = [await startMailServer(), await aProvider()];
    shop = await aCardShop(provider, { MAIL_URL: mails.url, ORDER_MAILS: 'off', TEST_SWEEP_MS: '200' });
    [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
    tea = await aProduct(shop, admin, { name: 'Tea <b>&</b> Milk', price: 1250, stock: 1000 });
  });
  afterAll(async () => {
    await shop.stop();
    await Promise.all([mails.stop(), provider.stop()]);
  });

  const choose = (body: unknown, { token } = admin, cookie = '') =>
    call(shop, newOrderMailsPath, { method: 'PUT', token, body, headers: { cookie } });
  const chosen = ({ token } = admin) => call(shop, newOrderMailsPath, { token });

  /** The mails about an order to an address, once nothing is left to be sent. */
  async function mailsAbout(orderId: string, address = OWNER) {
    await untilIdle(shop);
    return mails.mailsTo(address).filter(({ subject }) => subject.includes(orderId));
  }

  it('are off until an administrator turns them on', async () => {
    expect(dataOf(await chosen())).toEqual({ to: 'nobody', address: '' });
    const { supportEmail } = dataOf<{ supportEmail: string }>(await call(shop, shopSettingsPaths.get));
    const before = await placeOrder(shop, meera, tea);
    expect(await mailsAbout(before, supportEmail)).toEqual([]);
    expect(dataOf(await choose({ to: 'shop', address: '' }))).toEqual({ to: 'shop', address: '' });
    const after = await placeOrder(shop, meera, tea);
    expect(await mailsAbout(after, supportEmail)).toHaveLength(1);
    expect(await mailsAbout(before, supportEmail)).toEqual([]);
  });

  it('come where the owner has turned off those to shoppers, who get none', async () => {
    dataOf(await choose({ to: 'other', address: OWNER }));
    const [first, second] = [await placeOrder(shop, meera, tea), await placeOrder(shop, meera, tea)];
    await untilIdle(shop);
    dataOf(await advance(shop, admin, first, 'SHIPPED'));
    dataOf(await cancel(shop, meera, second));
    for (const orderId of [first, second]) expect(await mailsAbout(orderId)).toHaveLength(1);
    expect(mails.mailsTo(meera.email)).toEqual([]);
  });

  it('say what was ordered and what is to be collected, and nothing that the shopper wrote', async () => {
    dataOf(await choose({ to: 'other', address: OWNER }));
    const addressId = await anAddress(shop, meera, { name: 'evil.example', building: 'evil.example' });
    const orderId = await placeOrder(shop, { ...meera, addressId }, tea, 2);
    const [mail, ...more] = await mailsAbout(orderId);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`New order ${orderId}: ₹2,500.00`);
    expect(mail?.headers['message-id']).toContain(`<${orderId}-new@`);
    expect(mail?.text).toContain('2 × Tea <b>&</b> Milk (1 kg): ₹2,500.00');
    expect(mail?.text).toContain('₹2,500.00 is to be collected at the door.');
    expect(mail?.html).toContain('Tea &lt;b&gt;&amp;&lt;/b&gt; Milk');
    expect(mail?.html).toContain(`/dashboard/AdminAllOrders/${orderId}"`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
    dataOf(await cancel(shop, meera, orderId));
    expect(await mailsAbout(orderId)).toHaveLength(1);
  });

  it('come once for each of fifty concurrent orders, and not again for a repeat', async () => {
    dataOf(await choose({ to: 'other', address: OWNER }));
    const lines = [{ productId: tea._id, quantity: 1 }];
    const keys = Array.from({ length: 50 }, aKey);
    const place = (key: string) => order(shop, meera, lines, 1250, key);
    const answers = await Promise.all(keys.map(place));
    await Promise.all(keys.slice(0, 5).map(place));
    for (const { body } of answers) expect(await mailsAbout(body.data.orderId)).toHaveLength(1);
  });

  it('come by card with the payment, and never for one that is not paid', async () => {
    dataOf(await choose({ to: 'other', address: OWNER }));
    const paid = await orderByCard(shop, meera, tea);
    const unpaid = await orderByCard(shop, meera, tea);
    expect(await mailsAbout(paid.orderId)).toEqual([]);
    provider.simulator.pay(paid.id);
    await paymentBecomes(shop, meera, paid.orderId, 'PAID');
    dataOf(await cancel(shop, meera, unpaid.orderId));
    const [mail] = await mailsAbout(paid.orderId);
    expect(mail?.text).toContain('₹1,250.00 is paid by card.');
    expect(await mailsAbout(unpaid.orderId)).toEqual([]);
  });

  it('are in the language of the administrator who has chosen', async () => {
    dataOf(await choose({ to: 'other', address: OWNER }, admin, 'language=hi'));
    const orderId = await placeOrder(shop, meera, tea);
    const [mail] = await mailsAbout(orderId);
    expect(mail?.subject).toBe(`नया ऑर्डर ${orderId}: ₹1,250.00`);
    expect(mail?.html).toContain('<html lang="hi">');
  });

  it('keep no order waiting while the mail server takes none, come once when it does, and not once they are off', async () => {
    dataOf(await choose({ to: 'other', address: OWNER }));
    mails.refuseWith(450);
    const ids = [await placeOrder(shop, meera, tea), await placeOrder(shop, meera, tea)] as const;
    const database = await aDatabase(shop);
    const events = database.collection('events');
    const failed = () => events.countDocuments({ failures: { $gt: 0 } });
    await until('both have failed', async () => (await failed()) === 2);
    mails.refuseWith(undefined);
    await events.updateMany({ 'payload.orderId': ids[0] }, { $set: { dueAt: new Date() } });
    await until('one is sent', async () => (await failed()) === 1);
    dataOf(await choose({ to: 'nobody', address: OWNER }));
    await events.updateMany({}, { $set: { dueAt: new Date() } });
    expect(await mailsAbout(ids[0])).toHaveLength(1);
    expect(await mailsAbout(ids[1])).toEqual([]);
    await database.close();
    expect(shop.log.join('\n')).not.toContain(OWNER);
  });

  it('are given up when no mail server has taken them for three days', async () => {
    dataOf(await choose({ to: 'other', address: OWNER }));
    mails.refuseWith(450);
    const orderId = await placeOrder(shop, meera, tea);
    const database = await aDatabase(shop);
    const event = { 'payload.orderId': orderId };
    const events = database.collection('events');
    await until('it has failed', async () => (await events.findOne(event))?.failures > 0);
    mails.refuseWith(undefined);
    const at = Date.now() - 3 * DAY_MS - 1000;
    await events.updateOne(event, { $set: { 'payload.at': at, dueAt: new Date() } });
    expect(await mailsAbout(orderId)).toEqual([]);
    await database.close();
    const givenUp = shop.log.filter((line) => line.includes('A mail was given up'));
    expect(givenUp).toEqual([expect.stringContaining(`${orderId}-new`)]);
  });

  it('are chosen by administrators alone, and the choice stands in the activity', async () => {
    expect((await chosen(meera)).status).toBe(403);
    expect((await choose({ to: 'shop', address: '' }, meera)).status).toBe(403);
    expect((await call(shop, newOrderMailsPath)).status).toBe(401);
    dataOf(await choose({ to: 'nobody', address: '' }));
    dataOf(await choose({ to: 'other', address: OWNER }));
    const [entry] = await activityOf(shop, admin).list('?area=settings');
    expect(entry).toMatchObject({
      action: 'settings.changed',
      before: { newOrderMails: 'nobody' },
      after: { newOrderMails: 'other', newOrderAddress: OWNER },
    });
    expect((await call(shop, shopSettingsPaths.get)).text).not.toContain(OWNER);
  });

  it.each([
    {},
    { to: 'shop' },
    { to: 'everybody', address: '' },
    { to: 'other', address: '' },
    { to: 'other', address: 'not an address' },
    { to: 'other', address: `${'a'.repeat(250)}@b.example` },
    { to: 'other', address: 'a@b.example\r\nBcc: c@d.example' },
    { to: 'other', address: ['a@b.example', 'c@d.example'] },
    { to: 'other', address: { $gt: '' } },
    { to: 'shop', address: '', language: 'hi' },
  ])('are not sent to %j', async (body) => {
    const before = dataOf(await chosen());
    const { status, body: answer } = await choose(body);
    expect([status, answer.code]).toEqual([400, 'request.invalid']);
    expect(dataOf(await chosen())).toEqual(before);
  });
});
