import { describe, expect, inject } from 'vitest';
import { newAccount, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { overflowing } from '../harness/layout';
import { codeInMailbox, wrongCode } from '../harness/mailbox';
import { onScreen } from '../harness/on-screen';
import { phoneFirst, screens } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');

describe.each(phoneFirst)('the profile on a %s', (screen) => {
  it('saves what is changed, and takes another e-mail for the password and the code from there', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const account = await newAccount(url);
    const page = await visitAs(visit, url, await signInByApi(url, account), screen, '/dashboard/profile');
    const form = onScreen(page).getByRole('form', { name: 'Profile' });
    const field = (name: string) => form.locator(`[name=${name}]`);
    const submit = form.getByRole('button', { name: 'Submit' });
    await field('name').fill('Asha Rao');
    await field('mobile').fill('12345');
    await submit.click();
    await form.getByText('Please enter a valid 10-digit mobile number').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    // the menu stands beside it where there is room
    const menu = onScreen(page).getByRole('navigation', { name: 'Dashboard' });
    await page.setViewportSize(screens.desktop.viewport);
    await menu.getByRole('link', { name: 'Profile' }).and(page.locator('[aria-current=page]')).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await page.setViewportSize(screens.phone.viewport);
    await menu.waitFor({ state: 'hidden' });
    await field('mobile').fill('+91 98765 43210');
    await submit.click();
    await page.getByText('Profile updated successfully.').waitFor();
    await expect.poll(() => field('mobile').inputValue()).toBe('9876543210');

    const other = `other-${crypto.randomUUID()}@mail.example`;
    await field('email').fill(other);
    await submit.click();
    const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
    await dialog.locator('[name=password]').fill(account.password);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    const boxes = dialog.getByRole('textbox');
    await expect.poll(() => boxes.first().evaluate((box) => box === document.activeElement)).toBe(true);
    const code = await codeInMailbox(url, other);
    await page.keyboard.type(wrongCode(code));
    const confirm = dialog.getByRole('button', { name: 'Confirm e-mail' });
    await confirm.click();
    await dialog.getByRole('form').getByText('This code is not right, or it has expired.').waitFor();
    await expect.poll(() => boxes.first().evaluate((box) => box === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.type(code);
    await confirm.click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => field('email').inputValue()).toBe(other);
    await page.reload();
    await expect.poll(() => field('name').inputValue()).toBe('Asha Rao');
    await signInByApi(url, { ...account, email: other });
  });
});
