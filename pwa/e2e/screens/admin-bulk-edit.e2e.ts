import { type Product, ProductAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { StockHistoryAnswer, stockPaths } from '@jhola/shared/contracts/stock.contract';
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

const now = async ({ _id }: Product): Promise<Product> =>
  ProductAnswer.parse(await office.call('POST', productPaths.details, { productId: _id })).data;

describe.each(phoneFirst)('several products on a %s', (screen) => {
  it('are edited together, after a preview, each answered for itself', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const kesar = await addProduct(office, { name: `Kesar ${mark}`, price: 200, stock: 3 });
    const elaichi = await addProduct(office, { name: `Elaichi ${mark}`, price: 99.5, stock: 30 });
    const page = await visitAs(visit, url, office, screen, `/dashboard/product?q=${mark}`);
    const view = onScreen(page);
    await view.getByRole('row').filter({ hasText: kesar.name }).waitFor();
    await view.getByRole('checkbox', { name: 'Select this page' }).check();
    await view.getByText('2 selected').waitFor();
    await view.getByRole('button', { name: 'Edit selected' }).click();

    const dialog = page.getByRole('dialog', { name: 'Edit 2 products' });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('alert').getByText('Nothing is to change yet.').waitFor();
    await dialog.getByRole('combobox', { name: 'Price', exact: true }).selectOption('Raise by a percent');
    await dialog.getByRole('textbox', { name: 'Percent', exact: true }).fill('ten');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/^A percent above 0, please/)
      .waitFor();
    await dialog.getByRole('textbox', { name: 'Percent', exact: true }).fill('10');
    await dialog.getByRole('combobox', { name: 'Stock' }).selectOption('Take pieces out');
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('5');
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Damaged');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Preview' }).click();

    await dialog.getByText('1 will change, 0 stay as they are, 1 cannot be changed.').waitFor();
    const result = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    expect((await result(elaichi.name).innerText()).replace(/\s+/g, ' ')).toMatch(
      /Price ₹99\.50 .*₹109\.45 Stock 30 .*25/,
    );
    await result(kesar.name)
      .getByText(/^Only 3 of Kesar/)
      .waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    expect((await now(elaichi)).price).toBe(99.5);

    await dialog.getByRole('button', { name: 'Change 1 product' }).click();
    await dialog.getByText('1 changed, 0 stayed as they were, 1 could not be changed.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect([await now(elaichi), await now(kesar)]).toMatchObject([
      { price: 109.45, stock: 25 },
      { price: 200, stock: 3 },
    ]);
    const history = StockHistoryAnswer.parse(
      await office.call('POST', stockPaths.history, { productId: elaichi._id }),
    );
    expect(history.data).toMatchObject([{ change: -5, left: 25, reason: 'DAMAGED' }]);
    await expect.poll(() => view.getByText('₹109.45').count()).toBeGreaterThan(0);
    expect(await view.getByText('2 selected').count()).toBe(0);
  });
});
