import { accountPaths } from '@jhola/shared/contracts/account.contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type Account, newAccount, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { holdCalls } from '../harness/held-calls';
import { rememberLanguage } from '../harness/locale';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');

/** Fills the form that is open and sends it. */
async function register(page: Page, { email, password }: Account): Promise<void> {
  const fields = { name: 'Asha Verma', email, password, confirmPassword: password };
  const form = onScreen(page).getByRole('form', { name: 'Register' });
  for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text);
  await form.getByRole('button', { name: 'Register' }).click();
}

describe.each(phoneFirst)('register on a %s', (screen) => {
  it('wants all four fields, and says at the field what is wrong with it', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/register');
    const form = onScreen(page).getByRole('form', { name: 'Register' });
    const button = form.getByRole('button', { name: 'Register' });
    const field = (name: string) => form.locator(`[name=${name}]`);
    await form.waitFor();
    for (const [name, text] of [
      ['name', 'Asha Verma'],
      ['email', 'asha'],
      ['password', 'short'],
      ['confirmPassword', 'other'],
    ] as const) {
      expect(await button.isDisabled()).toBe(true);
      await field(name).fill(text);
    }
    await button.click();
    await form.getByText('Password and confirm password must be same').waitFor();
    await form.getByText('Please enter a valid email address').waitFor();
    await form.getByText('Password must have at least 8 characters').waitFor();
    await expect.poll(() => field('email').evaluate((input) => input === document.activeElement)).toBe(true);
    const note = await field('confirmPassword').getAttribute('aria-describedby');
    expect(await form.locator(`[id="${note}"]`).innerText()).toBe(
      'Password and confirm password must be same',
    );
    await form.getByRole('button', { name: 'Show password' }).first().click();
    expect(await field('password').getAttribute('type')).toBe('text');
    expect(await field('confirmPassword').getAttribute('type')).toBe('password');
    expect(await form.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    await expectAccessible(page);
  });

  it('refuses a common password, in the server’s words, at its field', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/register');
    await register(page, { email: `new-${crypto.randomUUID()}@mail.example`, password: 'password123' });
    const field = onScreen(page).locator('[name=password]');
    await onScreen(page)
      .getByRole('alert')
      .getByText('This password is one of the most common. Please choose another.')
      .waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/register');
    await expectAccessible(page);
  });

  it('makes an account, goes on to login, and from there to where one was going', async ({ visit }) => {
    const fresh = { email: `new-${crypto.randomUUID()}@mail.example`, password: 'gulmohar-14-jaipur' };
    const page = await visit(url, screen);
    const calls = await holdCalls(page, accountPaths.register);
    await page.goto('/dashboard/mywishlist');
    await onScreen(page).getByRole('link', { name: 'Register' }).click();
    await register(page, fresh);
    const button = onScreen(page).getByRole('button', { name: 'Register' });
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    expect(await button.isDisabled()).toBe(true);
    calls.goOn();
    await page.waitForURL('**/login');
    await page.getByText('Registered successfully. Please login.').waitFor();

    const login = onScreen(page).getByRole('form', { name: 'Login' });
    await login.locator('[name=email]').fill(fresh.email);
    await login.locator('[name=password]').fill(fresh.password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard/mywishlist');
  });

  it('answers the same for an e-mail that is taken, whose account stays as it is', async ({ visit }) => {
    const taken = await newAccount(url);
    const page = await visit(url, screen);
    await open(page, '/register');
    await register(page, { ...taken, password: 'rajnigandha-7-kochi' });
    await page.waitForURL('**/login');
    await page.getByText('Registered successfully. Please login.').waitFor();
    await signInByApi(url, taken);
    await expect(signInByApi(url, { ...taken, password: 'rajnigandha-7-kochi' })).rejects.toThrow('401');
  });

  it('speaks Hindi', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberLanguage(page.context(), url, 'hi');
    await open(page, '/register');
    await onScreen(page).getByRole('heading', { level: 1, name: 'अपना खाता बनाएँ' }).waitFor();
    await expectAccessible(page);
  });
});
