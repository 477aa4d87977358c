import { type AdminProduct, ProductPageAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct } from '../harness/catalogue';
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

/** What the administrator's list has of exactly this name: a search forgives much. */
async function listed(name: string): Promise<readonly AdminProduct[]> {
  const answer = await office.call('POST', productPaths.get, { search: name });
  return ProductPageAnswer.parse(answer).data.filter((product) => product.name === name);
}

describe.each(phoneFirst)('the products on a %s', (screen) => {
  it('are found, edited, copied as drafts with variants, and deleted for good', async ({ visit }) => {
    const name = `Diya ${crypto.randomUUID().slice(0, 8)}`;
    const { _id } = await addProduct(office, {
      name,
      unit: '1 kg',
      more_details: { Brand: 'Tasva', Origin: 'Khurja' },
    });
    const page = await visitAs(visit, url, office, screen, '/dashboard/product');
    const view = onScreen(page);
    await view.getByRole('textbox', { name: 'Search products' }).fill(name);
    // until it rests the whole list is there, and the row moves
    await view.getByText('1 product', { exact: true }).waitFor();
    await view.getByRole('button', { name: `Edit: ${name}` }).click();

    const dialog = page.getByRole('dialog', { name: 'Upload Product' });
    await dialog.getByRole('textbox', { name: 'Origin' }).fill('');
    await dialog.getByRole('button', { name: 'Update Product' }).click();
    await dialog.getByText('Please fill in this field.').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    // Esc asks before what was written is lost
    await page.keyboard.press('Escape');
    const leaving = page.getByRole('dialog', { name: 'Unsaved changes' });
    await leaving.waitFor();
    await expectAccessible(page);
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await leaving.waitFor({ state: 'hidden' });
    await dialog.getByRole('textbox', { name: 'Origin' }).fill('Moradabad');
    await dialog.getByRole('textbox', { name: 'Brand' }).fill('Anokhi');
    await dialog.getByRole('textbox', { name: 'Price' }).fill('1,250');
    await dialog.getByRole('button', { name: 'Update Product' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const row = view.getByRole('row').filter({ hasText: name });
    // On a phone a cell says what it is.
    await (screen === 'phone'
      ? row.getByRole('cell', { name: 'Price ₹1,250', exact: true })
      : row.locator('td[data-words="Price"]').getByText('₹1,250', { exact: true })
    ).waitFor();
    expect(await listed(name)).toMatchObject([
      { _id, price: 1250, more_details: { Brand: 'Anokhi', Origin: 'Moradabad' } },
    ]);

    const copy = `${name} Large`;
    await view.getByRole('button', { name: `Duplicate: ${name}` }).click();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(copy);
    await dialog.getByRole('button', { name: 'Add Variant' }).click();
    const variant = dialog.getByRole('group', { name: 'Variant 1' });
    await variant.getByRole('textbox', { name: 'Variant name' }).fill('Large');
    await variant.getByRole('textbox', { name: 'Its price' }).fill('150');
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await view.getByRole('button', { name: 'Drafts', exact: true }).click();
    const card = view.getByRole('row').filter({ hasText: copy });
    await card.getByText('Draft', { exact: true }).waitFor();
    expect(await listed(copy)).toMatchObject([
      { published: false, stock: 0, variants: [{ name: 'Large', price: 150 }] },
    ]);

    await view.getByRole('button', { name: `Delete: ${copy}` }).click();
    const question = page.getByRole('dialog', { name: 'Permanent Delete' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await card.waitFor({ state: 'hidden' });
    expect(await listed(copy)).toEqual([]);
    await view.getByText('No products found', { exact: true }).waitFor();
    await expectAccessible(page);
  });
});
