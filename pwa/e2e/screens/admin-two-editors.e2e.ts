import { ProductPageAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
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

describe.each(phoneFirst)('a product that two edit on a %s', (screen) => {
  it('says to the second what the first has changed, and keeps what is chosen', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const { _id, name } = await addProduct(office, {
      name: `Saffron ${crypto.randomUUID().slice(0, 8)}`,
      price: 200,
    });
    const page = await visitAs(
      visit,
      url,
      office,
      screen,
      `/dashboard/product?q=${encodeURIComponent(name)}`,
    );
    await onScreen(page)
      .getByRole('button', { name: `Edit: ${name}` })
      .click();
    const form = page.getByRole('dialog', { name: 'Upload Product' });
    await form.getByRole('textbox', { name: 'Price (₹)' }).fill('250');
    await form.getByRole('textbox', { name: 'Description' }).fill('From Pampore.');
    await form.getByText('Shoppers pay ₹250').waitFor();
    expect(await overflowing(page)).toEqual([]);

    const theirs = { _id, price: 220, description: 'From Kishtwar.', stock: 7 };
    await office.call('PUT', productPaths.update, theirs);
    await form.getByRole('button', { name: 'Update Product' }).click();
    const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
    const price = conflict.getByRole('group', { name: 'Price' });
    await price.getByText('₹200').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    await conflict.getByRole('button', { name: 'Back to editing' }).click();
    await conflict.waitFor({ state: 'hidden' });
    expect(await form.getByRole('textbox', { name: 'Price (₹)' }).inputValue()).toBe('250');
    await form.getByRole('button', { name: 'Update Product' }).click();
    await price.getByRole('radio', { name: 'Take theirs' }).check();
    await conflict.getByRole('button', { name: 'Save product' }).click();
    await form.waitFor({ state: 'hidden' });

    const answer = await office.call('POST', productPaths.get, { search: name });
    const saved = ProductPageAnswer.parse(answer).data.find((one) => one._id === _id);
    expect(saved).toMatchObject({ price: 220, description: 'From Pampore.', stock: 7 });
  });
});
