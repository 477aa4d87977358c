import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { buying } from '../harness/buying';
import { holdCalls } from '../harness/held-calls';
import { onScreen } from '../harness/on-screen';
import { addHome, ordersOf } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let tea: ProductSummary;

beforeAll(async () => {
  [tea] = (await buyable(await newShopper(url), 'tea', 1)) as [ProductSummary];
});

describe.each(phoneFirst)('the checkout on a %s', (screen) => {
  it('waits for cart and addresses, says when one cannot be fetched, leads to the choice of an address, and orders', async ({
    visit,
  }) => {
    const asha = await buying(url, tea);
    await addHome(asha);
    const page = await visitAs(visit, url, asha, screen);
    const cart = await holdCalls(page, cartPaths.get);
    const addresses = await holdCalls(page, addressPaths.get);
    await page.goto('/checkout');
    const view = onScreen(page);
    await view.getByText('Loading...').waitFor();
    await expectAccessible(page);
    cart.fail();
    await view.getByRole('alert').getByText('Something went wrong!').waitFor();
    // Held again: another pull could bring the cart before the button is pressed.
    cart.hold();
    await view.getByRole('button', { name: 'Retry' }).click();
    cart.goOn();
    addresses.goOn();
    const home = view.getByRole('group', { name: 'Delivery Address' }).getByRole('radio').first();
    await home.waitFor();
    await view.getByRole('region', { name: 'Order Summary' }).getByText(tea.name).waitFor();

    // Nothing is ordered without a chosen address; the shopper is led to the choice.
    await view.getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.getByText('Please select a delivery address').waitFor();
    await expect.poll(() => home.evaluate((radio) => radio === document.activeElement)).toBe(true);
    expect(await ordersOf(asha)).toEqual([]);
    await home.check();
    await expectAccessible(page);
    await view.getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/success');
    expect(await ordersOf(asha)).toMatchObject([{ quantity: 2, payment: { method: 'COD' } }]);
  });
});
