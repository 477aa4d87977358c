import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type Account, newAccount, newShopper, rememberSignIn } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { findProducts } from '../harness/catalogue';
import { holdCalls } from '../harness/held-calls';
import { rememberLanguage } from '../harness/locale';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');

const loginForm = (page: Page) => onScreen(page).getByRole('form', { name: 'Login' });

/** Fills the form that is open and sends it. */
async function logIn(page: Page, { email, password }: Account): Promise<void> {
  const form = loginForm(page);
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

describe.each(phoneFirst)('login on a %s', (screen) => {
  it('takes e-mail and password, shows the password, and leads to recovery and sign-up', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await open(page, '/login');
    const form = loginForm(page);
    const button = form.getByRole('button', { name: 'Login' });
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

    expect(await form.locator('a, input, button[type=submit]').evaluateAll(namesOf)).toEqual([
      'email',
      'password',
      'Forgot password?',
      'Login',
      'Register',
    ]);
    const links = (name: string) => form.getByRole('link', { name }).getAttribute('href');
    expect(await links('Forgot password?')).toBe('/forgot-password');
    expect(await links('Register')).toBe('/register');
  });

  it('waits while it is asked, and takes the e-mail along to the recovery', async ({ visit }) => {
    const asha = await newAccount(url);
    const page = await visit(url, screen);
    const calls = await holdCalls(page, accountPaths.login);
    await open(page, '/login');
    await logIn(page, { ...asha, password: 'not-my-password' });
    const button = loginForm(page).getByRole('button', { name: 'Login' });
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    expect(await button.isDisabled()).toBe(true);
    calls.goOn();
    await page.getByRole('alert').getByText('The e-mail or the password is not right.').waitFor();
    expect(await button.isEnabled()).toBe(true);
    await loginForm(page).getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('**/forgot-password');
    await expect.poll(() => onScreen(page).locator('[name=email]').inputValue()).toBe(asha.email);
  });

  it('is asked for where one must be known, and leads back: dashboard, checkout, a heart', async ({
    visit,
  }) => {
    const asha = await newShopper(url);
    const [tea] = await findProducts(asha, 'tea');
    if (!tea) throw new Error('The shop has no tea');
    const guarded = async (path: string) => {
      const page = await visit(url, screen);
      await page.goto(path);
      await page.waitForURL('**/login');
      await page.getByRole('banner').getByText('Login required!').waitFor();
      return page;
    };
    const heart = async () => {
      const page = await visit(url, screen);
      await open(page, productPath(tea));
      await onScreen(page)
        .getByRole('button', { name: /wishlist/i })
        .first()
        .click();
      await page.waitForURL('**/login');
      return page;
    };
    const ways = [
      { page: await guarded('/dashboard/address'), back: '/dashboard/address' },
      { page: await guarded('/checkout'), back: '/checkout' },
      { page: await heart(), back: productPath(tea) },
    ];
    for (const { page, back } of ways) {
      await logIn(page, await newAccount(url));
      await page.getByRole('banner').getByText('Login successful!').waitFor();
      await page.waitForURL((address) => address.pathname === back);
      await onScreen(page).getByRole('heading', { level: 1 }).waitFor();
    }
  });

  it('begins at its top, also when one comes back to it', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/login');
    const scrolled = () =>
      onScreen(page)
        .locator('[data-scroll-area]')
        .evaluate((area) => area.scrollTop);
    const end = () =>
      onScreen(page)
        .locator('[data-scroll-area]')
        .evaluate((area) => area.scrollTo(0, area.scrollHeight));
    await end();
    await expect.poll(scrolled).toBeGreaterThan(0);
    await onScreen(page).getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await page.waitForURL('**/faqs');
    await page.goBack();
    await page.waitForURL('**/login');
    await expect.poll(scrolled).toBe(0);
  });

  it('sends home who is signed in already', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), await newShopper(url));
    await page.goto('/login');
    await page.waitForURL((address) => address.pathname === '/');
  });

  it('speaks Hindi', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberLanguage(page.context(), url, 'hi');
    await open(page, '/login');
    const form = onScreen(page).getByRole('form', { name: 'लॉग इन' });
    await form.locator('[name=email]').fill(`nobody-${crypto.randomUUID()}@mail.example`);
    await form.locator('[name=password]').fill('not-my-password');
    await form.getByRole('button', { name: 'लॉग इन' }).click();
    await page.getByRole('alert').getByText('ई-मेल या पासवर्ड सही नहीं है।').waitFor();
    await expectAccessible(page);
  });
});

/** What elements are called: fields by their name, all else by its words. */
function namesOf(elements: readonly Element[]): (string | null)[] {
  return elements.map((element) => element.getAttribute('name') ?? element.textContent);
}
