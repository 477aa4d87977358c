import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { WishlistAnswer, wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, rememberSignIn } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { onScreen, open, titled } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let tea: ProductSummary;

beforeAll(async () => {
  [tea] = (await buyable(await newShopper(url), 'tea', 1)) as [ProductSummary];
});

describe.each(phoneFirst)('the wishlist on a %s', (screen) => {
  it('asks a visitor to log in, then keeps what a heart was given to, until it is taken off', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    const search = `/search?q=${encodeURIComponent(tea.name)}`;
    const card = onScreen(page).getByRole('article', { name: tea.name, exact: true });
    const add = card.getByRole('button', { name: `Add ${tea.name} to the wishlist` });
    const remove = card.getByRole('button', { name: `Remove ${tea.name} from the wishlist` });
    await open(page, search);
    await add.click();
    await page.getByRole('banner').getByText('Login required!').waitFor();
    await page.waitForURL('**/login');

    const asha = await newShopper(url);
    await rememberSignIn(page.context(), asha);
    await open(page, search);
    await add.click();
    await remove.waitFor();
    const kept = async () =>
      WishlistAnswer.parse(await asha.call('GET', wishlistPaths.get)).data.map(({ _id }) => _id);
    await expect.poll(kept).toEqual([tea._id]);
    await open(page, '/dashboard/mywishlist');
    await titled(page, 'My Wishlist');
    await card.getByRole('button', { name: `Add ${tea.name} to cart` }).click();
    await card.getByRole('button', { name: `Take away one ${tea.name}` }).waitFor();
    await page.reload();
    await remove.click();
    await page.getByText('Removed from wishlist').waitFor();
    await onScreen(page).getByText('Your wishlist is empty.').waitFor();
    await expect.poll(kept).toEqual([]);
    await expectAccessible(page);
  });

  it('says when it cannot be fetched', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen);
    await page.route(`**${wishlistPaths.get}`, (route) => route.abort('internetdisconnected'));
    await page.goto('/dashboard/mywishlist');
    await onScreen(page).getByRole('alert').getByText('Something went wrong!').waitFor();
    await expectAccessible(page);
  });
});
