import {
  type ShopSettings,
  type ShopSettingsFields,
  shopSettingsPaths,
} from '@jhola/shared/contracts/shop-settings.contract';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type OpenShop, type ShopAddress, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { activityOf } from './harness/activity.js';
import { sharedShop } from './harness/shared-shop.js';
import {
  changeSettings,
  pageOf,
  restoreSettings,
  saveSettings,
  settingsOf,
} from './harness/shop-settings.js';
import { itInFullRun } from './harness/tier.js';

const GSTIN = '27AAPFU0939F1ZV';

let shop: OpenShop;
let admin: SignedIn;
let found: ShopSettings;

beforeAll(async () => {
  shop = await sharedShop();
  [admin, found] = [await anAdmin(shop), await settingsOf(shop)];
});
afterAll(() => restoreSettings(shop, admin, found));

const current = (of: ShopAddress = shop) => settingsOf(of);
const put = (body: unknown, by: Pick<SignedIn, 'token'> = admin) => saveSettings(shop, by, body);
const change = (fields: Partial<ShopSettingsFields>) => changeSettings(shop, admin, fields);

describe('the shop’s settings', () => {
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

itInFullRun('are the same after a restart', async () => {
  const first = await startBriefly();
  const before = await changeSettings(first, await anAdmin(first), { name: 'Kept Stores' });
  expect(await first.stop({ keepData: true })).toBe(0);
  const again = await startBriefly({ DATA_DIR: first.dataDir });
  expect(await current(again)).toEqual(before);
  expect(await pageOf(again, '/about')).toContain('About Kept Stores');
  await again.stop();
});

describe('settings that another process has saved', () => {
  itInFullRun('are in effect within a second, and for whoever saves them without delay', async () => {
    const env = { MONGODB_URI: shop.databaseUri, JWT_SECRET: 'one secret for all processes of it' };
    const [first, second] = await Promise.all([startBriefly(env), startBriefly(env)]);
    const { version, ...settings } = await current(first);
    const { token } = await anAdmin(first);
    const titleAt = async (of: ShopAddress) => {
      const { text } = await call(of, '/about', { headers: { accept: 'text/html' } });
      return /<title[^>]*>([^<]*)</.exec(text)?.[1];
    };
    await titleAt(second);
    const body = { version, settings: { ...settings, name: 'Far Stores' } };
    dataOf(await call(first, shopSettingsPaths.save, { method: 'PUT', token, body }));
    const savedAt = performance.now();
    let lastOld = savedAt;
    expect(await titleAt(first)).toBe('About Far Stores');
    expect((await current(second)).name).toBe('Far Stores');
    await until('the other process shows it', async () => {
      const askedAt = performance.now();
      if ((await titleAt(second)) === 'About Far Stores') return true;
      lastOld = askedAt;
      return false;
    });
    expect(lastOld - savedAt).toBeLessThan(1000);
    await Promise.all([first.stop(), second.stop()]);
  });
});
