import {
  type SaveShopPageRequest,
  type ShopPage,
  ShopPageAnswer,
  shopPagesPaths,
} from '@jhola/shared/contracts/shop-pages.contract';
import { MAX_PAGE_TEXT, SHOP_PAGES, type ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';
import { changeSettings, pageOf, restoreSettings, settingsOf } from './harness/shop-settings.js';

let shop: OpenShop;
let admin: SignedIn;
let found: ShopSettings;
beforeAll(async () => {
  shop = await sharedShop();
  [admin, found] = [await anAdmin(shop), await settingsOf(shop)];
});
// Others use the shop, too: its texts and settings are again those that came with it.
afterAll(async () => {
  for (const page of SHOP_PAGES) await save({ page, en: '', hi: '' });
  await restoreSettings(shop, admin, found);
});

const stored = async (page: ShopPageName) =>
  ShopPageAnswer.parse((await call(shop, `${shopPagesPaths.get}?page=${page}`)).body).data;
const put = (body: unknown, { token }: Pick<SignedIn, 'token'> = admin) =>
  call(shop, shopPagesPaths.save, { method: 'PUT', token, body });
const save = async (change: Partial<SaveShopPageRequest>): Promise<ShopPage> => {
  const { page = 'return-policy' } = change;
  return dataOf(await put({ ...(await stored(page)), ...change }));
};
const main = async (path: string, cookie?: string) =>
  /<article.*<\/article>/s.exec(await pageOf(shop, path, cookie))?.[0] ?? '';

describe('a page of the shop', () => {
  it('shows the text that came with the shop until the owner writes one, and again without it', async () => {
    const before = await main('/return-policy');
    expect(before).toContain('Returns are accepted within 7 days of delivery.');
    await save({ en: '## Ten days\n\nBring **anything** back.' });
    const own = await main('/return-policy');
    expect(own).toContain('<h2>Ten days</h2><p>Bring <strong>anything</strong> back.</p>');
    expect(own).not.toContain('within 7 days');
    await save({ en: '', hi: '' });
    expect(await main('/return-policy')).toBe(before);
  });

  it('is in Hindi where there is Hindi, in English otherwise', async () => {
    await save({ page: 'about', en: 'Since 1987.', hi: '' });
    expect(await main('/about', 'language=hi')).toContain('<p>Since 1987.</p>');
    await save({ page: 'about', hi: '1987 से।' });
    expect(await main('/about', 'language=hi')).toContain('<p>1987 से।</p>');
    expect(await main('/about')).toContain('<p>Since 1987.</p>');
  });

  it('renders nothing that runs, loads or leads elsewhere', async () => {
    const en = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1)) [y](//evil.example) ![z](https://evil.example/pixel.png)',
      '</article><iframe src="https://evil.example"></iframe>',
    ].join('\n\n');
    await save({ page: 'faqs', en });
    const html = await pageOf(shop, '/faqs');
    const text = await main('/faqs');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    for (const made of ['<script', '<img', '<iframe', 'href="javascript', 'evil.example"'])
      expect(text).not.toContain(made);
    // what the page brings along as data cannot end its element
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('<script>alert');
  });

  it.each([
    ['another page', { page: 'contact' }],
    ['an operator', { page: { $ne: 'about' } }],
    ['a text that is too long', { en: 'x'.repeat(MAX_PAGE_TEXT + 1) }],
    ['a text that reverses what stands behind it', { en: 'a \u202E b' }],
    ['a control character', { hi: 'a \u0000 b' }],
    ['a field of the database', { _id: 'about' }],
  ])('refuses %s', async (_what, wrong) => {
    const before = await stored('about');
    const { status, body } = await put({ ...before, ...wrong });
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(await stored('about')).toEqual(before);
  });

  it('is an administrator’s to write, and not over what another has written since', async () => {
    const before = await stored('privacy-policy');
    expect((await put({ ...before, en: 'Mine' }, await aShopper(shop))).status).toBe(403);
    const answers = await Promise.all(['One', 'Two', 'Three'].map((en) => put({ ...before, en })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = await put({ ...before, en: 'Late' });
    expect([late.status, late.body.code]).toEqual([409, 'shop-settings.changed']);
    const winner = answers.find(({ status }) => status === 200);
    expect(await stored('privacy-policy')).toEqual(winner?.body.data);
  });

  it('stays when the settings are saved, and tells its version with them', async () => {
    const { version } = await save({ page: 'about', en: 'Kept.' });
    await changeSettings(shop, admin, { name: 'Sharma Stores' });
    expect((await settingsOf(shop)).pages.about).toBe(version);
    await changeSettings(shop, admin, { pages: { about: 99 } });
    expect((await settingsOf(shop)).pages.about).toBe(version);
    expect((await stored('about')).en).toBe('Kept.');
  });
});
