import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { orderOf } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { checkout, orderByCard, paymentBecomes } from './harness/card.js';
import { itInFullRun } from './harness/tier.js';

/** The simulator is in the memory of one process. */
const alone = { WORKERS: '1' };

describe('the payment simulator inside a shop without a card provider', () => {
  let shop: Shop;
  let admin: SignedIn;
  let shopper: Customer;

  beforeAll(async () => {
    shop = await startBriefly(alone);
    admin = await anAdmin(shop);
    shopper = await aCustomer(shop);
  });
  afterAll(() => shop.stop());

  /** The address of a page on this shop, whatever the shop takes for its public address. */
  const here = (url: string) => `${shop.url}${new URL(url).pathname}`;
  const press = (url: string, button: string) =>
    fetch(here(url), {
      method: 'POST',
      body: new URLSearchParams({ do: button }),
      redirect: 'manual',
    });

  it('shows what is to be paid, and that it is a test', async () => {
    const { url } = await orderByCard(
      shop,
      shopper,
      await aProduct(shop, admin, { name: 'Ghee <1 l>', price: 1250 }),
      2,
    );
    const page = await fetch(here(url));
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(html).toContain('TEST');
    expect(html).toContain('2 × Ghee &lt;1 l&gt;');
    expect(html).toMatch(/₹\s?2,500/);
  });

  it('pays, and leads back to the shop', async () => {
    const { url, orderId } = await orderByCard(shop, shopper, await aProduct(shop, admin));
    const { status, headers } = await press(url, 'pay');
    expect(status).toBe(303);
    expect(headers.get('location')).toMatch(`/success?orderId=${orderId}`);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
    expect(await (await fetch(here(url))).text()).toContain('This page takes no money any more.');
  });

  it('is paid also when the shopper closes the tab then', async () => {
    const { url, orderId } = await orderByCard(shop, shopper, await aProduct(shop, admin));
    const answer = await press(url, 'pay-and-close');
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
  });

  it('declines, and lets the shopper try again or go back', async () => {
    const { url, orderId } = await orderByCard(shop, shopper, await aProduct(shop, admin));
    const html = await (await press(url, 'decline')).text();
    expect(html).toContain('Your card was declined. Nothing was charged.');
    expect(html).toContain(`/cancel?orderId=${orderId}`);
    expect((await orderOf(shop, shopper, orderId)).payment).toMatchObject({ state: 'PENDING', url });
    expect((await press(url, 'pay')).status).toBe(303);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
  });

  it('changes nothing by being looked at, and knows no other pages', async () => {
    const { url, orderId } = await orderByCard(shop, shopper, await aProduct(shop, admin));
    await fetch(`${here(url)}?do=pay`);
    await press(url, 'something else');
    expect((await orderOf(shop, shopper, orderId)).payment.state).toBe('PENDING');
    expect((await fetch(`${shop.url}/dev/card-payments/cs_test_none`)).status).toBe(404);
  });

  it('leads back to the page that asked, if that is one of the shop', async () => {
    const { host } = new URL(shop.url);
    const { body } = await checkoutFrom(`http://${host}`);
    expect(new URL(body.url).host).toBe(host);
    const foreign = await checkoutFrom('https://elsewhere.example');
    expect(new URL(foreign.body.url).hostname).toBe('localhost');
  });

  async function checkoutFrom(origin: string) {
    const dal = await aProduct(shop, admin);
    return call(shop, orderPaths.checkout, {
      token: shopper.token,
      headers: { origin, 'idempotency-key': `from-${origin}` },
      body: {
        list_items: [{ productId: dal._id, quantity: 1 }],
        totalAmt: 100,
        subTotalAmt: 100,
        addressId: shopper.addressId,
      },
    });
  }

  itInFullRun('keeps payments when the shop is killed', async () => {
    const { url, orderId } = await orderByCard(shop, shopper, await aProduct(shop, admin));
    await shop.kill();
    shop = await startBriefly({ ...alone, DATA_DIR: shop.dataDir });
    expect((await press(url, 'pay')).status).toBe(303);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
  });

  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'on' };

  it('does not exist in production: there, no card is taken', async () => {
    const { dataDir } = shop;
    await shop.stop({ keepData: true });
    shop = await startBriefly({ ...alone, DATA_DIR: dataDir, ...production });
    expect((await call(shop, orderPaths.paymentOptions)).body.data).toEqual({ card: 'off' });
    const lines = [{ productId: '65f0c0ffee00000000000001', quantity: 1 }];
    expect((await checkout(shop, shopper, lines, 100)).body.code).toBe('payment.off');
    expect((await call(shop, orderPaths.webhook, { body: {} })).body.code).toBe('payment.bad-signature');
    expect((await fetch(`${shop.url}/dev/card-payments/cs_test_none`)).status).toBe(404);
    expect((await fetch(`${shop.url}/dev/card-payments/style.css`)).status).toBe(404);
  });
});
