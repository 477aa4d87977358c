import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { findProducts } from '../harness/catalogue';
import { downloaded } from '../harness/downloaded';
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

const choose = (page: Page, name: string, content: string) =>
  onScreen(page)
    .getByLabel('CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const column = (page: Page, meaning: string) =>
  onScreen(page).getByRole('combobox', { name: new RegExp(`^${meaning}`) });
const press = (page: Page, name: string) => onScreen(page).getByRole('button', { name, exact: true }).click();
/** How many products the table of the result tells of: new, changed, unchanged, refused. */
const found = (page: Page) => onScreen(page).getByRole('table').first().locator('td').allInnerTexts();
describe.each(phoneFirst)('a CSV file on a %s', (screen) => {
  it('is checked, imported, tells the rows it refused, and is undone', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const page = await visitAs(visit, url, office, screen, '/dashboard/import');
    const view = onScreen(page);
    await choose(page, 'table.xlsx', 'PK\u0003\u0004\0\0\0');
    await view.getByRole('alert').getByText('This is not a CSV file with a row of column names.').waitFor();
    await expectAccessible(page);

    await choose(page, `${mark}.csv`, `A;B;C\nAchar ${mark};120.50;7\nMurabba ${mark};free;2\n`);
    await view.getByText(`${mark}.csv, 1 kB`).waitFor();
    await press(page, 'Check without importing');
    await expect.poll(() => view.getByText('Please choose a column.').count()).toBe(2);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await column(page, 'Name').selectOption('A');
    await column(page, 'Price in rupees').selectOption('B');
    await column(page, 'Stock').selectOption('C');
    await press(page, 'Check without importing');
    await view.getByText('Checked. Nothing was written.').waitFor();
    await view.getByRole('row', { name: /^3 its price "free" is not an amount in rupees$/ }).waitFor();
    await expect.poll(() => found(page)).toEqual(['1', '0', '0', '1']);
    expect(await findProducts(office, mark)).toEqual([]);
    const download = page.waitForEvent('download');
    await press(page, 'Download refused rows');
    expect((await downloaded(await download)).toString()).toContain(`Murabba ${mark},free,2`);
    await view.getByText('New products (1)').click();
    await view.getByRole('row', { name: `2 Achar ${mark} pack ₹120.50` }).waitFor();
    await expectAccessible(page);

    await press(page, 'Import now');
    await view.getByText('Imported.', { exact: true }).waitFor();
    expect(await findProducts(office, mark)).toMatchObject([
      { name: `Achar ${mark}`, price: 120.5, stock: 7 },
    ]);
    expect(await overflowing(page)).toEqual([]);

    const latest = view.getByRole('listitem').filter({ hasText: `${mark}.csv` });
    await latest.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await latest.getByText(/^Undone: 0 restored, \d deleted, 0 kept\.$/).waitFor();
    expect(await findProducts(office, mark)).toEqual([]);
    await expectAccessible(page);
  });
});
