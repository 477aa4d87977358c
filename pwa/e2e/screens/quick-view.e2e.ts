import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, rememberSignIn } from '../harness/account';
import { buyable } from '../harness/buyable';
import { onScreen, open, titled } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let watch: ProductSummary;

beforeAll(async () => {
  [watch] = (await buyable(await newShopper(url), 'watch', 1)) as [ProductSummary];
});

describe.each(phoneFirst)('the quick view on a %s', (screen) => {
  it('adds a shopper’s choice to the cart, gives the focus back, and leads to all of the product', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), await newShopper(url));
    await open(page, '/search?q=watch');
    const dialog = page.getByRole('dialog', { name: 'Quick View' });
    const card = onScreen(page).getByRole('article', { name: watch.name, exact: true });
    const opener = card.getByRole('button', { name: `Quick View: ${watch.name}` });
    await card.hover();
    await opener.click();
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText('Item added').first().waitFor();
    await dialog.getByRole('button', { name: /1 in cart/ }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    // On a phone the header of the search page has no room for the cart; the bar at the bottom shows it.
    if (screen === 'phone') await page.getByRole('link', { name: /1 item.*View Cart/ }).waitFor();
    else await page.getByRole('button', { name: 'My Cart: 1 item' }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'View Full Details' }).click();
    await page.waitForURL(`**${productPath(watch)}`);
    await titled(page, watch.name);
    expect(await dialog.count()).toBe(0);
  });
});
