import { accountPaths } from '@jhola/shared/contracts/account.contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newAccount, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { holdCalls } from '../harness/held-calls';
import { rememberLanguage } from '../harness/locale';
import { onScreen } from '../harness/on-screen';
import { proveByCode } from '../harness/recovery';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const form = (page: Page) => onScreen(page).getByRole('form', { name: 'Change Password' });
const button = (page: Page) => form(page).getByRole('button', { name: 'Change Password' });

/** Fills in both passwords. */
async function fill(page: Page, newPassword: string, confirmPassword = newPassword): Promise<void> {
  await form(page).locator('[name=newPassword]').fill(newPassword);
  await form(page).locator('[name=confirmPassword]').fill(confirmPassword);
}

describe.each(phoneFirst)('a new password on a %s', (screen) => {
  it('is given twice, says at the field what is wrong with it, and signs one in', async ({ visit }) => {
    const { email, password } = await newAccount(url);
    const page = await visit(url, screen);
    await proveByCode(page, url, email);
    // what was carried here survives a reload
    await page.reload();
    await onScreen(page).getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
    expect(await page.title()).toContain('New password');
    expect(await button(page).isDisabled()).toBe(true);
    await fill(page, 'short', '');
    expect(await button(page).isDisabled()).toBe(true);
    await form(page).getByText('At least 8 characters').waitFor();
    await expectAccessible(page);

    await fill(page, 'short', 'other');
    await button(page).click();
    await form(page).getByText('Password must have at least 8 characters').waitFor();
    await form(page).getByText('New password and confirm password must be same').waitFor();
    await expectAccessible(page);
    await form(page).getByRole('button', { name: 'Show password' }).first().click();
    expect(await form(page).locator('[name=newPassword]').getAttribute('type')).toBe('text');
    expect(await form(page).locator('[name=confirmPassword]').getAttribute('type')).toBe('password');

    await fill(page, 'password123');
    await button(page).click();
    await form(page)
      .getByRole('alert')
      .getByText('This password is one of the most common. Please choose another.')
      .waitFor();

    const calls = await holdCalls(page, accountPaths.resetPassword);
    await fill(page, 'rajnigandha-7-kochi');
    await button(page).click();
    await expect.poll(() => button(page).getAttribute('aria-busy')).toBe('true');
    calls.goOn();
    await page.waitForURL('**/login');
    await page.getByText('Password changed. Please login.').waitFor();
    await expect(signInByApi(url, { email, password })).rejects.toThrow('401');
    await signInByApi(url, { email, password: 'rajnigandha-7-kochi' });
    // the code has done its work: back is not the way to a second password
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/reset-password');
  });

  it('is refused when the secret is spent, and leads to another code', async ({ visit }) => {
    const { email } = await newAccount(url);
    const page = await visit(url, screen);
    await proveByCode(page, url, email);
    const other = await visit(url, screen);
    await proveByCode(other, url, email);
    await fill(page, 'rajnigandha-7-kochi');
    await page.context().clearCookies();
    await button(page).click();
    await page.getByRole('alert').getByText('Please ask for a new code and try again.').waitFor();
    await form(page).getByRole('link', { name: 'Ask for a new code' }).click();
    await page.waitForURL('**/forgot-password');
  });

  it('needs the answer to a right code', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/reset-password');
    await page.waitForURL((address) => address.pathname === '/');
  });

  it('speaks Hindi', async ({ visit }) => {
    const { email } = await newAccount(url);
    const page = await visit(url, screen);
    await rememberLanguage(page.context(), url, 'hi');
    await proveByCode(page, url, email);
    const hindi = onScreen(page).getByRole('form', { name: 'पासवर्ड बदलें' });
    await hindi.locator('[name=newPassword]').fill('gulmohar-14');
    await hindi.locator('[name=confirmPassword]').fill('gulmohar-15');
    await hindi.getByRole('button', { name: 'पासवर्ड बदलें' }).click();
    await hindi.getByText('दोनों नए पासवर्ड एक जैसे होने चाहिए').waitFor();
    await expectAccessible(page);
  });
});
