import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { SETTINGS_CHANGED_EVENT, SOCKET_PATH } from '@jhola/shared/contracts/realtime.contract';
import { secondFactorPaths } from '@jhola/shared/contracts/second-factor.contract';
import {
  type ShopSettings,
  ShopSettingsAnswer,
  type ShopSettingsFields,
  shopSettingsPaths,
} from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { io } from 'socket.io-client';
import { activityOf } from './harness/activity.js';
import { aDatabase } from './harness/database.js';
import { textsOfPdf } from './harness/pdf-text.js';
import { forgot } from './harness/recovery.js';

const GSTIN = '27AAPFU0939F1ZV';

let mails: MailServer;
let shop: Shop;
let admin: SignedIn;
let meera: Customer;
let tea: TestProduct;

beforeAll(async () => {
  mails = await startMailServer();
  shop = await startBriefly({ MAIL_URL: mails.url, MAIL_FROM: 'no-reply@sharma.example' });
  admin = await anAdmin(shop);
  [meera, tea] = await Promise.all([aCustomer(shop), aProduct(shop, admin, { price: 100, stock: 100 })]);
});
afterAll(async () => {
  await shop.stop();
  await mails.stop();
});

const current = async (of: Shop = shop): Promise<ShopSettings> =>
  ShopSettingsAnswer.parse((await call(of, shopSettingsPaths.get)).body).data;

const put = (body: unknown, { token }: Pick<SignedIn, 'token'> = admin) =>
  call(shop, shopSettingsPaths.save, { method: 'PUT', token, body });

/** Changes some of the settings that stand now. */
async function change(fields: Partial<ShopSettingsFields>): Promise<ShopSettings> {
  const { version, ...settings } = await current();
  return dataOf(await put({ version, settings: { ...settings, ...fields } }));
}

const page = async (path: string, cookie = '') =>
  (await call(shop, path, { headers: { accept: 'text/html', cookie } })).text;
const pdf = async (path: string, orderId: string, { token }: Pick<SignedIn, 'token'>) => {
  const response = await fetch(`${shop.url}${path.replace(':orderId', orderId)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return textsOfPdf(Buffer.from(await response.arrayBuffer()));
};

describe('the shop’s settings', () => {
  it('are the defaults until they are saved, for everybody', async () => {
    expect(await current()).toEqual(defaultShopSettings);
    expect(await page('/contact')).toContain('<title data-server-head="">Contact us | Jhola</title>');
  });

  it('are sent once to whoever has them', async () => {
    const etag = (await call(shop, shopSettingsPaths.get)).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = () => call(shop, shopSettingsPaths.get, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await change({ name: 'Sharma Stores' });
    const changed = await again();
    expect([changed.status, changed.body.data.name]).toEqual([200, 'Sharma Stores']);
  });

  it('are an administrator’s to save', async () => {
    const { version, ...settings } = await current();
    const body = { version, settings: { ...settings, name: 'Taken over' } };
    expect((await put(body, await aShopper(shop))).status).toBe(403);
    expect((await call(shop, shopSettingsPaths.save, { method: 'PUT', body })).status).toBe(401);
    expect((await current()).version).toBe(version);
  });

  it.each([
    ['a name that is missing', { name: ' ' }],
    ['a name of two lines', { name: 'Sharma\r\nBcc: all@shop.example' }],
    ['a phone number of letters', { supportPhone: 'ring me' }],
    ['an e-mail address that is none', { supportEmail: 'help' }],
    ['a link that runs code', { social: [{ name: 'facebook', address: 'javascript:alert(1)' }] }],
    ['a GSTIN with a wrong last character', { gstin: '27AAPFU0939F1ZW', gstPercent: 5 }],
    ['a GSTIN without a percentage', { gstin: GSTIN, gstPercent: null }],
    ['a field of the database', { _id: 'shop' }],
    ['an operator', { name: { $gt: '' } }],
    ['a line too many', { heroLines: { en: Array(7).fill('Fresh'), hi: [] } }],
  ])('refuse %s', async (_what, wrong) => {
    const { version, ...settings } = await current();
    const { status, body } = await put({ version, settings: { ...settings, ...wrong } });
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect((await current()).version).toBe(version);
  });

  it('are not saved over what somebody else has saved since', async () => {
    const { version, ...settings } = await current();
    const first = await put({ version, settings: { ...settings, supportPhone: '+91 22 1234 5678' } });
    expect([first.status, first.body.data.version]).toEqual([200, version + 1]);
    const second = await put({ version, settings: { ...settings, name: 'Late' } });
    expect([second.status, second.body.code]).toEqual([409, 'shop-settings.changed']);
    expect(await current()).toMatchObject({ name: settings.name, supportPhone: '+91 22 1234 5678' });
  });

  it('are saved by one of many who save together', async () => {
    const { version, ...settings } = await current();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => put({ version, settings: { ...settings, name: `Shop ${at}` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await current()).toEqual(winner?.body.data);
    expect((await current()).version).toBe(version + 1);
  });

  it('keep their version when nothing is changed, and leave no entry then', async () => {
    const { version, ...settings } = await current();
    const activity = activityOf(shop, admin);
    const entries = await activity.recorded(async () => {
      expect(dataOf(await put({ version, settings }))).toEqual({ version, ...settings });
    });
    expect(entries).toEqual([]);
  });

  it('leave an entry of what was changed in the activity', async () => {
    const before = await current();
    const activity = activityOf(shop, admin);
    const entries = await activity.recorded(() => change({ name: 'Gupta Stores' }));
    expect(entries).toMatchObject([
      { action: 'settings.changed', before: { name: before.name }, after: { name: 'Gupta Stores' } },
    ]);
    expect(Object.keys(entries[0]?.after ?? {})).toEqual(['name']);
  });
});

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
      social: [{ name: 'instagram', address: 'https://www.instagram.com/verma' }],
    });
  });

  it('in server-rendered pages: head, markup and data', async () => {
    const html = await page('/contact');
    expect(html).toContain('Contact us | Verma &amp; Sons</title>');
    for (const shown of ['+91 20 5550 0100', 'ask@verma.example', '1, Laxmi Road, Pune 411030'])
      expect(html).toContain(shown);
    expect(html).not.toContain('Jhola');
    const data = JSON.parse(/id="first-data">([^<]*)</.exec(html)?.[1] ?? 'null');
    expect(data.shop).toEqual(await current());
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
      from: 'Verma & Sons <no-reply@sharma.example>',
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
    const old = await pdf(orderPaths.invoice, before, meera);
    expect(old).toEqual(
      expect.arrayContaining(['Tax invoice', 'Old Name', 'Old Street 1', `GSTIN ${GSTIN}`]),
    );
    expect(old).not.toContain('New Name');
    const fresh = await pdf(orderPaths.invoice, after, meera);
    expect(fresh).toEqual(expect.arrayContaining(['Invoice', 'New Name', 'New Street 2']));
    expect(await pdf(adminOrderPaths.invoice, before, admin)).toEqual(old);
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

it('are the same after a restart', async () => {
  const before = await change({ name: 'Kept Stores' });
  const { dataDir } = shop;
  expect(await shop.stop({ keepData: true })).toBe(0);
  shop = await startBriefly({ MAIL_URL: mails.url, MAIL_FROM: 'no-reply@sharma.example', DATA_DIR: dataDir });
  expect(await current()).toEqual(before);
  expect(await page('/about')).toContain('About Kept Stores');
});

describe('settings that another process has saved', () => {
  let first: Shop;
  let second: Shop;
  beforeAll(async () => {
    const env = { MONGODB_URI: shop.databaseUri, JWT_SECRET: 'one secret for all processes of it' };
    [first, second] = await Promise.all([startBriefly(env), startBriefly(env)]);
  });
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
  });

  it('are in effect within a second, and for whoever saves them without delay', async () => {
    const { version, ...settings } = await current(first);
    const { token } = await anAdmin(first);
    const titleAt = async (of: Shop) => {
      const { text } = await call(of, '/about', { headers: { accept: 'text/html' } });
      return /<title[^>]*>([^<]*)</.exec(text)?.[1];
    };
    await titleAt(second);
    const body = { version, settings: { ...settings, name: 'Far Stores' } };
    dataOf(await call(first, shopSettingsPaths.save, { method: 'PUT', token, body }));
    const savedAt = performance.now();
    expect(await titleAt(first)).toBe('About Far Stores');
    expect((await current(second)).name).toBe('Far Stores');
    await until('the other process shows it', async () => (await titleAt(second)) === 'About Far Stores');
    expect(performance.now() - savedAt).toBeLessThan(1000);
  });
});
