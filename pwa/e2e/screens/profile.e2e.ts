import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { describe, expect, inject } from 'vitest';
import { newAccount, newShopper, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { holdCalls } from '../harness/held-calls';
import { overflowing } from '../harness/layout';
import { rememberLanguage } from '../harness/locale';
import { codeInMailbox, wrongCode } from '../harness/mailbox';
import { onScreen } from '../harness/on-screen';
import { bothScreens, phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');

describe.each(bothScreens)('the profile on a %s', (screen) => {
  it('shows who one is and saves what is changed', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/profile');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await view.getByText('Dashboard', { exact: true }).first().waitFor();
    const menu = view.getByRole('navigation', { name: 'Dashboard' });
    expect(await menu.isVisible()).toBe(screen === 'desktop');
    await expect
      .poll(() => view.getByRole('heading').allInnerTexts())
      .toEqual([
        'Profile',
        'Security',
        'Password',
        'Where you are signed in',
        'Notifications',
        'On this device',
        'Offline & storage',
        'The shop on this device',
        'Your data',
        'Download my data',
        'Delete my account',
      ]);

    const form = view.getByRole('form', { name: 'Profile' });
    const field = (name: string) => form.locator(`[name=${name}]`);
    expect(await field('name').inputValue()).toBe('Asha Verma');
    expect(await field('email').inputValue()).toMatch(/@mail\.example$/);
    await field('name').fill('Asha Rao');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Please fill this in').waitFor();
    await expect.poll(() => field('mobile').evaluate((input) => input === document.activeElement)).toBe(true);
    await field('mobile').fill('12345');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Please enter a valid 10-digit mobile number').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    const calls = await holdCalls(page, accountPaths.updateUser);
    await field('mobile').fill('+91 98765 43210');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByRole('button', { name: 'Loading...' }).waitFor();
    calls.goOn();
    await page.getByText('Profile updated successfully.').waitFor();
    await form.getByRole('button', { name: 'Submit' }).waitFor();
    await expect.poll(() => field('mobile').inputValue()).toBe('9876543210');
    await page.reload();
    await expect.poll(() => field('name').inputValue()).toBe('Asha Rao');
  });
});

describe.each(phoneFirst)('the profile on a %s', (screen) => {
  it('takes another e-mail for the password and the code from there', async ({ visit }) => {
    const account = await newAccount(url);
    const asha = await signInByApi(url, account);
    await asha.call('PUT', accountPaths.updateUser, {
      name: 'Asha Verma',
      email: account.email,
      mobile: '9876543210',
    });
    const other = `other-${crypto.randomUUID()}@mail.example`;
    const page = await visitAs(visit, url, asha, screen, '/dashboard/profile');
    const form = onScreen(page).getByRole('form', { name: 'Profile' });
    const email = form.locator('[name=email]');
    await email.fill(other.toUpperCase());
    await form.getByRole('button', { name: 'Submit' }).click();

    const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
    await dialog.getByText(`We send a six-digit code to ${other}.`).waitFor();
    // until the code from there was seen, the address is the old one
    await expect.poll(() => email.inputValue()).toBe(account.email);
    const send = dialog.getByRole('button', { name: 'Send code' });
    expect(await send.isDisabled()).toBe(true);
    await dialog.locator('[name=password]').fill('not-the-password');
    await send.click();
    await page.getByText('The e-mail or the password is not right.').waitFor();
    await expectAccessible(page);
    await dialog.locator('[name=password]').fill(account.password);
    await send.click();
    await page.getByText('A code is on its way to the new address.').waitFor();

    await dialog.getByText(`Enter the six-digit code that we sent to ${other}.`).waitFor();
    const boxes = dialog.getByRole('textbox');
    expect(await boxes.count()).toBe(6);
    await expect.poll(() => boxes.first().evaluate((box) => box === document.activeElement)).toBe(true);
    const confirm = dialog.getByRole('button', { name: 'Confirm e-mail' });
    expect(await confirm.isDisabled()).toBe(true);
    const code = await codeInMailbox(url, other);
    await page.keyboard.type(wrongCode(code));
    await confirm.click();
    await dialog.getByRole('form').getByText('This code is not right, or it has expired.').waitFor();
    await expect.poll(() => boxes.first().evaluate((box) => box === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.type(code);
    await confirm.click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => email.inputValue()).toBe(other);
    await signInByApi(url, { ...account, email: other });
  });

  it('asks those who have no password to set one first', async ({ visit }) => {
    const asha = await newShopper(url);
    const page = await visitAs(visit, url, asha, screen);
    await page.route(`**${accountPaths.userDetails}`, async (route) => {
      const answer = await (await route.fetch()).json();
      const data = { ...answer.data, mobile: '9876543210', hasPassword: false, hasGoogle: true };
      await route.fulfill({ json: { ...answer, data } });
    });
    await page.route(`**${accountPaths.updateUser}`, (route) => route.abort());
    await page.goto('/dashboard/profile');
    const view = onScreen(page);
    await view.getByText('You sign in with Google and have no password yet.').waitFor();
    await view.getByText('Connected', { exact: true }).waitFor();
    expect(await view.getByRole('form', { name: 'Change password' }).count()).toBe(0);
    const form = view.getByRole('form', { name: 'Profile' });
    await form.locator('[name=email]').fill('other@mail.example');
    await form.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
    await dialog.getByText('Your account has no password yet.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await view.getByRole('button', { name: 'Delete my account' }).click();
    const leaving = page.getByRole('dialog', { name: 'Delete my account' });
    await leaving.getByText('Your account has no password yet.').waitFor();
    expect(await leaving.getByRole('button', { name: 'Delete my account' }).count()).toBe(0);
    await expectAccessible(page);
    await leaving.getByRole('button', { name: 'Cancel' }).click();
    await view.getByRole('link', { name: 'Set a password' }).click();
    await page.waitForURL('**/forgot-password');
  });

  it('speaks Hindi', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen);
    await rememberLanguage(page.context(), url, 'hi');
    await page.goto('/dashboard/profile');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'प्रोफ़ाइल' }).waitFor();
    await view.getByRole('heading', { level: 2, name: 'सुरक्षा' }).waitFor();
    await view.getByText('यह डिवाइस').waitFor();
    await view.getByRole('button', { name: 'मेरा डेटा डाउनलोड करें' }).waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
  });

  it('waits, and says when it cannot be asked', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen);
    const calls = await holdCalls(page, accountPaths.userDetails);
    await page.goto('/dashboard/profile');
    const view = onScreen(page);
    await view.getByText('Loading...').waitFor();
    await expectAccessible(page);
    calls.fail();
    await view.getByRole('alert').getByText('Something went wrong!').waitFor();
    await expectAccessible(page);
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByRole('form', { name: 'Profile' }).waitFor();
  });

  it('is for those who are signed in', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/dashboard/profile');
    await page.waitForURL('**/login');
  });
});
