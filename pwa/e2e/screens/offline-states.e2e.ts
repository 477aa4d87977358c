import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { onScreen } from '../harness/on-screen';
import { addHome, cartOf, orderCart, putIntoCart } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it, itWithWorker } from '../harness/visits';
import { openWithWorker } from '../harness/worker';

const url = inject('shopUrl');
let tea: ProductSummary;

beforeAll(async () => {
  [tea] = (await buyable(await newShopper(url), 'tea', 1)) as [ProductSummary];
});

const banner = (page: Page) => page.getByText('Offline. Browsing and your cart go on.');
const button = (page: Page, name: string) => onScreen(page).getByRole('button', { name, exact: true });

describe.each(phoneFirst)('without a network on a %s', (screen) => {
  itWithWorker(
    'what a shopper has seen is read, says what waits for a connection, and is sent once there is one',
    async ({ visit }) => {
      const asha = await newShopper(url);
      await putIntoCart(asha, tea._id, 1);
      await orderCart(asha);
      const page = await visitAs(visit, url, asha, screen);
      await openWithWorker(page, '/about');
      const seen = {
        [productPath(tea)]: tea.name,
        '/dashboard/address': 'Asha Verma',
        '/dashboard/profile': 'This device',
        '/dashboard/myorders': 'Cancel Order',
      };
      for (const [path, words] of Object.entries(seen)) {
        await page.goto(path);
        await onScreen(page).getByText(words).first().waitFor();
      }
      const title = onScreen(page).getByRole('heading', { level: 1 });
      const before = await title.boundingBox();
      await page.context().setOffline(true);
      await banner(page).waitFor();
      expect(await title.boundingBox()).toEqual(before);

      await page.reload();
      await onScreen(page)
        .getByText(/As of .+ You are offline: an order can be cancelled once/)
        .waitFor();
      expect(await button(page, 'Cancel Order').isDisabled()).toBe(true);
      await expectAccessible(page);
      await button(page, 'Buy again').click();
      await page.getByText('1 item added to your cart').waitFor();

      await page.goto(productPath(tea));
      const check = onScreen(page).getByRole('form', { name: 'Check delivery' });
      await check.getByRole('textbox', { name: 'Check delivery' }).fill('560053');
      await check.getByRole('button', { name: 'Check', exact: true }).click();
      await check.getByText('Delivery is available at 560053.').waitFor();
      await button(page, 'Write a review').scrollIntoViewIfNeeded();
      expect(await button(page, 'Write a review').isDisabled()).toBe(true);
      await expectAccessible(page);

      await page.goto('/dashboard/profile');
      await button(page, 'Submit').waitFor();
      expect(await button(page, 'Submit').isDisabled()).toBe(true);
      await onScreen(page).getByText('Not on this device yet').waitFor();
      await expectAccessible(page);

      await page.goto('/dashboard/address');
      await onScreen(page).getByText('You are offline. Addresses can be added').waitFor();
      expect(await button(page, 'Add New Address').isDisabled()).toBe(true);
      await expectAccessible(page);
      await page.context().setOffline(false);
      await banner(page).waitFor({ state: 'detached' });
      await button(page, 'Edit the address of Asha Verma').click();
      const dialog = page.getByRole('dialog', { name: 'Edit Address' });
      await dialog.locator('[name=building]').fill('B-7');
      await page.context().setOffline(true);
      const save = dialog.getByRole('button', { name: 'Save Address' });
      await dialog.getByText('What you have written stays here until you are back online.').waitFor();
      expect(await save.isDisabled()).toBe(true);
      await expectAccessible(page);
      await page.context().setOffline(false);
      await save.click();
      await dialog.waitFor({ state: 'hidden' });
      await onScreen(page)
        .getByText(/^B-7, Tonk Road/)
        .waitFor();
      await expect.poll(async () => (await cartOf(asha)).map(({ quantity }) => quantity)).toEqual([1]);
    },
  );
});

describe('a network that is none', () => {
  it('is no matter of one call that fails; is noticed where each waits; and is over by itself', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const asha = await newShopper(url);
    await addHome(asha);
    const page = await visitAs(visit, url, asha, 'phone');
    const addresses = (address: URL) => address.pathname === addressPaths.get;
    await page.route(addresses, (route) => route.abort('internetdisconnected'));
    const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/health');
    await page.goto('/dashboard/address');
    await asked;
    await onScreen(page).getByRole('alert').getByText('Something went wrong!').waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.unroute(addresses);

    // The shop falls silent without the browser knowing: its calls wait for an answer that never comes.
    const api = (address: URL) => address.pathname.startsWith('/api/');
    await page.route(api, () => {});
    await page.goto('/dashboard/address');
    await onScreen(page).getByText('You are offline. Addresses can be added').waitFor({ timeout: 20_000 });
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await banner(page).waitFor();
    expect(await button(page, 'Add New Address').isDisabled()).toBe(true);
    await page.unroute(api);
    await banner(page).waitFor({ state: 'detached', timeout: 20_000 });
    await onScreen(page).getByText('Asha Verma').waitFor();
    await expect.poll(() => button(page, 'Add New Address').isEnabled()).toBe(true);
  });
});
