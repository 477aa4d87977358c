import type { ShopBanner, ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { indiaDate, indiaDay } from '@jhola/shared/domain/time/india-time';
import { aCategory } from '@jhola/test-doubles/builders/categories';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from './harness/activity.js';
import { loadPicture, plainPicture, uploadPicture } from './harness/pictures.js';
import { sharedShop } from './harness/shared-shop.js';
import {
  changeSettings,
  pageOf,
  restoreSettings,
  saveSettings,
  settingsOf,
} from './harness/shop-settings.js';

let shop: OpenShop;
let admin: SignedIn;
let found: ShopSettings;
let picture: string;
let other: string;

beforeAll(async () => {
  shop = await sharedShop();
  [admin, found] = [await anAdmin(shop), await settingsOf(shop)];
  // without any category a shop shows no banners of its own
  await aCategory(shop, admin);
  [picture, other] = [await uploaded(), await uploaded()];
});
afterAll(() => restoreSettings(shop, admin, found));

async function uploaded(): Promise<string> {
  const bytes = await plainPicture(1280, 512).png().toBuffer();
  return dataOf<{ url: string }>(await uploadPicture(shop, admin, bytes)).url;
}

/** So many days from today by India's calendar. */
const inDays = (days: number) => indiaDate(indiaDay(new Date()) + days);
const aBanner = (fields: Partial<ShopBanner> = {}): ShopBanner => ({
  ...{ picture, link: '/search?q=saree', words: { en: 'Sarees from ₹499', hi: '' }, from: '', to: '' },
  ...fields,
});
const put = async (banners: unknown, by: Pick<SignedIn, 'token'> = admin) => {
  const { version, ...settings } = await settingsOf(shop);
  return saveSettings(shop, by, { version, settings: { ...settings, banners } });
};
const home = (cookie = '') => pageOf(shop, '/', cookie);
/** The markup alone: the settings that a page brings along name every banner. */
const markup = async (cookie = '') => (await home(cookie)).replace(/<script[\s\S]*?<\/script>/g, '');

describe('the banners of the owner', () => {
  it('stand on the server-rendered home page in the place of the shop’s own, in their order and language', async () => {
    expect(await markup()).toContain('/banners/banner-1');
    const words = { en: 'Opening week', hi: 'खुलने का हफ़्ता' };
    dataOf(
      await put([
        aBanner({ picture: other, words, link: 'https://blog.sharma.example/opening?from=shop#top' }),
        aBanner({ from: inDays(-1), to: inDays(1) }),
      ]),
    );
    const html = await markup();
    expect(html).not.toContain('/banners/banner-1');
    expect(html.indexOf(other)).toBeGreaterThan(0);
    expect(html.indexOf(other)).toBeLessThan(html.indexOf(picture));
    expect(html).toContain('alt="Opening week"');
    expect(html).toContain('href="https://blog.sharma.example/opening?from=shop#top"');
    expect(html).toContain('href="/search?q=saree"');
    const hindi = await markup('language=hi');
    expect(hindi).toContain('alt="खुलने का हफ़्ता"');
    expect(hindi).toContain('alt="Sarees from ₹499"');
    expect((await loadPicture(shop, picture)).response.status).toBe(200);
  });

  it('are shown in their days alone; without one the shop’s own are back', async () => {
    dataOf(await put([aBanner({ to: inDays(-2) }), aBanner({ picture: other, from: inDays(2) })]));
    const html = await markup();
    expect(html).toContain('/banners/banner-1');
    for (const own of [picture, other, 'alt="Sarees from ₹499"']) expect(html).not.toContain(own);
  });

  it('have no element of a text that looks like one', async () => {
    const words = { en: '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>', hi: '' };
    dataOf(await put([aBanner({ words })]));
    const html = await home();
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('alt="&lt;/script&gt;&lt;script&gt;alert(1)');
  });

  it('stay when settings are saved that leave them out, as an earlier version of the web app does', async () => {
    await changeSettings(shop, admin, { banners: [aBanner()] });
    const { version, banners, ...settings } = await settingsOf(shop);
    const saved = dataOf(
      await saveSettings(shop, admin, { version, settings: { ...settings, name: 'Kept Stores' } }),
    );
    expect(saved).toMatchObject({ name: 'Kept Stores', banners });
  });

  it('leave an entry in the activity', async () => {
    const activity = activityOf(shop, admin);
    const entries = await activity.recorded(() => changeSettings(shop, admin, { banners: [] }));
    expect(entries).toMatchObject([{ action: 'settings.changed', after: { banners: [] } }]);
  });

  it('are an administrator’s to save', async () => {
    expect((await put([aBanner()], await aShopper(shop))).status).toBe(403);
  });

  it.each<[string, () => unknown]>([
    ['a link that runs code', () => [aBanner({ link: 'javascript:alert(1)' })]],
    ['a link without encryption', () => [aBanner({ link: 'http://sharma.example/' })]],
    ['a link of data', () => [aBanner({ link: 'data:text/html,x' })]],
    ['a path that leads elsewhere', () => [aBanner({ link: '//evil.example' })]],
    ['a path that leads elsewhere by a backslash', () => [aBanner({ link: '/\\evil.example' })]],
    ['a link with a user name', () => [aBanner({ link: 'https://www.sharma.example@evil.example' })]],
    ['a link too long', () => [aBanner({ link: `/${'x'.repeat(200)}` })]],
    ['days that cross', () => [aBanner({ from: '2026-11-10', to: '2026-11-09' })]],
    ['a day that is none', () => [aBanner({ from: '2026-02-30' })]],
    ['a moment for a day', () => [aBanner({ to: '2026-11-10T00:00:00Z' })]],
    ['words that are missing', () => [aBanner({ words: { en: ' ', hi: '' } })]],
    ['words too long', () => [aBanner({ words: { en: 'Sale', hi: 'x'.repeat(121) } })]],
    ['words that turn round', () => [aBanner({ words: { en: 'Sale \u202e', hi: '' } })]],
    ['a picture elsewhere', () => [aBanner({ picture: 'https://evil.example/x.webp' })]],
    ['a picture of a path', () => [aBanner({ picture: '/uploads/pictures/../logo/x-640.webp' })]],
    ['a picture of two banners', () => [aBanner(), aBanner()]],
    ['too many', () => Array.from({ length: 9 }, () => aBanner())],
    ['an operator', () => [{ $gt: '' }]],
    ['a field that banners do not have', () => [{ ...aBanner(), html: '<b>' }]],
    ['one that is no list', () => aBanner()],
  ])('refuse %s', async (_what, wrong) => {
    const { version } = await settingsOf(shop);
    const { status, body } = await put(wrong());
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect((await settingsOf(shop)).version).toBe(version);
  });

  it('refuse a picture that was never uploaded, by its number', async () => {
    const never = `/uploads/pictures/${'a'.repeat(24)}-640.webp`;
    const { status, body } = await put([aBanner(), aBanner({ picture: never })]);
    expect([status, body.code, body.details]).toMatchObject([
      400,
      'shop-settings.no-such-picture',
      { number: 2 },
    ]);
    expect(body.message).toBe('The shop does not have the picture of banner 2. Please upload it again.');
  });
});
