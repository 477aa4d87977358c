import { type Product } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, rememberSignIn } from '../harness/account';
import { onScreen, open } from '../harness/on-screen';
import { aWholeProduct, button, quantity, shirtSoldOut } from '../harness/product-page';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let shirt: Product;

beforeAll(async () => {
  const { whole } = await aWholeProduct(url);
  shirt = await shirtSoldOut(url, whole.image[0] ?? '');
});

const variant = (page: Page, name: string) =>
  onScreen(page)
    .getByRole('group', { name: 'Choose a variant' })
    .getByRole('button', { name: new RegExp(`^${name}( ?, Out of Stock)?$`) });

describe('buying on a phone', () => {
  it('is of the variant that is chosen, its button in the one bar at the bottom, beside the way to the cart and not over the footer', async ({
    visit,
  }) => {
    const page = await visit(url, 'phone');
    await rememberSignIn(page.context(), await newShopper(url));
    await open(page, productPath(shirt));
    await variant(page, 'M').click();
    await onScreen(page).getByText('₹450', { exact: true }).filter({ visible: true }).first().waitFor();
    await quantity(page).getByRole('button', { name: 'One more' }).click();
    await button(page, 'Add to Cart').click();
    await page.getByText('Item added').waitFor();
    await page.getByRole('button', { name: 'My Cart: 2 items' }).waitFor();
    await variant(page, 'S').click();
    const soldOut = onScreen(page).getByRole('button', { name: 'Out of Stock', exact: true });
    expect(await soldOut.isDisabled()).toBe(true);
    const bar = await soldOut.boundingBox();
    const toCart = await page.getByRole('link', { name: /View Cart/ }).boundingBox();
    expect(bar?.y).toBe(toCart?.y);
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0);
    await onScreen(page).evaluate((element) => {
      const area = element.querySelector('[data-scroll-area]');
      area?.scrollTo({ top: area.scrollHeight });
    });
    const footer = await onScreen(page).getByRole('contentinfo').boundingBox();
    const after = await soldOut.boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(after?.y ?? 0);
  });
});
