import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { WishlistAnswer, wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, type SignedIn } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { holdCalls } from '../harness/held-calls';
import { onScreen } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let tea: ProductSummary;
let other: ProductSummary;

beforeAll(async () => {
  const [first, second] = await buyable(await newShopper(url), 'tea', 2);
  if (first && second) [tea, other] = [first, second];
});

async function wishing(): Promise<SignedIn> {
  const asha = await newShopper(url);
  for (const { _id } of [tea, other]) await asha.call('POST', wishlistPaths.add, { productId: _id });
  return asha;
}

describe.each(phoneFirst)('the wishlist on a %s', (screen) => {
  it('shows picture, name, discounted price and the cart’s control, and lets go of a product', async ({
    visit,
  }) => {
    const asha = await wishing();
    const page = await visitAs(visit, url, asha, screen, '/dashboard/mywishlist');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'My Wishlist' }).waitFor();
    const entry = view.getByRole('article', { name: tea.name, exact: true });
    const rupees = toRupees(discountedPricePaise(toPaise(tea.price), tea.discount));
    await entry.getByText(`₹${rupees.toLocaleString('en-IN')}`, { exact: true }).waitFor();
    expect(await entry.locator('img').locator('..').getAttribute('href')).toBe(productPath(tea));
    expect(await entry.getByRole('link', { name: tea.name }).getAttribute('href')).toBe(productPath(tea));
    await expectAccessible(page);
    await entry.getByRole('button', { name: `Add ${tea.name} to cart` }).click();
    await entry.getByRole('button', { name: `Take away one ${tea.name}` }).waitFor();

    await entry.getByRole('button', { name: `Remove ${tea.name} from the wishlist` }).click();
    await page.getByText('Removed from wishlist').waitFor();
    await entry.waitFor({ state: 'detached' });
    await view.getByRole('article', { name: other.name, exact: true }).waitFor();
    const heading = view.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect
      .poll(async () =>
        WishlistAnswer.parse(await asha.call('GET', wishlistPaths.get)).data.map(({ _id }) => _id),
      )
      .toEqual([other._id]);
  });

  it('offers no cart for what is out of stock', async ({ visit }) => {
    const page = await visitAs(visit, url, await wishing(), screen);
    await page.route(`**${wishlistPaths.get}`, async (route) => {
      const answer = WishlistAnswer.parse(await (await route.fetch()).json());
      const data = answer.data.map((product) =>
        product._id === tea._id ? { ...product, stock: 0, inStock: false } : product,
      );
      await route.fulfill({ json: { ...answer, data } });
    });
    await page.goto('/dashboard/mywishlist');
    const soldOut = onScreen(page).getByRole('article', { name: tea.name, exact: true });
    await soldOut.getByText('Out of Stock').waitFor();
    expect(await soldOut.getByRole('button', { name: /to cart$/ }).count()).toBe(0);
    const left = onScreen(page).getByRole('article', { name: other.name, exact: true });
    await left.getByRole('button', { name: /to cart$/ }).waitFor();
    await expectAccessible(page);
  });

  it('waits, says when it cannot be fetched, and that it is empty', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen);
    const calls = await holdCalls(page, wishlistPaths.get);
    await page.goto('/dashboard/mywishlist');
    const view = onScreen(page);
    await view.getByText('Loading...').waitFor();
    calls.fail();
    await view.getByRole('alert').getByText('Something went wrong!').waitFor();
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByText('Your wishlist is empty.').waitFor();
    await expectAccessible(page);
    await view.getByRole('link', { name: 'Shop Now' }).click();
    await page.waitForURL((address) => address.pathname === '/');
  });

  it('asks a visitor to log in, and leads back', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/dashboard/mywishlist');
    await page.waitForURL('**/login');
    await page.getByRole('banner').getByText('Login required!').waitFor();
  });
});
