import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buying } from '../harness/buying';
import { addProduct, stockOf } from '../harness/catalogue';
import { overflowing } from '../harness/layout';
import { onScreen } from '../harness/on-screen';
import { orderCart } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

describe.each(phoneFirst)('the stock on a %s', (screen) => {
  it('tells what is left and sold, and is adjusted with a reason that its history tells', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const name = `Camphor ${crypto.randomUUID().slice(0, 8)}`;
    const product = await addProduct(office, { name, price: 200, discount: 15, stock: 10 });
    await orderCart(await buying(url, product));
    const page = await visitAs(visit, url, office, screen, '/dashboard/stock');
    const view = onScreen(page);
    await view.getByRole('textbox', { name: 'Search by product name' }).fill(name);
    await view.getByText('1 entry').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(name);
    const entry = view.getByRole('row').filter({ hasText: name });
    const cells = (await entry.getByRole('cell').allTextContents()).map((text) => text.trim());
    expect(cells.slice(1, 4)).toEqual(['8', '0', '2']);

    await view.getByRole('button', { name: `Adjust: ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await dialog.getByRole('combobox', { name: 'What happens' }).selectOption('Take pieces out');
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('9');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').getByText('Only 8 are left: no more can be taken out.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('5');
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Damaged');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await entry.getByText('Low', { exact: true }).waitFor();
    // what is said of it lies over the head of the page for a moment
    await page.getByText('Stock adjusted').waitFor({ state: 'detached' });
    expect(await stockOf(office, product._id)).toBe(3);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    await view.getByRole('button', { name: `History: ${name}` }).click();
    const history = page.getByRole('dialog', { name: 'Adjustments' });
    await history
      .getByRole('listitem')
      .filter({ hasText: '−5' })
      .getByText(/Damaged/)
      .waitFor();
    await expectAccessible(page);
  });
});
