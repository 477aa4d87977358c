import { CategoryListAnswer, categoryPaths } from '@jhola/shared/contracts/category.contract';
import { type ProductSummary, productPaths } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { beforeAll, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from './harness/account';
import { buyable } from './harness/buyable';
import { addProduct } from './harness/catalogue';
import { listingPathOf } from './harness/categories';
import { goOffline, takeTheShopAlong, typed } from './harness/offline';
import { onScreen, titled } from './harness/on-screen';
import { visitAs } from './harness/visit-as';
import { itWithWorker as it } from './harness/visits';

const url = inject('shopUrl');

let asha: SignedIn;
/** A product whose page was open on the device. */
let seen: ProductSummary;
/** One with variants that nobody has looked at. */
let unseenShirt: ProductSummary;

beforeAll(async () => {
  asha = await newShopper(url);
  [seen] = (await buyable(asha, 'watch', 1)) as [ProductSummary];
  // The oldest of its category: no home row begins with it, so nobody has fetched its details.
  unseenShirt = await addProduct(await signInByApi(url, admin), {
    name: 'Offline Check Shirt',
    category: [],
    variants: [{ name: 'M' }, { name: 'L' }],
  });
});

it('sells the variants of what nobody has looked at, and says so in place when a product was never on this device, until it can be shown', async ({
  visit,
}) => {
  const page = await visitAs(visit, url, asha, 'phone');
  await takeTheShopAlong(page);
  await goOffline(page);
  await typed(page, productPath(unseenShirt), unseenShirt.name);
  const add = onScreen(page).getByRole('button', { name: 'Add to Cart' }).first();
  const variants = onScreen(page).getByRole('group', { name: 'Choose a variant' });
  await variants.getByRole('button', { name: 'L', exact: true }).click();
  await add.click();
  await page.getByText('Item added').first().waitFor();

  const fresh = await addProduct(await signInByApi(url, admin), { name: 'Came While Offline' });
  await page.goto(productPath(fresh));
  await onScreen(page).getByRole('alert').getByText('Not on this device yet').waitFor();
  await page.context().setOffline(false);
  await titled(page, fresh.name);
});

it('leaves what only some of was seen as it is, when the shop was never copied', {
  tags: 'full-run',
}, async ({ visit }) => {
  const page = await visitAs(visit, url, asha, 'phone', '/');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(productPaths.bySubcategory)) calls.push(request.url());
  });
  const categories = CategoryListAnswer.parse(await asha.call('GET', categoryPaths.get)).data;
  expect(categories.length).toBeGreaterThan(0);
  await page.goto(productPath(seen));
  await titled(page, seen.name);
  await goOffline(page);
  await page.goto(listingPathOf(seen));
  await titled(page, seen.subCategory[0]?.name ?? '');
  await onScreen(page).getByRole('article').filter({ hasText: seen.name }).first().waitFor();
  await onScreen(page).getByRole('alert').first().waitFor();
  await page.context().setOffline(false);
  await onScreen(page)
    .getByRole('status')
    .getByText(/^Showing \d+ of \d+$/)
    .waitFor();
  expect(calls.length).toBeGreaterThan(0);
});
