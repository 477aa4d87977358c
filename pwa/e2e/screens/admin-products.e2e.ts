import { type AdminProduct, ProductPageAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct, findProducts } from '../harness/catalogue';
import { holdCalls } from '../harness/held-calls';
import { overflowing } from '../harness/layout';
import { onScreen } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

/** A product of one test alone: a name nobody else has. */
const aProduct = (named: Partial<Parameters<typeof addProduct>[1]> = {}) =>
  addProduct(office, { name: `Diya ${crypto.randomUUID().slice(0, 8)}`, ...named });

/** What the administrator's list has of exactly this name: a search forgives much. */
async function listed(name: string): Promise<readonly AdminProduct[]> {
  const answer = await office.call('POST', productPaths.get, { search: name });
  return ProductPageAnswer.parse(answer).data.filter((product) => product.name === name);
}

const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
const form = (page: Page) => page.getByRole('dialog', { name: 'Upload Product' });
const path = (name: string) => `/dashboard/product?q=${encodeURIComponent(name)}`;

describe.each(phoneFirst)('the products on a %s', (screen) => {
  it('stand twelve on a page, and are asked for once typing rests', async ({ visit }) => {
    const { name } = await aProduct();
    const page = await visitAs(visit, url, office, screen);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(productPaths.get)) asked += 1;
    });
    await page.goto('/dashboard/product');
    const view = onScreen(page);
    const cards = view.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(12);
    const pager = view.getByRole('navigation', { name: 'Pages' });
    await pager.getByText(/^Page 1 of \d+$/).waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await pager.getByRole('button', { name: 'Next' }).click();
    await pager.getByText(/^Page 2 of \d+$/).waitFor();
    const before = asked;
    await view.getByRole('textbox', { name: 'Search products' }).pressSequentially(name, { delay: 20 });
    await cards.first().getByRole('heading', { name }).waitFor();
    // a letter at a time would be as many questions as letters
    expect(asked - before).toBeLessThan(name.length / 2);
    expect(asked).toBeGreaterThan(before);
    await view.getByRole('textbox', { name: 'Search products' }).fill('qqqqzzzz');
    await view.getByText('No products found', { exact: true }).waitFor();
    await expectAccessible(page);
  });

  it('are edited in a modal, with every field required and the unit by the type', async ({ visit }) => {
    const { _id, name } = await aProduct({ unit: '1 kg', more_details: { Brand: 'Tasva' } });
    const page = await visitAs(visit, url, office, screen, path(name));
    await onScreen(page)
      .getByRole('button', { name: `Edit: ${name}` })
      .click();
    const dialog = form(page);
    const unit = dialog.getByRole('textbox', { name: 'Unit' });
    expect([await unit.inputValue(), await unit.isEditable()]).toEqual(['1 kg', false]);
    await dialog.getByRole('textbox', { name: 'Brand' }).fill('');
    await dialog.getByRole('textbox', { name: 'Price' }).fill('12.345');
    await dialog.getByRole('button', { name: 'Update Product' }).click();
    await dialog.getByText('An amount in rupees, please, with at most two decimals.').waitFor();
    await dialog.getByText('Please fill in this field.').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Brand' }).fill('Anokhi');
    await dialog.getByRole('textbox', { name: 'Price' }).fill('1,250');
    await dialog.getByRole('combobox', { name: 'Product type' }).selectOption('Variable');
    await dialog.getByRole('combobox', { name: 'Unit' }).selectOption('gm');
    await dialog.getByRole('button', { name: 'Update Product' }).click();
    await toast(page, 'Product updated successfully!');
    await dialog.waitFor({ state: 'hidden' });
    const card = onScreen(page).getByRole('listitem').filter({ hasText: name });
    await card.getByText('₹1,250').waitFor();
    await card.getByText('gm', { exact: true }).waitFor();
    expect(await listed(name)).toMatchObject([
      {
        _id,
        price: 1250,
        unit: 'gm',
        productType: 'variable',
        more_details: { Brand: 'Anokhi' },
        stock: 10,
      },
    ]);
  });

  it('ask before what was written is lost', async ({ visit }) => {
    const { name } = await aProduct();
    const page = await visitAs(visit, url, office, screen, path(name));
    await onScreen(page)
      .getByRole('button', { name: `Edit: ${name}` })
      .click();
    const dialog = form(page);
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`${name} new`);
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await page.keyboard.press('Escape');
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(`${name} new`);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await listed(name))[0]?.name).toBe(name);
  });

  it('can be drafts, which no visitor sees', async ({ visit }) => {
    const product = await aProduct();
    const { name } = product;
    const page = await visitAs(visit, url, office, screen, path(name));
    const view = onScreen(page);
    await view.getByRole('button', { name: `Edit: ${name}` }).click();
    await form(page)
      .getByRole('checkbox', { name: /^Published/ })
      .uncheck();
    await form(page).getByRole('button', { name: 'Update Product' }).click();
    const card = view.getByRole('listitem').filter({ hasText: name });
    await card.getByText('Draft', { exact: true }).waitFor();
    await view.getByRole('button', { name: 'Published', exact: true }).click();
    await card.waitFor({ state: 'hidden' });
    await view.getByRole('button', { name: 'Drafts', exact: true }).click();
    await card.waitFor();
    await expectAccessible(page);
    expect((await findProducts(office, name)).map((found) => found.name)).not.toContain(name);
    const visited = await fetch(url + productPath(product), { headers: { accept: 'text/html' } });
    expect(visited.status).toBe(404);
    expect(await visited.text()).not.toContain(name);
  });

  it('are copied as drafts, with variants, and deleted for good', async ({ visit }) => {
    const { name } = await aProduct({ variants: [{ name: 'Small', price: 80, stock: 4 }] });
    const page = await visitAs(visit, url, office, screen, path(name));
    const view = onScreen(page);
    await view.getByRole('button', { name: `Duplicate: ${name}` }).click();
    const dialog = form(page);
    const copy = `${name} Large`;
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(copy);
    await dialog.getByRole('button', { name: 'Add Variant' }).click();
    const second = dialog.getByRole('group', { name: 'Variant 2' });
    await second.getByRole('textbox', { name: 'Variant name' }).fill('Large');
    await second.getByRole('textbox', { name: 'Its price' }).fill('150');
    await second.getByRole('button', { name: 'Move variant 2 up' }).click();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await toast(page, 'Product added successfully!');
    await view.getByRole('listitem').filter({ hasText: copy }).getByText('Draft').waitFor();
    expect((await listed(copy))[0]).toMatchObject({
      published: false,
      stock: 0,
      variants: [
        { name: 'Large', price: 150 },
        { name: 'Small', price: 80, stock: 0 },
      ],
    });

    await view.getByRole('button', { name: `Delete: ${copy}` }).click();
    const question = page.getByRole('dialog', { name: 'Permanent Delete' });
    await question.getByText('Are you sure want to delete permanently?').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await view.getByRole('button', { name: `Delete: ${copy}` }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, 'Product deleted successfully!');
    await view.getByRole('listitem').filter({ hasText: copy }).waitFor({ state: 'hidden' });
    expect(await listed(copy)).toEqual([]);
  });

  it('wait, say when they cannot be fetched, and are for administrators alone', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen);
    const calls = await holdCalls(page, productPaths.get);
    await page.goto('/dashboard/product');
    const view = onScreen(page);
    await view.getByText('Loading...').waitFor();
    await expectAccessible(page);
    calls.fail();
    await view.getByRole('alert').getByText('Failed to load products.').waitFor();
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByText(/^\d+ products$/).waitFor();
    const asha = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/product');
    await onScreen(asha).getByText('Nothing on this shelf').waitFor();
  });
});
