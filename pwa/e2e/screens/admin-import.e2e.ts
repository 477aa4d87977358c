import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueFilePaths } from '@jhola/shared/contracts/catalogue-files.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct, findProducts } from '../harness/catalogue';
import { downloaded } from '../harness/downloaded';
import { holdCalls } from '../harness/held-calls';
import { overflowing } from '../harness/layout';
import { onScreen } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { startShop } from '../harness/shop';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

/** Real rows that lie beside the repository on some machines; they never enter it. */
const groceries = fileURLToPath(new URL('../../../../shared/data/bigbasket_products.csv', import.meta.url));
const withRealFile = existsSync(groceries) ? describe : describe.skip;

const choose = (page: Page, name: string, content: string) =>
  onScreen(page)
    .getByLabel('CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const column = (page: Page, meaning: string) => onScreen(page).getByRole('combobox', { name: meaning });
const press = (page: Page, name: string) => onScreen(page).getByRole('button', { name, exact: true }).click();
/** How many products the table of the result tells of: new, changed, unchanged, refused. */
const found = (page: Page) => onScreen(page).getByRole('table').first().locator('td').allInnerTexts();
/** How many the result tells of something. */
const sum = (page: Page, label: string) =>
  onScreen(page).locator('dl > div').filter({ hasText: label }).locator('dd').first().innerText();

describe.each(phoneFirst)('a CSV file on a %s', (screen) => {
  it('is checked, imported and tells the rows it refused', async ({ visit }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const page = await visitAs(visit, url, office, screen, '/dashboard/import');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Import products' }).waitFor();
    await choose(page, `${mark}.csv`, `Item,MRP,Left\nAchar ${mark},120.50,7\nMurabba ${mark},free,2\n`);
    await view.getByText(`${mark}.csv, 1 kB`).waitFor();
    await press(page, 'Check without importing');
    expect(await view.getByText('Please choose a column.').count()).toBe(2);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    await column(page, 'Name').selectOption('Item');
    await column(page, 'Price in rupees').selectOption('MRP');
    await column(page, 'Stock').selectOption('Left');
    await view.getByText(`For example: Achar ${mark}`).waitFor();
    await press(page, 'Check without importing');
    await view.getByText('Checked. Nothing was written.').waitFor();
    await view.getByRole('row', { name: /^3 its price "free" is not an amount in rupees$/ }).waitFor();
    expect(await sum(page, 'Rows')).toBe('2');
    expect(await found(page)).toEqual(['1', '0', '0', '1']);
    expect(await findProducts(office, mark)).toEqual([]);
    const download = page.waitForEvent('download');
    await press(page, 'Download refused rows');
    expect((await downloaded(await download)).toString()).toContain('\r\n3,');
    await expectAccessible(page);

    await press(page, 'Import now');
    await view.getByText('Imported.', { exact: true }).waitFor();
    expect(await found(page)).toEqual(['1', '0', '0', '1']);
    expect(await findProducts(office, mark)).toMatchObject([
      { name: `Achar ${mark}`, price: 120.5, stock: 7 },
    ]);
    expect(await overflowing(page)).toEqual([]);

    // The same list under another name is the same products.
    await choose(page, `${mark}-april.csv`, `Item,MRP,Left\nAchar ${mark},120.50,7\nPapad ${mark},35,2\n`);
    await column(page, 'Name').selectOption('Item');
    await column(page, 'Price in rupees').selectOption('MRP');
    await column(page, 'Stock').selectOption('Left');
    await press(page, 'Check without importing');
    await view.getByText('Checked. Nothing was written.').waitFor();
    expect(await found(page)).toEqual(['1', '0', '1', '0']);
    await expectAccessible(page);
  });

  it('is refused with the reason when it is none', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen, '/dashboard/import');
    await choose(page, 'table.xlsx', 'PK\u0003\u0004\0\0\0');
    await onScreen(page)
      .getByRole('alert')
      .getByText('This is not a CSV file with a row of column names.')
      .waitFor();
    await expectAccessible(page);
  });

  it('waits, says when it cannot be fetched, and is for administrators alone', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen);
    const calls = await holdCalls(page, catalogueFilePaths.state);
    await page.goto('/dashboard/import');
    const view = onScreen(page);
    await view.getByText('Loading...').waitFor();
    calls.fail();
    await view.getByRole('alert').getByText('The import could not be fetched').waitFor();
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByLabel('CSV file').waitFor();
    const asha = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/import');
    await onScreen(asha).getByText('Nothing on this shelf').waitFor();
  });

  it('comes from the shop with all its products', async ({ visit }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const { _id } = await addProduct(office, { name: `=1+1 ${mark}` });
    const page = await visitAs(visit, url, office, screen, '/dashboard/product');
    const download = page.waitForEvent('download');
    await press(page, 'Export CSV');
    const file = await download;
    expect(file.suggestedFilename()).toBe('catalogue.csv');
    const rows = (await downloaded(file)).toString().split('\r\n');
    expect(rows[0]).toMatch(/^\uFEFFProduct id,Name,Unit,Price \(INR\)/);
    expect(rows.some((row) => row.startsWith(`${_id},'=1+1 ${mark},`))).toBe(true);
  });
});

withRealFile('a real file of groceries', () => {
  it('is imported with a progress bar that survives a reload', async ({ visit }) => {
    const shop = await startShop(24);
    try {
      const owner = await signInByApi(shop.url, admin);
      const page = await visitAs(visit, shop.url, owner, 'desktop', '/dashboard/import');
      const view = onScreen(page);
      await view.getByLabel('CSV file').setInputFiles(groceries);
      await view.getByText('The columns are those of bigbasket.').waitFor();
      await press(page, 'Check without importing');
      await view.getByText('Checked. Nothing was written.').waitFor({ timeout: 60_000 });
      expect(await sum(page, 'Products accepted')).toBe('8208');
      expect(await found(page)).toEqual(['8,208', '0', '0', '0']);
      await press(page, 'Import now');
      await view.getByText('Importing...').waitFor();
      await page.reload();
      const bar = view.getByRole('progressbar', { name: 'Progress of the file' });
      await expect.poll(() => bar.getAttribute('value').then(Number)).toBeGreaterThan(0);
      await view.getByText('Imported.', { exact: true }).waitFor({ timeout: 80_000 });
      expect(await bar.getAttribute('value')).toBe('100');
      expect(await found(page)).toEqual(['8,208', '0', '0', '0']);
      expect((await findProducts(owner, 'fresho onion')).length).toBeGreaterThan(0);
    } finally {
      await shop.stop();
    }
  }, 240_000);
});
