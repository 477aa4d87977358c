import path from 'node:path';
import { CategoryListAnswer, categoryPaths } from '@jhola/shared/contracts/category.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct } from '../harness/catalogue';
import { addCategory } from '../harness/categories';
import { overflowing } from '../harness/layout';
import { onScreen, titled } from '../harness/on-screen';
import { root } from '../harness/paths';
import { phoneFirst, screens } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const picture = path.join(root, 'pwa/public/banners/banner-1-800.webp');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

const fresh = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const categories = async () => CategoryListAnswer.parse(await office.call('GET', categoryPaths.get)).data;
const act = (page: Page, name: string) => onScreen(page).getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => onScreen(page).getByRole('listitem').filter({ hasText: name });

/** How many cards stand beside each other. */
const columns = (page: Page) =>
  onScreen(page)
    .getByRole('list', { name: 'Category Management' })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

describe.each(phoneFirst)('categories on a %s', (screen) => {
  it('are added with a picture, renamed, and deleted while their products move to another', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const [name, renamed, other] = [fresh('Pooja'), fresh('Pooja & Festive'), fresh('Outdoors')];
    await addCategory(office, other, []);
    const page = await visitAs(visit, url, office, screen, '/dashboard/category');
    await titled(page, 'Category Management');
    await card(page, other).waitFor();
    await expect.poll(() => page.title()).toContain('Manage Categories');
    await expect
      .poll(() => page.locator('meta[name=description]').getAttribute('content'))
      .toBe('Admin panel to manage product categories');
    expect(await overflowing(page)).toEqual([]);

    await act(page, 'Add Category').click();
    const adding = page.getByRole('dialog', { name: 'Add Category' });
    await adding.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      adding.getByRole('button', { name: 'Upload Image' }).click(),
    ]);
    await chooser.setFiles(picture);
    // the shop has made all its sizes by then
    await page.getByText('Image uploaded successfully!').waitFor({ timeout: 60_000 });
    await expectAccessible(page);
    await adding.getByRole('button', { name: 'Add Category' }).click();
    await adding.waitFor({ state: 'detached' });
    await card(page, name).waitFor();
    const made = (await categories()).find((category) => category.name === name);
    expect(made?.image).toMatch(/^\/uploads\//);

    await act(page, `Edit: ${name}`).click();
    const updating = page.getByRole('dialog', { name: 'Update Category' });
    await updating.getByRole('textbox', { name: 'Name', exact: true }).fill(renamed);
    await updating.getByRole('button', { name: 'Update Category' }).click();
    await updating.waitFor({ state: 'detached' });
    await card(page, renamed).waitFor();

    await addProduct(office, { name: fresh('Diya'), category: [made?._id ?? ''], subCategory: [] });
    await act(page, `Delete: ${renamed}`).click();
    const asking = page.getByRole('dialog', { name: 'Permanent Delete' });
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await asking.getByRole('alert').getByText(`1 product still stands in ${renamed}.`).waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await asking.getByRole('combobox', { name: 'Move to' }).selectOption(other);
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await card(page, renamed).waitFor({ state: 'detached' });
    expect((await categories()).map((category) => category.name)).not.toContain(renamed);
    const heading = onScreen(page).getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);

    // two cards beside each other on a phone, six on a desk
    await page.setViewportSize(screens.phone.viewport);
    await expect.poll(() => columns(page)).toBe(2);
    await page.setViewportSize(screens.desktop.viewport);
    await expect.poll(() => columns(page)).toBe(6);
    expect(await overflowing(page)).toEqual([]);
  });
});
