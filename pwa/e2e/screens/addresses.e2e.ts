import { pincodePath } from '@jhola/shared/contracts/addresses.contract';
import { describe, expect, inject } from 'vitest';
import { newShopper } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { onScreen } from '../harness/on-screen';
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
};

describe.each(phoneFirst)('addresses on a %s', (screen) => {
  it('are added with district and state from the PIN code, edited, and deleted', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen);
    // not every shop has a list of PIN codes
    await page.route(`**${pincodePath(office.pincode)}`, (route) => {
      const places = [
        { district: 'Jaipur', state: 'Rajasthan' },
        { district: 'Dausa', state: 'Rajasthan' },
      ];
      const data = { pincode: office.pincode, places };
      return route.fulfill({ json: { success: true, error: false, message: 'Pincode', data } });
    });
    await page.goto('/dashboard/address');
    const view = onScreen(page);
    await view.getByText('No address yet').waitFor();
    await view.getByRole('button', { name: 'Add New Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    const field = (name: string) => dialog.locator(`[name=${name}]`);
    const save = dialog.getByRole('button', { name: 'Save Address' });
    await save.click();
    await expect.poll(() => field('name').evaluate((input) => input === document.activeElement)).toBe(true);
    await expectAccessible(page);
    for (const [name, text] of Object.entries(office)) await field(name).fill(text);
    const choice = dialog.getByRole('combobox', { name: `Which district of ${office.pincode}?` });
    await choice.waitFor();
    await expectAccessible(page);
    await choice.selectOption('Jaipur');
    expect([await field('district').inputValue(), await field('state').inputValue()]).toEqual([
      'Jaipur',
      'Rajasthan',
    ]);
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    await view.getByText('B-7, second floor, MI Road, Jaipur, Rajasthan, India - 302001').waitFor();
    await expectAccessible(page);

    await view.getByRole('button', { name: 'Edit the address of Ramesh Verma' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Address' });
    await editing.locator('[name=building]').fill('15, Gulmohar Apartments');
    await editing.getByRole('button', { name: 'Save Address' }).click();
    await view.getByText(/^15, Gulmohar Apartments/).waitFor();

    await view.getByRole('button', { name: 'Delete the address of Ramesh Verma' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Address' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await view.getByText('No address yet').waitFor();
    const heading = view.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    await view.getByText('No address yet').waitFor();
  });
});
