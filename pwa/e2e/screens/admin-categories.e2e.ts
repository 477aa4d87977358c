import path from 'node:path';
import { CategoryListAnswer, categoryPaths } from '@jhola/shared/contracts/category.contract';
import { ProductAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { uploadPaths } from '@jhola/shared/contracts/uploads.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct } from '../harness/catalogue';
import { addCategory } from '../harness/categories';
import { holdCalls } from '../harness/held-calls';
import { overflowing } from '../harness/layout';
import { onScreen, titled } from '../harness/on-screen';
import { root } from '../harness/paths';
import { bothScreens, phoneFirst } from '../harness/screens';
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

async function choosePicture(page: Page, dialog: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('dialog', { name: dialog })
      .getByRole('button', { name: /^(Upload Image|Choose another)$/ })
      .click(),
  ]);
  await chooser.setFiles(picture);
}

/** Waits until the shop has the picture in all its sizes. */
const uploaded = (page: Page): Promise<void> =>
  page.getByText('Image uploaded successfully!').waitFor({ timeout: 60_000 });

describe.each(bothScreens)('categories on a %s', (screen) => {
  it('are added with a name and a picture, changed, and deleted', { timeout: 120_000 }, async ({ visit }) => {
    const [name, renamed] = [fresh('Pooja'), fresh('Pooja & Festive')];
    const page = await visitAs(visit, url, office, screen, '/dashboard/category');
    await titled(page, 'Category Management');
    await onScreen(page)
      .getByText(/^\d+ categories$/)
      .waitFor();
    expect(await page.title()).toContain('Manage Categories');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
      'Admin panel to manage product categories',
    );
    if (screen === 'desktop') {
      const menu = onScreen(page).getByRole('navigation', { name: 'Dashboard' });
      await menu
        .getByRole('link', { name: 'Category', exact: true })
        .and(page.locator('[aria-current=page]'))
        .waitFor();
    }
    const columns = await onScreen(page)
      .getByRole('list', { name: 'Category Management' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(columns).toBe(screen === 'desktop' ? 6 : 2);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    await act(page, 'Add Category').click();
    const adding = page.getByRole('dialog', { name: 'Add Category' });
    const submit = adding.getByRole('button', { name: 'Add Category' });
    // no picture before there is a name, and nothing is sent without both
    expect(await adding.getByRole('button', { name: 'Upload Image' }).isDisabled()).toBe(true);
    await adding.getByText('Enter the name first.').waitFor();
    await adding.getByRole('textbox', { name: 'Name' }).fill(name);
    expect(await submit.isDisabled()).toBe(true);
    await choosePicture(page, 'Add Category');
    await uploaded(page);
    await expectAccessible(page);
    const calls = await holdCalls(page, categoryPaths.add);
    await submit.click();
    await adding.getByRole('button', { name: 'Adding...' }).waitFor();
    expect(await adding.getByRole('button', { name: 'Adding...' }).isDisabled()).toBe(true);
    calls.goOn();
    await adding.waitFor({ state: 'detached' });
    await page.getByText('Category added successfully!').waitFor();
    await card(page, name).waitFor();
    const [made] = (await categories()).filter((category) => category.name === name);
    expect(made?.image).toMatch(/^\/uploads\//);

    await act(page, `Edit: ${name}`).click();
    const updating = page.getByRole('dialog', { name: 'Update Category' });
    await updating.getByRole('textbox', { name: 'Name' }).fill(' ');
    expect(await updating.getByRole('button', { name: 'Update Category' }).isDisabled()).toBe(true);
    await updating.getByRole('textbox', { name: 'Name' }).fill(renamed);
    await updating.getByRole('button', { name: 'Update Category' }).click();
    await updating.waitFor({ state: 'detached' });
    await card(page, renamed).waitFor();

    await act(page, `Delete: ${renamed}`).click();
    const asking = page.getByRole('dialog', { name: 'Permanent Delete' });
    await asking.getByText('Are you sure permanent delete ?').waitFor();
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await asking.waitFor({ state: 'detached' });
    await card(page, renamed).waitFor();
    await act(page, `Delete: ${renamed}`).click();
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await card(page, renamed).waitFor({ state: 'detached' });
    expect((await categories()).map((category) => category.name)).not.toContain(renamed);
    const heading = onScreen(page).getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
  });
});

describe.each(phoneFirst)('categories on a %s', (screen) => {
  it('with products say how many there are, and move them to another', { timeout: 90_000 }, async ({
    visit,
  }) => {
    const [from, to, inside] = [fresh('Shade'), fresh('Outdoors'), fresh('Parasols')];
    const old = await addCategory(office, from, [inside]);
    const home = await addCategory(office, to, []);
    const shelf = { category: [old._id], subCategory: [old.subcategories[0]?._id ?? ''] };
    const products = [
      await addProduct(office, { name: fresh('Canopy'), ...shelf }),
      await addProduct(office, { name: fresh('Awning'), ...shelf }),
    ];
    const page = await visitAs(visit, url, office, screen, '/dashboard/category');
    await act(page, `Delete: ${from}`).click();
    const asking = page.getByRole('dialog', { name: 'Permanent Delete' });
    const confirm = asking.getByRole('button', { name: 'Confirm' });
    await asking.getByText(`in no other category and go with it: ${inside}.`).waitFor();
    await confirm.click();
    await asking.getByRole('alert').getByText(`2 products still stand in ${from}.`).waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await asking.getByRole('combobox', { name: 'Move to' }).selectOption(to);
    await asking.getByText('The sub categories move, too.').waitFor();
    await confirm.click();
    await asking.waitFor({ state: 'detached' });
    await page.getByText('Category deleted successfully!').waitFor();
    await card(page, from).waitFor({ state: 'detached' });
    for (const { _id } of products) {
      const details = await office.call('POST', productPaths.details, { productId: _id });
      expect(ProductAnswer.parse(details).data).toMatchObject({
        category: [{ _id: home._id }],
        subCategory: [{ name: inside }],
      });
    }
  });

  it('say why they are refused, and why a picture is', { timeout: 90_000 }, async ({ visit }) => {
    const name = fresh('Kites');
    await addCategory(office, name, []);
    const page = await visitAs(visit, url, office, screen, '/dashboard/category');
    await act(page, 'Add Category').click();
    const adding = page.getByRole('dialog', { name: 'Add Category' });
    await adding.getByRole('textbox', { name: 'Name' }).fill(name.toUpperCase());
    await page.route(`**${uploadPaths.upload}`, (route) => route.abort('internetdisconnected'));
    await choosePicture(page, 'Add Category');
    await adding.getByRole('alert').getByText('Image upload error!').waitFor();
    await page.unroute(`**${uploadPaths.upload}`);
    await choosePicture(page, 'Add Category');
    await uploaded(page);
    await adding.getByRole('button', { name: 'Add Category' }).click();
    await page.getByText('There is already a category of this name.').waitFor();
    // what was written is still there
    expect(await adding.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(name.toUpperCase());
  });

  it('are for administrators alone', async ({ visit }) => {
    const asha = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/category');
    await onScreen(asha).getByText('Nothing on this shelf').waitFor();
    const visitor = await visit(url, screen);
    await visitor.goto('/dashboard/category');
    await visitor.waitForURL('**/login');
  });
});
