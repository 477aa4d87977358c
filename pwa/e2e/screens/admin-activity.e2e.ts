import { readFile } from 'node:fs/promises';
import { bulkEditPaths } from '@jhola/shared/contracts/bulk-edit.contract';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct, changeProduct } from '../harness/catalogue';
import { addCategory } from '../harness/categories';
import { overflowing } from '../harness/layout';
import { onePage, onScreen } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

/** As many as fill more than a page of the log. */
const EDITS = 60;

let shop: Shop;
let office: SignedIn;

beforeAll(async () => {
  shop = await startDemoShop(10);
  office = await signInByApi(shop.url, admin);
  const category = await addCategory(office, 'Staples', ['Dals']);
  const place = { category: [category._id], subCategory: [category.subcategories[0]?._id ?? ''] };
  const names = ['Toor Dal', 'Moong Dal', 'Chana Dal'];
  const made: string[] = [];
  for (const name of names)
    made.push((await addProduct(office, { name, ...place, price: 40, discount: 0, stock: 5 }))._id);
  for (let edit = 1; edit <= EDITS; edit += 1)
    await changeProduct(office, { _id: made[1] ?? '', price: 40 + edit });
  await office.call('POST', bulkEditPaths.apply, { productIds: made, change: { discount: 10 } });
  await changeProduct(office, { _id: made[0] ?? '', price: 42.5, published: false });
});
afterAll(() => shop?.stop());

describe.each(phoneFirst)('activity on a %s', (screen) => {
  it('tells who changed what, before and after, is narrowed, found again by Back, and saved', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visitAs(visit, shop.url, office, screen, '/dashboard/activity');
    const entries = onScreen(page).getByRole('list', { name: 'What was done' }).locator('> li');
    await entries.nth(49).waitFor();
    expect(await entries.count()).toBe(50);
    const changed = entries.filter({ hasText: 'changed the product Toor Dal' });
    await changed.getByText('Shop Admin').waitFor();
    expect(await changed.getByRole('definition').allInnerTexts()).toEqual([
      expect.stringMatching(/₹40[\s\S]*₹42\.50/),
      expect.stringMatching(/Yes[\s\S]*No/),
    ]);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    const many = entries.filter({ hasText: 'changed several products' });
    await many.getByText('3 products', { exact: true }).click();
    await many.getByText('Chana Dal').waitFor();

    await onScreen(page).getByRole('button', { name: 'Load More' }).click();
    await expect.poll(() => entries.count()).toBeGreaterThan(60);

    await onScreen(page).getByRole('button', { name: 'Filters' }).click();
    await onScreen(page).getByLabel('Area').selectOption({ label: 'Catalogue' });
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await onScreen(page).getByRole('textbox', { name: 'Search by name or order number' }).fill('chana');
    await expect.poll(() => entries.count()).toBe(2);
    expect(new URL(page.url()).search).toBe('?area=catalogue&search=chana');
    const saved = page.waitForEvent('download');
    await onScreen(page).getByRole('button', { name: 'Export CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('activity.csv');
    const rows = (await readFile(await file.path(), 'utf8')).split('\r\n');
    // the head, a row for each product of the change of three, and the product that was added
    expect(rows.filter(Boolean).length).toBe(5);

    await onScreen(page).getByLabel('Area').selectOption({ label: 'Reviews' });
    await onScreen(page).getByText('Nothing fits these filters').waitFor();
    await onePage(page);
    await onScreen(page).getByRole('button', { name: 'Clear filters' }).click();
    await onScreen(page).getByRole('button', { name: 'Clear search' }).click();
    // the export is an action itself
    await entries.filter({ hasText: 'exported this log' }).first().waitFor();
  });
});
