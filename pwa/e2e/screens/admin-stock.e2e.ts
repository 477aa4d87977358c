import type { Product } from '@jhola/shared/contracts/product.contract';
import { stockPaths } from '@jhola/shared/contracts/stock.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buying } from '../harness/buying';
import { goAndPay } from '../harness/card';
import { addProduct, stockOf } from '../harness/catalogue';
import { holdCalls } from '../harness/held-calls';
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

/** A product of one test alone: a name nobody else has, and so many in stock. */
async function aProduct(stock: number): Promise<Product> {
  const name = `Camphor ${crypto.randomUUID().slice(0, 8)}`;
  return addProduct(office, { name, price: 200, discount: 15, stock });
}

describe.each(phoneFirst)('the stock on a %s', (screen) => {
  it('tells what is left, held and sold', async ({ visit }) => {
    const product = await aProduct(10);
    await orderCart(await buying(url, product));
    const asha = await buying(url, product);
    await goAndPay(await visitAs(visit, url, asha, screen));
    const page = await visitAs(visit, url, office, screen, '/dashboard/stock');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Stock' }).waitFor();
    await view.getByRole('textbox', { name: 'Search by product name' }).fill(product.name);
    await view.getByText('1 entry').waitFor();
    const entry = view.getByRole('listitem').filter({ hasText: product.name });
    expect((await entry.locator('dd').allInnerTexts()).map((text) => text.trim())).toEqual(['6', '2', '2']);
    await view.getByRole('button', { name: 'Held' }).click();
    await entry.waitFor();
    await view.getByRole('button', { name: 'Low stock' }).click();
    await view.getByText('No products found').waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: product.name, show: 'low' });
    await expectAccessible(page);
  });

  it('is adjusted with a reason, never below nothing, and its history tells who and why', async ({
    visit,
  }) => {
    const product = await aProduct(10);
    const page = await visitAs(visit, url, office, screen, `/dashboard/stock?q=${product.name}`);
    const view = onScreen(page);
    await view.getByRole('button', { name: `Adjust: ${product.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await dialog.getByRole('combobox', { name: 'What happens' }).selectOption('Take pieces out');
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('11');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').getByText('Only 10 are left: no more can be taken out.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('7');
    await dialog.getByText('Left afterwards: 3').waitFor();
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Damaged');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Rain in the store');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const entry = view.getByRole('listitem').filter({ hasText: product.name });
    await entry.getByText('Low', { exact: true }).waitFor();
    expect(await stockOf(office, product._id)).toBe(3);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    await view.getByRole('button', { name: `History: ${product.name}` }).click();
    const history = page.getByRole('dialog', { name: 'Adjustments' });
    const last = history.getByRole('listitem').first();
    await last.getByText('−7').waitFor();
    expect(await last.innerText()).toMatch(/Damaged · 3 left then\s+Rain in the store\s+Shop Admin · /);
    await expectAccessible(page);
  });

  it('is turned over page by page', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen, '/dashboard/stock');
    const pager = onScreen(page).getByRole('navigation', { name: 'Pages' });
    await pager.getByText(/^Page 1 of \d+$/).waitFor();
    await pager.getByRole('button', { name: 'Next' }).click();
    await pager.getByText(/^Page 2 of \d+$/).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(await overflowing(page)).toEqual([]);
  });

  it('waits, says when it cannot be fetched, and is for administrators alone', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen);
    const calls = await holdCalls(page, stockPaths.list);
    await page.goto('/dashboard/stock');
    const view = onScreen(page);
    await view.getByText('Loading...').waitFor();
    await expectAccessible(page);
    calls.fail();
    await view.getByRole('alert').getByText('The stock could not be fetched').waitFor();
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByText(/^\d+ entries$/).waitFor();
    const asha = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/stock');
    await onScreen(asha).getByText('Nothing on this shelf').waitFor();
  });
});
