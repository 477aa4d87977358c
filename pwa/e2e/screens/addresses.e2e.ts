import { addressPaths, pincodePath } from '@jhola/shared/contracts/addresses.contract';
import { errorCodes } from '@jhola/shared/errors/error-codes';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newShopper } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { holdCalls } from '../harness/held-calls';
import { rememberLanguage } from '../harness/locale';
import { onScreen } from '../harness/on-screen';
import { addHome } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const office = {
  name: 'Ramesh Verma',
  mobile: '9876501234',
  pincode: '302001',
  building: 'B-7, second floor',
  address_line: 'MI Road',
  city: 'Jaipur',
  district: 'Jaipur',
  state: 'Rajasthan',
};

const jaipur = { district: 'Jaipur', state: 'Rajasthan' };
const placesByPincode: Readonly<Record<string, readonly { district: string; state: string }[]>> = {
  '302001': [jaipur],
  '110001': [{ district: 'New Delhi', state: 'Delhi' }],
  '303503': [jaipur, { district: 'Dausa', state: 'Rajasthan' }],
};

/** Answers in place of the shop where PIN codes lie, since not every shop has a list of them. */
async function knowPincodes(page: Page): Promise<void> {
  await page.route(`**${pincodePath('*')}`, (route) => {
    const pincode = new URL(route.request().url()).pathname.slice(-6);
    const places = placesByPincode[pincode];
    if (places)
      return route.fulfill({
        json: { success: true, error: false, message: 'Pincode', data: { pincode, places } },
      });
    const { status, message } = errorCodes['pincode.unknown'];
    return route.fulfill({
      status,
      json: { success: false, error: true, message, code: 'pincode.unknown' },
    });
  });
}

describe.each(phoneFirst)('addresses on a %s', (screen) => {
  it('are added, each of the nine fields being checked', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/address');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'My Addresses' }).waitFor();
    await view.getByText('No address yet').waitFor();
    await view.getByRole('button', { name: 'Add New Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    const field = (name: string) => dialog.locator(`[name=${name}]`);
    const save = dialog.getByRole('button', { name: 'Save Address' });

    const tokens = await dialog
      .locator('input')
      .evaluateAll((inputs) =>
        inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('autocomplete')}`),
      );
    expect(tokens).toEqual([
      'name name',
      'mobile tel-national',
      'pincode postal-code',
      'building address-line1',
      'address_line address-line2',
      'city address-level2',
      'district address-level3',
      'state address-level1',
      'country country-name',
    ]);
    expect(await field('pincode').getAttribute('inputmode')).toBe('numeric');
    expect(await field('mobile').getAttribute('inputmode')).toBe('tel');
    expect(await field('country').inputValue()).toBe('India');

    await field('country').fill('');
    await save.click();
    await expect.poll(() => dialog.getByText('Please fill this in').count()).toBe(9);
    await expect.poll(() => field('name').evaluate((input) => input === document.activeElement)).toBe(true);
    for (const [name, text] of Object.entries({ ...office, country: 'India', mobile: '12', pincode: '0123' }))
      await field(name).fill(text);
    await save.click();
    await dialog.getByText('Please enter a valid 6-digit pincode').waitFor();
    await dialog.getByText('Please enter a valid 10-digit mobile number').waitFor();
    await expectAccessible(page);

    await field('pincode').fill(office.pincode);
    await field('mobile').fill(office.mobile);
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Address added').waitFor();
    const card = view.getByRole('listitem').filter({ hasText: 'Ramesh Verma' });
    await card.getByText('B-7, second floor, MI Road, Jaipur, Jaipur, Rajasthan, India - 302001').waitFor();
    await card.getByText('Mobile: 9876501234').waitFor();
  });

  it('are edited, and deleted after asking', async ({ visit }) => {
    const asha = await newShopper(url);
    await addHome(asha);
    const page = await visitAs(visit, url, asha, screen, '/dashboard/address');
    const view = onScreen(page);
    await view.getByRole('button', { name: 'Edit the address of Asha Verma' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Address' });
    expect(await dialog.locator('[name=pincode]').inputValue()).toBe('302015');
    await dialog.locator('[name=building]').fill('15, Gulmohar Apartments');
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    await view.getByText(/^15, Gulmohar Apartments/).waitFor();

    const remove = view.getByRole('button', { name: 'Delete the address of Asha Verma' });
    const question = page.getByRole('dialog', { name: 'Delete Address' });
    await remove.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await view.getByText('No address yet').waitFor();
    const heading = view.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    await view.getByText('No address yet').waitFor();
  });

  it('get district and state from the PIN code, never over what was typed', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen);
    await knowPincodes(page);
    await page.goto('/dashboard/address');
    await onScreen(page).getByRole('button', { name: 'Add New Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    const field = (name: string) => dialog.locator(`[name=${name}]`);
    const place = () => Promise.all([field('district').inputValue(), field('state').inputValue()]);
    const news = dialog.getByRole('status').first();

    await field('pincode').fill('302001');
    await expect.poll(place).toEqual(['Jaipur', 'Rajasthan']);
    await expect.poll(() => news.innerText()).toBe('District and state filled in: Jaipur, Rajasthan');
    // what was filled in may be filled in anew
    await field('pincode').fill('110001');
    await expect.poll(place).toEqual(['New Delhi', 'Delhi']);
    await field('district').fill('Chanakyapuri');
    await field('pincode').fill('302001');
    await dialog.getByText('302001 lies in Jaipur, Rajasthan.').first().waitFor();
    expect(await place()).toEqual(['Chanakyapuri', 'Rajasthan']);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use these' }).click();
    expect(await place()).toEqual(['Jaipur', 'Rajasthan']);
    await expect
      .poll(() => field('district').evaluate((input) => input === document.activeElement))
      .toBe(true);

    // several districts: one chooses
    await field('pincode').fill('303503');
    const choice = dialog.getByRole('combobox', { name: 'Which district of 303503?' });
    await choice.waitFor();
    expect(await choice.locator('option').allInnerTexts()).toEqual([
      'Please choose',
      'Jaipur, Rajasthan',
      'Dausa, Rajasthan',
    ]);
    expect(await place()).toEqual(['', 'Rajasthan']);
    await expectAccessible(page);
    await choice.selectOption('Dausa');
    expect(await place()).toEqual(['Dausa', 'Rajasthan']);

    // nobody knows this one: no word about it, and what there is stays
    const asked = page.waitForResponse((answer) => answer.url().endsWith(pincodePath('999999')));
    await field('pincode').fill('999999');
    await asked;
    await choice.waitFor({ state: 'detached' });
    expect(await place()).toEqual(['Dausa', 'Rajasthan']);
    expect(await page.getByText('This pincode is not on our list.').count()).toBe(0);
  });

  it('speak Hindi', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen);
    await knowPincodes(page);
    await rememberLanguage(page.context(), url, 'hi');
    await page.goto('/dashboard/address');
    await onScreen(page).getByRole('button', { name: 'नया पता जोड़ें' }).click();
    const dialog = page.getByRole('dialog', { name: 'नया पता जोड़ें' });
    await dialog.locator('[name=district]').fill('अलवर');
    await dialog.locator('[name=pincode]').fill('302001');
    await dialog.getByRole('button', { name: 'यही भरें' }).waitFor();
    await dialog.locator('[name=pincode]').fill('303503');
    await dialog.getByRole('combobox', { name: '303503 का कौन-सा ज़िला?' }).waitFor();
    await expectAccessible(page);
  });

  it('wait, and say when they cannot be fetched', async ({ visit }) => {
    const asha = await newShopper(url);
    await addHome(asha);
    const page = await visitAs(visit, url, asha, screen);
    const calls = await holdCalls(page, addressPaths.get);
    await page.goto('/dashboard/address');
    const view = onScreen(page);
    await view.getByText('Loading...').waitFor();
    await expectAccessible(page);
    calls.fail();
    await view.getByRole('alert').getByText('Something went wrong!').waitFor();
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByRole('listitem').filter({ hasText: 'Asha Verma' }).waitFor();
    await expectAccessible(page);
  });
});
