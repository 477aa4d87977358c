import { describe, expect, inject } from 'vitest';
import { newAccount, newShopper, rememberSignIn } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { onScreen } from '../harness/on-screen';
import { it } from '../harness/visits';

const url = inject('shopUrl');

describe.each(['phone', 'desktop'] as const)('login on a %s', (screen) => {
  it('takes e-mail and password, shows the password, and leads to recovery and sign-up', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await page.goto('/login');
    const form = onScreen(page).getByRole('form', { name: 'Login' });
    const button = form.getByRole('button', { name: 'Login' });
    await form.waitFor();
    expect(await page.title()).toContain('Login');
    expect(await button.isDisabled()).toBe(true);
    await form.getByLabel('Email').fill('asha');
    expect(await button.isDisabled()).toBe(true);
    const password = form.locator('[name=password]');
    await password.fill('gulmohar');
    expect(await button.isEnabled()).toBe(true);
    expect(await password.getAttribute('type')).toBe('password');
    await form.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await form.getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');

    await button.click();
    await form.getByText('Please enter a valid email address').waitFor();
    const email = form.getByLabel('Email');
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);

    const links = (name: string) => form.getByRole('link', { name }).getAttribute('href');
    expect(await links('Forgot password?')).toBe('/forgot-password');
    expect(await links('Register')).toBe('/register');
  });

  it('is asked for where one must be known, refuses a wrong password, and leads back', async ({ visit }) => {
    const asha = await newAccount(url);
    const page = await visit(url, screen);
    await page.goto('/dashboard/address');
    await page.waitForURL('**/login');
    await page.getByRole('banner').getByText('Login required!').waitFor();
    const form = onScreen(page).getByRole('form', { name: 'Login' });
    await form.getByLabel('Email').fill(asha.email);
    await form.locator('[name=password]').fill('not-my-password');
    await form.getByRole('button', { name: 'Login' }).click();
    await page.getByText('The e-mail or the password is not right.').waitFor();
    await form.locator('[name=password]').fill(asha.password);
    await form.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('banner').getByText('Login successful!').waitFor();
    await page.waitForURL('**/dashboard/address');
    await onScreen(page).getByRole('heading', { level: 1, name: 'My Addresses' }).waitFor();
  });

  it('sends home who is signed in already', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), await newShopper(url));
    await page.goto('/login');
    await page.waitForURL((address) => address.pathname === '/');
  });

  it('tells who has lost the password how to get a new one', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/forgot-password');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    expect(await view.locator('a[href^="mailto:"]').count()).toBeGreaterThan(0);
    expect(await view.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await view.getByRole('link', { name: 'Back to login' }).click();
    await page.waitForURL('**/login');
  });
});
