import path from 'node:path';
import { SubcategoryListAnswer, subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct } from '../harness/catalogue';
import { addCategory } from '../harness/categories';
import { overflowing } from '../harness/layout';
import { onScreen, titled } from '../harness/on-screen';
import { root } from '../harness/paths';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const picture = path.join(root, 'pwa/public/banners/banner-2-800.webp');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

const fresh = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const named = async (name: string) =>
  SubcategoryListAnswer.parse(await office.call('POST', subcategoryPaths.get, {})).data.find(
    (subcategory) => subcategory.name === name,
  );
const act = (page: Page, name: string) => onScreen(page).getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => onScreen(page).getByRole('row').filter({ hasText: name });

describe.each(phoneFirst)('sub categories on a %s', (screen) => {
  it('are added, looked at, changed, and deleted while their products move to another', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const [home, name, torches] = [fresh('Home'), fresh('Lanterns'), fresh('Torches')];
    const { subcategories } = await addCategory(office, home, [torches]);
    const page = await visitAs(visit, url, office, screen, '/dashboard/subcategory');
    await titled(page, 'Sub Category');
    await row(page, torches).waitFor();
    await expect.poll(() => page.title()).toContain('All Sub Categories');
    expect(await overflowing(page)).toEqual([]);

    await act(page, 'Add Sub Category').click();
    const adding = page.getByRole('dialog', { name: 'Add Sub Category' });
    const submit = adding.getByRole('button', { name: 'Add Sub Category' });
    await submit.click();
    await adding.getByRole('alert').getByText('Please fill all fields and upload image').waitFor();
    await expectAccessible(page);
    await adding.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      adding.getByRole('button', { name: 'Upload Image' }).click(),
    ]);
    await chooser.setFiles(picture);
    // the shop has made all its sizes by then
    await page.getByText('Image uploaded successfully!').waitFor({ timeout: 60_000 });
    await adding.getByRole('combobox', { name: 'Category' }).selectOption(home);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await submit.click();
    await adding.waitFor({ state: 'detached' });
    await row(page, name).waitFor();

    await act(page, `Look at the image of ${name}`).click();
    const viewer = page.getByRole('dialog', { name });
    await viewer.getByRole('img', { name }).waitFor();
    expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await expectAccessible(page);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await viewer.waitFor({ state: 'hidden' });

    await act(page, `Edit: ${name}`).click();
    const editing = page.getByRole('dialog', { name: 'Edit Sub Category' });
    await editing.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} of paper`);
    await editing.getByRole('button', { name: 'Edit Sub Category' }).click();
    await editing.waitFor({ state: 'detached' });
    await row(page, `${name} of paper`).waitFor();
    const made = await named(`${name} of paper`);
    expect(made?.category).toMatchObject([{ name: home }]);

    const category = made?.category.map(({ _id }) => _id) ?? [];
    await addProduct(office, { name: fresh('Desk Lamp'), category, subCategory: [made?._id ?? ''] });
    await act(page, `Delete: ${name} of paper`).click();
    const asking = page.getByRole('dialog', { name: 'Permanent Delete' });
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await asking.getByRole('alert').getByText(`1 product still stands in ${name} of paper.`).waitFor();
    await expectAccessible(page);
    await asking.getByRole('combobox', { name: 'Move to' }).selectOption(`${torches} (${home})`);
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await row(page, name).waitFor({ state: 'detached' });
    expect(await named(`${name} of paper`)).toBeUndefined();
    await page.goto(subcategories[0]?.path ?? '');
    await onScreen(page).getByText('Desk Lamp').first().waitFor();
  });
});
