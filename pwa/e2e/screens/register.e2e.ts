import type { Page } from 'playwright-core';
import { describe, inject } from 'vitest';
import type { Account } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { onScreen } from '../harness/on-screen';
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
  it('makes an account, goes on to login, and from there to where one was going', async ({ visit }) => {
    const fresh = { email: `new-${crypto.randomUUID()}@mail.example`, password: 'gulmohar-14-jaipur' };
    const page = await visit(url, screen);
    await page.goto('/dashboard/mywishlist');
    await page.waitForURL('**/login');
    await page.getByRole('banner').getByText('Login required!').waitFor();
    await onScreen(page).getByRole('link', { name: 'Register' }).click();
    await page.waitForURL('**/register');
    await register(page, { email: 'asha', password: 'short' });
    await onScreen(page).getByText('Password must have at least 8 characters').waitFor();
    await expectAccessible(page);
    await register(page, { ...fresh, password: 'password123' });
    await onScreen(page)
      .getByRole('alert')
      .getByText('This password is one of the most common. Please choose another.')
      .waitFor();
    await register(page, fresh);
    await page.waitForURL('**/login');
    await page.getByText('Registered successfully. Please login.').waitFor();

    const login = onScreen(page).getByRole('form', { name: 'Login' });
    await login.locator('[name=email]').fill(fresh.email);
    await login.locator('[name=password]').fill(fresh.password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard/mywishlist');
  });
});
