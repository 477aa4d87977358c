import { type FirstStep, FirstStepsAnswer, overviewPaths } from '@jhola/shared/contracts/overview.contract';
import { shopSettingsPaths } from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { anArea, deliverTo } from './harness/delivery-areas.js';
import { plainPicture, uploadPicture } from './harness/pictures.js';
import { changeSettings, pageOf, settingsOf } from './harness/shop-settings.js';

let shop: Shop;
let admin: SignedIn;

beforeAll(async () => {
  shop = await startBriefly({ TEST_SWEEP_MS: '200' });
  admin = await anAdmin(shop);
});
afterAll(() => shop.stop());

const firstSteps = async () =>
  FirstStepsAnswer.parse((await call(shop, overviewPaths.firstSteps, { token: admin.token })).body).data;
const done = async (): Promise<FirstStep[]> =>
  (await firstSteps()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);

describe('what the owner of a new shop does next', () => {
  it('is an administrator’s to read', async () => {
    expect((await call(shop, overviewPaths.firstSteps)).status).toBe(401);
    const { token } = await aShopper(shop);
    expect((await call(shop, overviewPaths.firstSteps, { token })).status).toBe(403);
  });

  it('begins with the settings that come with every shop', async () => {
    expect(await settingsOf(shop)).toEqual(defaultShopSettings);
    expect(await pageOf(shop, '/contact')).toContain('<title data-server-head="">Contact us | Jhola</title>');
  });

  it('is ticked by what the shop has, and goes with the first order', async () => {
    expect(await done()).toEqual([]);
    const bytes = await plainPicture(300, 300).png().toBuffer();
    const uploaded = await uploadPicture(shop, admin, bytes, { path: shopSettingsPaths.uploadLogo });
    await changeSettings(shop, admin, { logo: dataOf<{ url: string }>(uploaded).url });
    expect(await done()).toEqual(['logo']);
    await changeSettings(shop, admin, {
      name: 'Sharma Stores',
      supportPhone: '+91 22 5550 0100',
      supportEmail: 'ask@sharma.example',
    });
    // the address is still the example's
    expect(await done()).toEqual(['logo']);
    await changeSettings(shop, admin, { address: { en: '1, Laxmi Road, Pune', hi: '' } });
    expect(await done()).toEqual(['contact', 'logo']);
    const tea = await aProduct(shop, admin, { price: 100, stock: 10 });
    expect(await done()).toEqual(['contact', 'logo', 'products']);
    await deliverTo(shop, admin, anArea());
    expect(await done()).toEqual(['contact', 'logo', 'products', 'delivery']);
    expect((await firstSteps()).isSelling).toBe(false);
    await placeOrder(shop, await aCustomer(shop), tea);
    await until('the order is counted', async () => (await firstSteps()).isSelling);
  });
});
