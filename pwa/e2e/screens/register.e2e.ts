import { describe, expect, inject } from 'vitest';
import { newAccount } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { onScreen } from '../harness/on-screen';
import { it } from '../harness/visits';

const url = inject('shopUrl');

describe.each(['phone', 'desktop'] as const)('register on a %s', (screen) => {
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

  it('makes an account, goes on to login, and from there to where one was going', async ({ visit }) => {
    const taken = await newAccount(url);
    const fresh = { email: `new-${crypto.randomUUID()}@mail.example`, password: 'gulmohar-14-jaipur' };
    const page = await visit(url, screen);
    await page.goto('/dashboard/mywishlist');
    await onScreen(page).getByRole('link', { name: 'Register' }).click();
    const form = onScreen(page).getByRole('form', { name: 'Register' });
    const fill = async (fields: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text);
      await form.getByRole('button', { name: 'Register' }).click();
    };
    await fill({ name: 'Asha Verma', ...taken, confirmPassword: taken.password });
    await page.getByText('This e-mail is already registered. Please login.').waitFor();
    await fill({ email: fresh.email });
    await page.waitForURL('**/login');
    await page.getByText('Registered successfully. Please login.').waitFor();

    const login = onScreen(page).getByRole('form', { name: 'Login' });
    await login.locator('[name=email]').fill(fresh.email);
    await login.locator('[name=password]').fill(fresh.password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard/mywishlist');
  });
});
