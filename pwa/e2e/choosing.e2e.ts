import type { Product } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { addProduct } from './harness/catalogue';
import { storedRow, storeRow } from './harness/device-store';
import { goOffline, takeTheShopAlong } from './harness/offline';
import { onScreen, open } from './harness/on-screen';
import { cartOf } from './harness/orders';
import { visitAs } from './harness/visit-as';
import { it, itWithWorker } from './harness/visits';

const url = inject('shopUrl');
let shirt: Product;

beforeAll(async () => {
  shirt = await addProduct(await signInByApi(url, admin), {
    name: 'Banyan Cotton T-shirt',
    unit: '1 pc',
    price: 400,
    discount: 10,
    stock: 20,
    variants: [
      { name: 'S', stock: 0 },
      { name: 'M', stock: 3 },
      { name: 'L', price: 450 },
    ],
  });
});

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Choose an option' });
const card = (page: Page) => onScreen(page).getByRole('article', { name: shirt.name, exact: true }).first();
const search = `/search?q=${encodeURIComponent('Banyan Cotton T-shirt')}`;
const inCart = async (who: Parameters<typeof cartOf>[0]) =>
  (await cartOf(who)).map(({ variantName, quantity }) => [variantName, quantity]);

async function choose(page: Page, name: RegExp, button: string): Promise<void> {
  await sheet(page).getByRole('radio', { name }).check();
  await sheet(page).getByRole('button', { name: button, exact: true }).click();
  await sheet(page).waitFor({ state: 'detached' });
}

/** What a device of an earlier version holds after Add: a line without a variant, and the change that waits to be sent. */
async function addAsBefore(page: Page): Promise<void> {
  const { _id, name, image, unit, price, discount, stock } = shirt;
  const line = { key: _id, product: { _id, name, image, unit, price, discount, stock }, addedAt: 1 };
  const owner = (await storedRow<{ value: string }>(page, 'settings', 'owner'))?.value;
  await storeRow(page, 'cartLines', { ...line, quantity: 2 });
  await storeRow(page, 'outbox', {
    id: crypto.randomUUID(),
    owner,
    kind: 'cart.line',
    target: _id,
    body: { quantity: 2, line },
    state: 'waiting',
    tries: 0,
  });
}

describe('a product of which a variant must be chosen, on a phone', () => {
  it('is not added by its card before one is chosen, which the sheet asks', async ({ visit }) => {
    const asha = await newShopper(url);
    const page = await visitAs(visit, url, asha, 'phone');
    await open(page, search);
    const add = card(page).getByRole('button', { name: `Add ${shirt.name} to cart` });
    await add.click();
    expect(await sheet(page).getByRole('radio', { name: /^S/ }).isDisabled()).toBe(true);
    await sheet(page).getByText('Only 3 left').waitFor();
    expect(await sheet(page).getByRole('button', { name: 'Add to Cart' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
    await add.click();
    await choose(page, /^M/, 'Add to Cart');
    await card(page).getByRole('status').getByText('1', { exact: true }).waitFor();
    await expect.poll(() => inCart(asha)).toEqual([['M', 1]]);
  });

  it('is not added by its own page either, whose price line names the chosen one', async ({ visit }) => {
    const asha = await newShopper(url);
    const page = await visitAs(visit, url, asha, 'phone');
    await open(page, productPath(shirt));
    await onScreen(page).getByText('1 pc · Inclusive of all taxes').waitFor();
    await onScreen(page).getByRole('button', { name: 'One more' }).click();
    await onScreen(page).getByRole('button', { name: 'Add to Cart' }).click();
    await choose(page, /^L/, 'Add to Cart');
    await expect.poll(() => inCart(asha)).toEqual([['L', 2]]);
    await onScreen(page).getByRole('button', { name: 'M', exact: true }).click();
    await onScreen(page).getByText('M · Inclusive of all taxes').waitFor();
  });

  itWithWorker(
    'is asked for offline too, also where the version before has put it in; the checkout waits',
    { tags: 'full-run' },
    async ({ visit }) => {
      const asha = await newShopper(url);
      const page = await visitAs(visit, url, asha, 'phone');
      await takeTheShopAlong(page);
      await goOffline(page);
      await addAsBefore(page);
      await open(page, '/cart');
      await onScreen(page).getByText(`Choose an option of ${shirt.name} to go on.`).waitFor();
      await expect
        .poll(() => onScreen(page).getByRole('button', { name: 'Proceed' }).isDisabled())
        .toBe(true);
      await open(page, '/checkout');
      await onScreen(page).getByText(`Choose an option of ${shirt.name} first.`).waitFor();
      expect(await onScreen(page).getByRole('button', { name: 'Prepare order' }).count()).toBe(0);
      const ask = onScreen(page).getByRole('button', { name: `Choose an option of ${shirt.name}` });
      await ask.click();
      await choose(page, /^M/, 'Choose');
      // Kept on the device once the page shows it; an address typed before that ends what is being written.
      await ask.waitFor({ state: 'detached' });
      await open(page, search);
      await card(page)
        .getByRole('button', { name: `Add one ${shirt.name}` })
        .click();
      await choose(page, /^L/, 'Add to Cart');
      await page.context().setOffline(false);
      await expect
        .poll(() => inCart(asha))
        .toEqual([
          ['M', 2],
          ['L', 1],
        ]);
    },
  );
});
