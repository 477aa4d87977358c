import path from 'node:path';
import { ProductPageAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addCategory } from '../harness/categories';
import { holdCalls } from '../harness/held-calls';
import { overflowing } from '../harness/layout';
import { onScreen, titled } from '../harness/on-screen';
import { root } from '../harness/paths';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const pictures = [1, 2].map((number) => path.join(root, `pwa/public/banners/banner-${number}-800.webp`));
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

const fresh = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
/** What the administrator's list has of exactly this name: a search forgives much. */
async function listed(name: string) {
  const answer = await office.call('POST', productPaths.get, { search: name });
  return ProductPageAnswer.parse(answer).data.filter((product) => product.name === name);
}
const field = (page: Page, name: string) => onScreen(page).getByRole('textbox', { name, exact: true });

async function addPictures(page: Page, files: readonly string[]): Promise<void> {
  const group = onScreen(page).getByRole('group', { name: 'Images', exact: true });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    group.getByRole('button', { name: 'Upload Images' }).click(),
  ]);
  await chooser.setFiles([...files]);
  await group.getByRole('button', { name: `Look at image ${files.length}` }).waitFor();
}

describe.each(phoneFirst)('uploading products on a %s', (screen) => {
  it('takes all there is to say of one, and then begins anew', { tags: 'full-run' }, async ({ visit }) => {
    const [category, subcategory, name] = [fresh('Lamps'), fresh('Brass'), fresh('Diya')];
    await addCategory(office, category, [subcategory]);
    const page = await visitAs(visit, url, office, screen, '/dashboard/upload-product');
    await titled(page, 'Upload Product');
    const view = onScreen(page);
    expect(await overflowing(page)).toEqual([]);

    await view.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => view.getByText('Please fill in this field.').count()).toBe(5);
    await expect
      .poll(() => field(page, 'Name').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await expectAccessible(page);

    await field(page, 'Name').fill(name);
    await field(page, 'Description').fill('Cast in brass, for one wick.');
    await addPictures(page, pictures);
    await view.getByRole('button', { name: 'Move image 2 one place forward' }).click();
    await view.getByRole('combobox', { name: 'Category', exact: true }).selectOption(category);
    await view.getByRole('combobox', { name: 'Sub Category' }).selectOption(subcategory);
    await view.getByRole('button', { name: `Remove ${subcategory}` }).click();
    await view.getByRole('combobox', { name: 'Sub Category' }).selectOption(subcategory);
    await field(page, 'Unit').fill('piece');
    await field(page, 'Stock').fill('25');
    await field(page, 'Price (₹)').fill('499.50');

    await view.getByRole('button', { name: 'Add Fields' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Field' });
    await dialog.getByRole('button', { name: 'Add Field', exact: true }).click();
    await dialog.getByRole('alert').getByText('Enter field name').waitFor();
    await dialog.getByPlaceholder('Enter field name').fill('Material');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add Field', exact: true }).click();
    await field(page, 'Material').fill('Brass');

    await view.getByRole('button', { name: 'Add Variant' }).click();
    const variant = view.getByRole('group', { name: 'Variant 1' });
    await variant.getByRole('textbox', { name: 'Variant name' }).fill('Large');
    await variant.getByRole('textbox', { name: 'Its price' }).fill('899');
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    // while it is on its way nothing more can be written
    const calls = await holdCalls(page, productPaths.create);
    const unit = view.locator('[name=unit]');
    await unit.press('Enter');
    await expect.poll(() => unit.evaluate((input) => input.closest('[inert]') !== null)).toBe(true);
    await page.keyboard.type('s');
    await expectAccessible(page);
    calls.goOn();
    await page.getByText('Product added successfully!', { exact: true }).waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('');
    expect(await view.getByRole('button', { name: /^Look at image/ }).count()).toBe(0);

    const [made] = await listed(name);
    expect(made).toMatchObject({
      name,
      unit: 'piece',
      productType: 'fixed',
      stock: 25,
      price: 499.5,
      discount: 0,
      published: true,
      category: [{ name: category }],
      subCategory: [{ name: subcategory }],
      more_details: { Material: 'Brass' },
      variants: [{ name: 'Large', price: 899 }],
    });
    expect(new Set(made?.image).size).toBe(2);
    if (!made) throw new Error('The product is not listed');
    await page.goto(productPath(made));
    await titled(page, name);
    await onScreen(page).getByText('Cast in brass, for one wick.').first().waitFor();
  });

  it('asks before what was written is left: by a link, by Back, by the browser', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen, '/dashboard/product');
    await onScreen(page).getByRole('link', { name: 'Upload Product' }).last().click();
    await titled(page, 'Upload Product');
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    const here = () => new URL(page.url()).pathname;
    await field(page, 'Name').fill('Half a lamp');

    await page.getByRole('banner').getByRole('link').first().click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect([here(), await field(page, 'Name').inputValue()]).toEqual([
      '/dashboard/upload-product',
      'Half a lamp',
    ]);

    await page.evaluate(() => history.back());
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect([here(), await field(page, 'Name').inputValue()]).toEqual([
      '/dashboard/upload-product',
      'Half a lamp',
    ]);

    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closing;

    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Leave' }).click();
    await titled(page, 'Products');
    expect(here()).toBe('/dashboard/product');
  });
});
