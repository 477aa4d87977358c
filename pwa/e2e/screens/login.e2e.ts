import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type Account, newAccount, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { findProducts } from '../harness/catalogue';
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
  it('is asked for by a heart, begins at its top, refuses, and leads back', async ({ visit }) => {
    const account = await newAccount(url);
    const [tea] = await findProducts(await signInByApi(url, account), 'tea');
    if (!tea) throw new Error('The shop has no tea');
    const page = await visit(url, screen);
    await open(page, productPath(tea));
    await onScreen(page)
      .getByRole('button', { name: /wishlist/i })
      .first()
      .click();
    await page.waitForURL('**/login');

    // also when one comes back to it
    const area = onScreen(page).locator('[data-scroll-area]');
    const scrolled = () => area.evaluate(({ scrollTop }) => scrollTop);
    await loginForm(page).waitFor();
    await expect.poll(() => page.title()).toContain('Login');
    await area.evaluate((page) => page.scrollTo(0, page.scrollHeight));
    await expect.poll(scrolled).toBeGreaterThan(0);
    await onScreen(page).getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await page.waitForURL('**/faqs');
    await page.goBack();
    await page.waitForURL('**/login');
    await expect.poll(scrolled).toBe(0);

    await logIn(page, { email: 'asha', password: 'not-my-password' });
    await loginForm(page).getByText('Please enter a valid email address').waitFor();
    await expectAccessible(page);
    await logIn(page, { ...account, password: 'not-my-password' });
    await page.getByRole('alert').getByText('The e-mail or the password is not right.').waitFor();
    await logIn(page, account);
    await page.getByRole('banner').getByText('Login successful!').waitFor();
    await page.waitForURL((address) => address.pathname === productPath(tea));
    await onScreen(page).getByRole('heading', { level: 1, name: tea.name }).waitFor();
  });

  it('speaks Hindi', { tags: 'full-run' }, async ({ visit }) => {
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
