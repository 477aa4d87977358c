import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { SETTINGS_CHANGED_EVENT, SOCKET_PATH } from '@jhola/shared/contracts/realtime.contract';
import { secondFactorPaths } from '@jhola/shared/contracts/second-factor.contract';
import {
  type ShopSettings,
  type ShopSettingsFields,
  shopSettingsPaths,
} from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { order, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { io } from 'socket.io-client';
import { aDatabase } from './harness/database.js';
import { plainPicture, uploadPicture } from './harness/pictures.js';
import { forgot } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';
import { changeSettings, pageOf, paperOf, restoreSettings, settingsOf } from './harness/shop-settings.js';

const GSTIN = '27AAPFU0939F1ZV';

let mails: MailServer;
let shop: OpenShop;
let admin: SignedIn;
let found: ShopSettings;
let meera: Customer;
let tea: TestProduct;

beforeAll(async () => {
  ({ shop, mails } = await connectedShop());
  [admin, found] = [await anAdmin(shop), await settingsOf(shop)];
  [meera, tea] = await Promise.all([aCustomer(shop), aProduct(shop, admin, { price: 100, stock: 100 })]);
});
afterAll(() => restoreSettings(shop, admin, found));

const change = (fields: Partial<ShopSettingsFields>) => changeSettings(shop, admin, fields);
const page = (path: string, cookie?: string) => pageOf(shop, path, cookie);
const pdf = (path: string, orderId: string, by: Pick<SignedIn, 'token'>) => paperOf(shop, path, orderId, by);

describe('saved settings are in effect', () => {
  beforeAll(async () => {
    // Everything is asked for once, so that every cache has it.
    for (const path of ['/', '/contact', '/manifest.webmanifest']) await page(path);
    await change({
      name: 'Verma & Sons',
      tagline: { en: 'Fresh every morning', hi: 'हर सुबह ताज़ा' },
      description: { en: 'Fruit and vegetables of Pune.', hi: '' },
      heroLines: { en: ['Mangoes are here.'], hi: [] },
      supportPhone: '+91 20 5550 0100',
      supportEmail: 'ask@verma.example',
      address: { en: '1, Laxmi Road, Pune 411030', hi: '' },
      openingHours: { en: 'Every day, 7 am to 11 pm', hi: '' },
      social: [{ name: 'instagram', address: 'https://www.instagram.com/verma' }],
    });
  });

  it('in server-rendered pages: head, markup and data', async () => {
    const html = await page('/contact');
    expect(html).toContain('Contact us | Verma &amp; Sons</title>');
    for (const shown of [
      '+91 20 5550 0100',
      'ask@verma.example',
      '1, Laxmi Road, Pune 411030',
      'Every day, 7 am to 11 pm',
    ])
      expect(html).toContain(shown);
    for (const former of ['Jhola', '24/7', 'Monday to Saturday']) expect(html).not.toContain(former);
    const data = JSON.parse(/id="first-data">([^<]*)</.exec(html)?.[1] ?? 'null');
    expect(data.shop).toEqual(await settingsOf(shop));
    const home = await page('/');
    expect(home).toContain('Verma &amp; Sons: Fresh every morning</title>');
    expect(home).toContain('content="Fruit and vegetables of Pune."');
    expect(home).toContain('"telephone":"+91 20 5550 0100"');
  });

  it('in Hindi, and in English where there is no Hindi', async () => {
    const html = await page('/contact', 'language=hi');
    expect(html).toContain('हर सुबह ताज़ा');
    expect(html).toContain('1, Laxmi Road, Pune 411030');
  });

  it('in every manifest, which is asked for anew', async () => {
    const english = await call(shop, '/manifest.webmanifest');
    expect(english.headers.get('content-type')).toContain('application/manifest+json');
    expect(english.headers.get('cache-control')).toBe('no-cache');
    expect(english.body).toMatchObject({
      id: '/',
      name: 'Verma & Sons',
      short_name: 'Verma & Sons',
      description: 'Fruit and vegetables of Pune.',
      start_url: '/',
    });
    for (const path of [
      '/manifest-hi.webmanifest',
      '/manifest-admin.webmanifest',
      '/manifest-admin-hi.webmanifest',
    ])
      expect((await call(shop, path)).body.name).toBe('Verma & Sons');
    const etag = english.headers.get('etag') ?? '';
    const again = await call(shop, '/manifest.webmanifest', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('as the colours of pages and manifest, whose style sheet never changes', async () => {
    const colours = { brand: '#a01020', accent: '#00ff7f' };
    await change({ colours });
    const html = await page('/contact');
    expect(html).toContain('<link rel="stylesheet" href="/brand/2-a01020-00ff7f.css" data-brand>');
    const styles = await call(shop, '/brand/2-a01020-00ff7f.css');
    expect([styles.status, styles.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(styles.text).toContain('--colour-primary:#a01020;');
    expect((await call(shop, '/manifest.webmanifest')).body.theme_color).toBe('#a01020');
    expect((await call(shop, '/brand/2-a01020-00ff7f}*{}.css')).status).toBe(404);
    const former = await call(shop, '/brand/a01020-00ff7f.css');
    expect([former.text, former.headers.get('cache-control')]).toEqual([styles.text, 'no-cache']);
    // A page of an earlier version knows of no colours: they stay.
    await change({ tagline: { en: 'Fresh every noon', hi: 'हर दोपहर ताज़ा' } });
    expect((await settingsOf(shop)).colours).toEqual(colours);
    await change({ colours: null, tagline: { en: 'Fresh every morning', hi: 'हर सुबह ताज़ा' } });
    expect(await page('/contact')).not.toContain('/brand/');
  });

  it('as the minimum of an order, whatever the page of the shopper knows', async () => {
    await change({ minimumOrder: 250 });
    const wanted = (quantity: number, totalAmt: number) =>
      order(shop, meera, [{ productId: tea._id, quantity }], totalAmt);
    const below = await wanted(2, 200);
    expect([below.status, below.body.code, below.body.details]).toEqual([
      409,
      'order.below-minimum',
      { minimum: 250, missing: 50 },
    ]);
    expect(below.body.message).toBe('Orders start at ₹250. Please add products for ₹50 more.');
    expect((await wanted(3, 300)).status).toBe(200);
    await change({ minimumOrder: null });
    expect((await wanted(1, 100)).status).toBe(200);
  });

  it('as the logo on the invoices of orders from then on', async () => {
    const invoice = async (orderId: string) => {
      const path = orderPaths.invoice.replace(':orderId', orderId);
      const headers = { authorization: `Bearer ${meera.token}` };
      return Buffer.from(await (await fetch(`${shop.url}${path}`, { headers })).arrayBuffer()).toString(
        'latin1',
      );
    };
    const before = await placeOrder(shop, meera, tea);
    const picture = await plainPicture(300, 300).png().toBuffer();
    const { body } = await uploadPicture(shop, admin, picture, { path: shopSettingsPaths.uploadLogo });
    await change({ logo: body.url });
    const after = await placeOrder(shop, meera, tea);
    expect(await invoice(after)).toContain('/Subtype /Image');
    expect(await invoice(before)).not.toContain('/Subtype /Image');
    await change({ logo: '' });
  });

  it('in security.txt', async () => {
    expect((await call(shop, '/.well-known/security.txt')).text).toContain(
      'Contact: mailto:ask@verma.example',
    );
  });

  it('in mails, as their sender too', async () => {
    const shopper = await aShopper(shop);
    expect((await forgot(shop, shopper.email)).status).toBe(200);
    const [mail] = await mails.arrived(shopper.email);
    expect(mail).toMatchObject({
      from: 'Verma & Sons <no-reply@localhost>',
      subject: 'Your code for a new Verma & Sons password',
    });
    expect(mail?.text).toContain('ask@verma.example, +91 20 5550 0100');
    await placeOrder(shop, meera, tea);
    const [placed] = await mails.arrived(meera.email);
    expect(placed?.subject).toMatch(/^Your Verma & Sons order/);
  });

  it('in packing slips, and in the files of authenticator apps', async () => {
    const orderId = await placeOrder(shop, meera, tea);
    expect(await pdf(adminOrderPaths.packingSlip, orderId, admin)).toContain('Verma & Sons: packing slip');
    const { token, password } = await aShopper(shop);
    const begun = await call(shop, secondFactorPaths.start, { token, body: { password } });
    expect(begun.body.data.uri).toContain('otpauth://totp/Verma');
  });

  it('on open pages: signed-in ones are notified', async () => {
    const socket = io(shop.url, {
      path: SOCKET_PATH,
      auth: { token: (await aShopper(shop)).token },
      transports: ['websocket'],
    });
    try {
      await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
      const notified = new Promise((resolve) => socket.once(SETTINGS_CHANGED_EVENT, resolve));
      const { version } = await change({ deliveryPromise: { en: 'By noon', hi: '' } });
      expect(await notified).toEqual({ version });
    } finally {
      socket.disconnect();
    }
  });
});

describe('an invoice', () => {
  it('keeps the seller of the moment of the order, and their tax', async () => {
    await change({ name: 'Old Name', address: { en: 'Old Street 1', hi: '' }, gstin: GSTIN, gstPercent: 5 });
    const before = await placeOrder(shop, meera, tea);
    await change({ name: 'New Name', address: { en: 'New Street 2', hi: '' }, gstin: '', gstPercent: null });
    const after = await placeOrder(shop, meera, tea);
    const old = await pdf(adminOrderPaths.invoice, before, admin);
    expect(old).toEqual(
      expect.arrayContaining(['Tax invoice', 'Old Name', 'Old Street 1', `GSTIN ${GSTIN}`]),
    );
    expect(old).not.toContain('New Name');
    const fresh = await pdf(adminOrderPaths.invoice, after, admin);
    expect(fresh).toEqual(expect.arrayContaining(['Invoice', 'New Name', 'New Street 2']));
    expect(await pdf(orderPaths.invoice, before, meera)).toEqual(old);
  });

  it('of an order from before orders named their seller names the shop as it was called then', async () => {
    const orderId = await placeOrder(shop, meera, tea);
    const database = await aDatabase(shop);
    await database.collection('orders').updateOne({ orderId }, { $unset: { seller: 1 } });
    await database.close();
    const said = await pdf(orderPaths.invoice, orderId, meera);
    expect(said).toEqual(expect.arrayContaining(['Jhola', defaultShopSettings.address.en]));
  });
});
