import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, type SignedIn } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { holdCalls } from '../harness/held-calls';
import { onScreen } from '../harness/on-screen';
import { addHome, ordersOf, putIntoCart } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
let tea: ProductSummary;
/** What one piece costs, in rupees: the discount is rounded up (docs/product.md#discount-rule). */
let price: number;

beforeAll(async () => {
  const found = (await buyable(await newShopper(url), 'tea', 4)).find(({ discount }) => discount > 0);
  if (!found) throw new Error('The shop has no tea at a discount');
  tea = found;
  price = tea.price - Math.ceil((tea.price * tea.discount) / 100);
});

/** A new shopper with two of the product in the cart. */
async function buying(): Promise<SignedIn> {
  const asha = await newShopper(url);
  await putIntoCart(asha, tea._id, 2);
  return asha;
}

describe.each(phoneFirst)('the checkout on a %s', (screen) => {
  it('shows where it goes, what it is and what it costs, and orders', async ({ visit }) => {
    const asha = await buying();
    await addHome(asha);
    await addHome(asha);
    const page = await visitAs(visit, url, asha, screen, '/checkout');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    const home = view.getByRole('group', { name: 'Delivery Address' }).getByRole('radio').first();
    await home.waitFor();
    expect(await home.locator('..').innerText()).toMatch(
      /Asha Verma\s+14, Gulmohar Apartments, Tonk Road, near Gandhi Nagar station, Jaipur, Jaipur, Rajasthan, India - 302015\s+Mobile: 9876543210/,
    );
    expect(await home.isChecked()).toBe(false);

    const summary = view.getByRole('region', { name: 'Order Summary' });
    const line = summary.getByRole('listitem').filter({ hasText: tea.name });
    expect(await line.locator('img').count()).toBe(1);
    await line.getByText(/Qty: 2$/).waitFor();
    await line.getByText(rupees(2 * price)).waitFor();
    const bill = summary.getByRole('region', { name: 'Bill Details' }).locator('dl > div');
    expect(await bill.evaluateAll((rows) => rows.map((row) => row.textContent))).toEqual([
      `Items TotalOriginal price ${rupees(2 * tea.price)}${rupees(2 * price)}`,
      'Quantity Total2',
      'Delivery ChargeFree',
      `Grand Total${rupees(2 * price)}.00`,
    ]);
    await summary.getByText(`You save ${rupees(2 * (tea.price - price))} on this order`).waitFor();
    await summary.getByText('Pay at your door, or online by card').waitFor();
    await expectAccessible(page);

    // nothing is ordered without a chosen address; the shopper is led to the choice
    await view.getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.getByText('Please select a delivery address').waitFor();
    await expect.poll(() => home.evaluate((radio) => radio === document.activeElement)).toBe(true);
    expect(await ordersOf(asha)).toEqual([]);

    await home.check();
    await expectAccessible(page);
    await view.getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/success');
    expect(await ordersOf(asha)).toMatchObject([
      { totalAmt: 2 * price, quantity: 2, payment: { method: 'COD' } },
    ]);
  });

  it('has the only address chosen already', async ({ visit }) => {
    const asha = await buying();
    await addHome(asha);
    const page = await visitAs(visit, url, asha, screen, '/checkout');
    const home = onScreen(page).getByRole('radio', { name: /Asha Verma/ });
    await home.and(page.locator(':checked')).waitFor();
    await onScreen(page).getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('takes a new address, which is chosen then', async ({ visit }) => {
    const page = await visitAs(visit, url, await buying(), screen, '/checkout');
    const view = onScreen(page);
    await view.getByText('Where shall it go? Add your first address.').waitFor();
    await view.getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.getByText('Please select a delivery address').waitFor();
    const add = view.getByRole('button', { name: '+ Add New Address' });
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
    await add.click();
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    for (const [name, text] of Object.entries({
      name: 'Ramesh Verma',
      mobile: '9876501234',
      pincode: '302001',
      building: 'B-7',
      address_line: 'MI Road',
      city: 'Jaipur',
      district: 'Jaipur',
      state: 'Rajasthan',
    }))
      await dialog.locator(`[name=${name}]`).fill(text);
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => view.getByRole('radio', { name: /Ramesh Verma/ }).isChecked()).toBe(true);
  });

  it('waits, and says when the cart or the addresses cannot be fetched', async ({ visit }) => {
    const asha = await buying();
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
    await view.getByText('Where shall it go? Add your first address.').waitFor();
    expect(await view.getByRole('button', { name: 'Cash on Delivery' }).isEnabled()).toBe(true);
  });

  it('has nothing to order from an empty cart', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen, '/checkout');
    await onScreen(page).getByText('Your cart is empty').waitFor();
    expect(await onScreen(page).getByRole('button', { name: 'Cash on Delivery' }).count()).toBe(0);
    await onScreen(page).getByRole('link', { name: 'Shop Now' }).waitFor();
  });

  it('asks a visitor to log in', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/checkout');
    await page.waitForURL('**/login');
    await page.getByRole('banner').getByText('Login required!').waitFor();
  });
});
