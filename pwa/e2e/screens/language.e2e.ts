import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newShopper, rememberSignIn, shopper } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { onScreen, settled } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const header = (page: Page) => page.getByRole('banner');
/** On a phone the account is a link to its page. */
const accountOf = (page: Page, name: string | RegExp) =>
  header(page).getByRole('button', { name }).or(header(page).getByRole('link', { name }));
const pageLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);

describe.each(phoneFirst)('Hindi on a %s', (screen) => {
  it('is chosen in the account menu, spoken at once, and remembered', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), await newShopper(url));
    await page.goto('/about');
    await settled(page);
    await page.evaluate(() => {
      document.body.dataset.load = 'first';
    });
    await accountOf(page, 'Account: Asha Verma').click();
    const menu = page.getByRole('navigation', { name: 'My Account' });
    await menu.getByRole('radio', { name: 'हिन्दी' }).click();
    const hindi = page.getByRole('navigation', { name: 'मेरा खाता' });
    await hindi.getByRole('link', { name: 'मेरे ऑर्डर' }).waitFor();
    await hindi.getByRole('button', { name: 'लॉग आउट' }).waitFor();
    await header(page).getByRole('button', { name: 'मेरा कार्ट' }).waitFor();
    expect(await pageLanguage(page)).toBe('hi-IN');
    expect(await page.locator('body').getAttribute('data-load')).toBe('first');
    await expectAccessible(page);

    await page.reload();
    await settled(page);
    await header(page).getByRole('link', { name: 'मेरी पसंद' }).waitFor();
    expect(await pageLanguage(page)).toBe('hi-IN');
    await accountOf(page, /^खाता/).click();
    await page.getByRole('group', { name: 'भाषा' }).getByRole('radio', { name: 'English' }).first().click();
    await header(page).getByRole('button', { name: 'My Cart' }).waitFor();
    expect(await pageLanguage(page)).toBe('en-IN');
  });

  it('is there for visitors in the footer, and refusals are told in it', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/login');
    await settled(page);
    const footer = page.getByRole('contentinfo').filter({ visible: true });
    await footer.getByRole('radio', { name: 'हिन्दी' }).click();
    await footer.getByText('24/7 ग्राहक सेवा').waitFor();
    const form = onScreen(page).getByRole('form');
    const fields = { email: shopper.email, password: 'not-the-right-one' };
    for (const [name, text] of Object.entries(fields)) await form.locator(`input[name=${name}]`).fill(text);
    await form.locator('button[type=submit]').click();
    await page.getByRole('alert').getByText('ई-मेल या पासवर्ड सही नहीं है।').waitFor();
  });

  it('keeps the header whole: no word is cut off or leaves the screen', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.context().addCookies([{ name: 'language', value: 'hi', url }]);
    await page.goto('/');
    await settled(page);
    await header(page).getByText('10 मिनट से भी कम में डिलीवरी').waitFor();
    const outside = await header(page)
      .locator('a, button')
      .evaluateAll(
        (controls) =>
          controls.filter((control) => control.getBoundingClientRect().right > window.innerWidth).length,
      );
    expect(outside).toBe(0);
  });
});
