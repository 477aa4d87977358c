import path from 'node:path';
import { SubcategoryListAnswer, subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { uploadPaths } from '@jhola/shared/contracts/uploads.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
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

async function choosePicture(page: Page, dialog: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Upload Image' }).click(),
  ]);
  await chooser.setFiles(picture);
}

/** Waits until the shop has the picture in all its sizes. */
const uploaded = (page: Page): Promise<void> =>
  page.getByText('Image uploaded successfully!').waitFor({ timeout: 60_000 });

describe.each(phoneFirst)('sub categories on a %s', (screen) => {
  it('are added with a name, a picture and categories', { timeout: 180_000 }, async ({ visit }) => {
    const [first, second, name] = [fresh('Home'), fresh('Garden'), fresh('Lanterns')];
    await addCategory(office, first, []);
    await addCategory(office, second, []);
    const page = await visitAs(visit, url, office, screen, '/dashboard/subcategory');
    await titled(page, 'Sub Category');
    expect(await page.title()).toContain('All Sub Categories');
    await onScreen(page)
      .getByText(/^\d+ sub categories$/)
      .waitFor();
    expect(await onScreen(page).getByRole('columnheader').allInnerTexts()).toEqual([
      'No.',
      'Name',
      'Image',
      'Category',
      'Action',
    ]);
    const numbers = await onScreen(page).locator('tbody td:first-child').allInnerTexts();
    expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}`));
    expect(await overflowing(page)).toEqual([]);

    await act(page, 'Add Sub Category').click();
    const adding = page.getByRole('dialog', { name: 'Add Sub Category' });
    const submit = adding.getByRole('button', { name: 'Add Sub Category' });
    const asked = adding.getByRole('alert').getByText('Please fill all fields and upload image');
    await submit.click();
    await asked.waitFor();
    const field = adding.getByRole('textbox', { name: 'Name' });
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await field.fill(name);
    await choosePicture(page, 'Add Sub Category');
    await uploaded(page);
    await submit.click();
    await asked.waitFor();
    const choice = adding.getByRole('combobox', { name: 'Category' });
    await choice.selectOption(first);
    // chosen once, it is no longer offered: no subcategory is in a category twice
    expect(await choice.getByRole('option', { name: first }).count()).toBe(0);
    await choice.selectOption(second);
    await adding.getByRole('button', { name: `Remove ${first}` }).click();
    await choice.selectOption(first);
    await asked.waitFor({ state: 'detached' });
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await submit.click();
    await adding.waitFor({ state: 'detached' });
    await page.getByText('Sub category added successfully!').waitFor();
    expect((await named(name))?.category.map((category) => category.name)).toEqual([second, first]);
    expect(await row(page, name).getByRole('listitem').allInnerTexts()).toEqual([second, first]);
  });

  it('are looked at, changed and deleted', { timeout: 120_000 }, async ({ visit }) => {
    const [first, second, name] = [fresh('Home'), fresh('Garden'), fresh('Lanterns')];
    const home = await addCategory(office, first, [name]);
    await addCategory(office, second, []);
    const page = await visitAs(visit, url, office, screen, '/dashboard/subcategory');
    await act(page, `Look at the image of ${name}`).click();
    const viewer = page.getByRole('dialog', { name });
    await viewer.getByRole('img', { name }).waitFor();
    expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await expectAccessible(page);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await viewer.waitFor({ state: 'hidden' });

    await act(page, `Edit: ${name}`).click();
    const editing = page.getByRole('dialog', { name: 'Edit Sub Category' });
    await editing.getByRole('textbox', { name: 'Name' }).fill(`${name} of paper`);
    await editing.getByRole('combobox', { name: 'Category' }).selectOption(second);
    await editing.getByRole('button', { name: `Remove ${first}` }).click();
    await editing.getByRole('button', { name: 'Edit Sub Category' }).click();
    await editing.waitFor({ state: 'detached' });
    await row(page, `${name} of paper`).waitFor();
    expect(await named(`${name} of paper`)).toMatchObject({
      _id: home.subcategories[0]?._id,
      category: [{ name: second }],
    });

    await act(page, `Delete: ${name} of paper`).click();
    const asking = page.getByRole('dialog', { name: 'Permanent Delete' });
    await asking.getByText('Are you sure permanent delete ?').waitFor();
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await row(page, name).waitFor({ state: 'detached' });
    expect(await named(`${name} of paper`)).toBeUndefined();
  });

  it('with products say how many there are, and move them to another', { timeout: 90_000 }, async ({
    visit,
  }) => {
    const [lamps, torches, home] = [fresh('Lamps'), fresh('Torches'), fresh('Lighting')];
    const { _id, subcategories } = await addCategory(office, home, [lamps, torches]);
    const product = { category: [_id], subCategory: [subcategories[0]?._id ?? ''] };
    await addProduct(office, { name: fresh('Desk Lamp'), ...product });
    const page = await visitAs(visit, url, office, screen, '/dashboard/subcategory');
    await act(page, `Delete: ${lamps}`).click();
    const asking = page.getByRole('dialog', { name: 'Permanent Delete' });
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await asking.getByRole('alert').getByText(`1 product still stands in ${lamps}.`).waitFor();
    const choice = asking.getByRole('combobox', { name: 'Move to' });
    // those of its own category come first
    expect((await choice.getByRole('option').allInnerTexts())[1]).toBe(`${torches} (${home})`);
    await expectAccessible(page);
    await choice.selectOption(`${torches} (${home})`);
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await asking.waitFor({ state: 'detached' });
    await row(page, lamps).waitFor({ state: 'detached' });
    await page.goto(subcategories[1]?.path ?? '');
    await onScreen(page).getByText('Desk Lamp').first().waitFor();
  });

  it('say when a picture cannot be uploaded', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen, '/dashboard/subcategory');
    await act(page, 'Add Sub Category').click();
    await page.route(`**${uploadPaths.upload}`, (route) => route.abort('internetdisconnected'));
    await choosePicture(page, 'Add Sub Category');
    const adding = page.getByRole('dialog', { name: 'Add Sub Category' });
    await adding.getByRole('alert').getByText('Image upload failed!').waitFor();
    await expectAccessible(page);
  });

  it('are for administrators alone', async ({ visit }) => {
    const asha = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/subcategory');
    await onScreen(asha).getByText('Nothing on this shelf').waitFor();
  });
});
