import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newAccount } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { overflowing } from '../harness/layout';
import { onScreen, pageLoaded } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const header = (page: Page) => page.getByRole('banner');
/** On a phone the account is a link to its page. */
const accountOf = (page: Page, name: string | RegExp) =>
  header(page).getByRole('button', { name }).or(header(page).getByRole('link', { name }));
const pageLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);

describe.each(phoneFirst)('Hindi on a %s', (screen) => {
  it('is chosen by a visitor, used immediately, by refusals and searches too, remembered, and left in the account menu', async ({
    visit,
  }) => {
    const { email, password } = await newAccount(url);
    const page = await visit(url, screen);
    await page.goto('/login');
    await pageLoaded(page);
    await page.evaluate(() => {
      document.body.dataset.load = 'first';
    });
    const footer = page.getByRole('contentinfo').filter({ visible: true });
    await footer.getByRole('radio', { name: 'हिन्दी' }).click();
    await footer.getByText('24/7 ग्राहक सेवा').waitFor();
    await expect.poll(() => pageLanguage(page)).toBe('hi-IN');
    expect(await page.locator('body').getAttribute('data-load')).toBe('first');

    const form = onScreen(page).getByRole('form');
    const send = async (secret: string) => {
      await form.locator('input[name=email]').fill(email);
      await form.locator('input[name=password]').fill(secret);
      await form.locator('button[type=submit]').click();
    };
    await send('not-the-right-one');
    await page.getByRole('alert').getByText('ई-मेल या पासवर्ड सही नहीं है।').waitFor();
    await expectAccessible(page);
    await send(password);
    await page.waitForURL((address) => address.pathname === '/');
    await onScreen(page).getByRole('heading', { level: 2, name: 'कैटेगरी से खरीदें' }).waitFor();
    await onScreen(page)
      .getByText(/विकल्प|रिव्यू/)
      .first()
      .waitFor();
    await header(page).getByText('10 मिनट से भी कम में डिलीवरी').waitFor();
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page);

    await page.reload();
    await pageLoaded(page);
    await header(page).getByRole('link', { name: 'मेरी पसंद' }).waitFor();
    await expect.poll(() => pageLanguage(page)).toBe('hi-IN');
    await page.goto('/search');
    await onScreen(page).getByRole('link', { name: 'साड़ी' }).click();
    const found = onScreen(page).getByRole('article').first().getByRole('heading');
    await expect.poll(() => found.innerText()).toMatch(/saree/i);
    await page.goto('/about');
    await pageLoaded(page);
    await accountOf(page, /^खाता/).click();
    const menu = page.getByRole('navigation', { name: 'मेरा खाता' });
    await menu.getByRole('button', { name: 'लॉग आउट' }).waitFor();
    await menu.getByRole('radio', { name: 'English' }).click();
    await page
      .getByRole('navigation', { name: 'My Account' })
      .getByRole('link', { name: 'My Orders' })
      .waitFor();
    await expect.poll(() => pageLanguage(page)).toBe('en-IN');
  });
});
