import { deliveryAreasPaths } from '@jhola/shared/contracts/delivery-areas.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { anAddress } from '@jhola/test-doubles/builders/customers';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { buying, cashOnDelivery } from '../harness/buying';
import { overflowing } from '../harness/layout';
import { onScreen } from '../harness/on-screen';
import { ordersOf } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

let shop: Shop;
let tea: ProductSummary;

beforeAll(async () => {
  shop = await startDemoShop(60);
  [tea] = (await buyable(await newShopper(shop.url), 'tea', 1)) as [ProductSummary];
});
afterAll(() => shop?.stop());

async function areasOf(office: SignedIn) {
  const { data } = (await office.call('GET', deliveryAreasPaths.get)) as {
    readonly data: { readonly version: number; readonly areas: readonly { readonly codes: string[] }[] };
  };
  return data;
}

describe.each(phoneFirst)('where the shop delivers on a %s', (screen) => {
  it('is said by an administrator, and obeyed by product page and checkout, offline too', async ({
    visit,
  }) => {
    const office = await signInByApi(shop.url, admin);
    // The screen before has left its own.
    const { version } = await areasOf(office);
    await office.call('PUT', deliveryAreasPaths.save, { version, areas: [] });
    const desk = await visitAs(visit, shop.url, office, screen, '/dashboard/settings/delivery');
    const settings = onScreen(desk);
    await settings.getByText('You deliver everywhere, free').waitFor();
    await settings.getByRole('button', { name: 'Add area' }).click();
    await settings.getByRole('textbox', { name: 'Name' }).fill('Jaipur');
    const codes = settings.getByRole('textbox', { name: 'PIN codes' });
    await codes.fill('302099-302001');
    await settings.getByRole('textbox', { name: 'Delivered within' }).fill('45');
    await settings.getByRole('textbox', { name: 'Charge in ₹' }).fill('40');
    await settings.getByRole('textbox', { name: 'Free from ₹' }).fill('100000');
    await settings.getByRole('button', { name: 'Save', exact: true }).click();
    await settings.getByText('302099-302001 is no PIN code and no range.').waitFor();
    await expectAccessible(desk);
    expect(await overflowing(desk)).toEqual([]);
    await codes.fill('302001-302099');
    await settings.getByRole('button', { name: 'Save', exact: true }).click();
    await desk.getByText('Delivery areas saved').waitFor();
    await settings.getByRole('textbox', { name: 'Which area is this PIN code in?' }).fill('302015');
    await settings.getByText('Jaipur: ₹40, free from ₹1,00,000, within 45 minutes').waitFor();

    const asha = await buying(shop.url, tea);
    await anAddress(asha.shop, asha, { name: 'Village Home', pincode: '781001' });
    const page = await visitAs(visit, shop.url, asha, screen, '/checkout');
    const view = onScreen(page);
    const charge = view.getByRole('region', { name: 'Bill Details' }).getByRole('definition').nth(2);
    await view.getByRole('radio', { name: /Village Home.*Not delivered here/ }).check();
    await view.getByText('We do not deliver to this address. Please choose another one.').waitFor();
    expect(await charge.textContent()).toBe('Not delivered here');
    expect(await cashOnDelivery(page).isDisabled()).toBe(true);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await view.getByRole('radio', { name: /Asha Verma/ }).check();
    await expect.poll(() => charge.textContent()).toBe('₹40');
    await view.getByText('Delivered within 45 minutes').waitFor();

    // the rules are on the device: the product page answers without a connection
    await page.goto(`/product/tea-${tea._id}`);
    const product = onScreen(page);
    await product.getByText('Delivery by pincode: check yours below').waitFor();
    await page.context().setOffline(true);
    const pincode = product.getByRole('textbox', { name: 'Check delivery' });
    await pincode.fill('781001');
    await product.getByRole('button', { name: 'Check', exact: true }).click();
    await product.getByText('Delivery is not available at 781001.').waitFor();
    await pincode.fill('302015');
    await product.getByRole('button', { name: 'Check', exact: true }).click();
    await product
      .getByText('Delivery is available at 302015. ₹40, free from ₹1,00,000, within 45 minutes.')
      .waitFor();
    await page.context().setOffline(false);

    // the shop raises its charge while the checkout is open: nothing is ordered at a total that was not seen
    await page.goto('/checkout');
    await view.getByRole('radio', { name: /Asha Verma/ }).check();
    await expect.poll(() => charge.textContent()).toBe('₹40');
    const known = await areasOf(office);
    const [area] = known.areas;
    const { districtCodes: _, ...fields } = area as { districtCodes?: unknown };
    await office.call('PUT', deliveryAreasPaths.save, {
      version: known.version,
      areas: [{ ...fields, charge: 55 }],
    });
    await expect.poll(() => charge.textContent()).toBe('₹55');
    await cashOnDelivery(page).click();
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
    await onScreen(page).getByText('Delivered within 45 minutes').waitFor();
    expect(await ordersOf(asha)).toMatchObject([{ deliveryCharge: 55, quantity: 2 }]);
  });
});
