import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { ProductAnswer, type ProductSummary, productPaths } from '@jhola/shared/contracts/product.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, type SignedIn } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { holdCalls } from '../harness/held-calls';
import { onScreen } from '../harness/on-screen';
import { cartOf, orderCart, putIntoCart } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { showOrders } from '../harness/shopping';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let tea: ProductSummary;
let other: ProductSummary;

beforeAll(async () => {
  [tea, other] = (await buyable(await newShopper(url), 'tea', 2)) as [ProductSummary, ProductSummary];
});

/** Orders pieces of products. Returns the order's number. */
async function ordered(who: SignedIn, pieces: readonly [ProductSummary, number][]): Promise<string> {
  for (const [product, quantity] of pieces) await putIntoCart(who, product._id, quantity);
  return (await orderCart(who)).orderId;
}

/** The stages of the order on screen: their words, and which is the furthest. */
const stagesOf = (page: Page, orderId: string) =>
  onScreen(page)
    .getByRole('article', { name: orderId })
    .getByRole('list', { name: 'Progress' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const time = item.querySelector('time');
        const words = (item.textContent ?? '').replace(time?.textContent ?? '', '');
        return `${words}${time ? ' at' : ''}${item.ariaCurrent ? ' now' : ''}`;
      }),
    );

describe.each(phoneFirst)('orders on a %s', (screen) => {
  it('are waited for, asked for again when they cannot be fetched, cancelled after asking, and kept with their stages', async ({
    visit,
  }) => {
    const asha = await newShopper(url);
    const orderId = await ordered(asha, [[tea, 2]]);
    const page = await visitAs(visit, url, asha, screen);
    // An event that comes late would fetch the orders before Retry does.
    await page.context().route(/socket\.io/, (route) => route.abort('internetdisconnected'));
    const calls = await holdCalls(page, orderPaths.orderList);
    await page.goto('/my-orders');
    const view = onScreen(page);
    await view.getByText('Loading orders...').waitFor();
    await expectAccessible(page);
    calls.fail();
    await view.getByRole('alert').getByText('Failed to fetch orders').waitFor();
    await expectAccessible(page);
    // Held again: what is fetched at start could bring the orders before the button is pressed.
    calls.hold();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByText('Loading orders...').waitFor();
    calls.goOn();

    const cancel = view.getByRole('article', { name: orderId }).getByRole('button', { name: 'Cancel Order' });
    const dialog = page.getByRole('dialog', { name: 'Cancel Order' });
    await cancel.click();
    await dialog.getByText(`Cancel order ${orderId}? This cannot be taken back.`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep Order' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await cancel.click();
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await view.getByText('No Data', { exact: true }).waitFor();
    const heading = view.getByRole('heading', { level: 1, name: 'Your Orders' });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await (await showOrders(page, 'Cancelled')).filter({ hasText: orderId }).waitFor();
    await expect
      .poll(() => stagesOf(page, orderId))
      .toEqual(['Placed, reached at', 'Cancelled, reached at now']);
    // It sold nothing: there is no invoice of it.
    await page.goto(`/dashboard/myorders/${orderId}`);
    await view.getByRole('button', { name: 'Buy again' }).waitFor();
    expect(await view.getByRole('button', { name: 'Invoice' }).count()).toBe(0);
  });

  it('are bought again, telling what could not be put into the cart', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const asha = await newShopper(url);
    await ordered(asha, [
      [tea, 2],
      [other, 1],
    ]);
    const page = await visitAs(visit, url, asha, screen, '/dashboard/myorders');
    await page.route(`**${productPaths.details}`, async (route) => {
      const answer = ProductAnswer.parse(await (await route.fetch()).json());
      const soldOut = answer.data._id === other._id;
      await route.fulfill({ json: soldOut ? { ...answer, data: { ...answer.data, stock: 0 } } : answer });
    });
    await onScreen(page).getByRole('button', { name: 'Buy again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not everything is in your cart' });
    await dialog.getByText('2 items added to your cart').first().waitFor();
    const left = dialog.getByRole('list').getByRole('listitem');
    await expect.poll(() => left.innerText()).toMatch(new RegExp(`${other.name}\\s*Out of Stock`));
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'View Cart' }).click();
    await page.waitForURL('**/cart');
    await expect
      .poll(async () => (await cartOf(asha)).map(({ productId, quantity }) => [productId.name, quantity]))
      .toEqual([[tea.name, 2]]);
  });
});
