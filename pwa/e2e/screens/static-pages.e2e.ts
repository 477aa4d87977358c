import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { rememberLanguage } from '../harness/locale';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');

const heading = (page: Page, level: 1 | 2) => onScreen(page).getByRole('heading', { level });
const link = (page: Page, name: string | RegExp) => onScreen(page).getByRole('link', { name });
/** A link of the text itself; the footer has some too. */
const inArticle = (page: Page, name: string) =>
  onScreen(page).getByRole('article').getByRole('link', { name });
const says = (page: Page, text: string | RegExp) => onScreen(page).getByText(text).first().waitFor();

/** Page by page: title, parts in their order, and their title in Hindi. */
const pages = {
  '/about': {
    title: 'About Jhola',
    hindi: 'Jhola के बारे में',
    parts: [
      'What we hold ourselves to',
      'How 10 minutes are possible',
      'A shop for every phone and every signal',
      'The name and the pattern',
    ],
  },
  '/contact': { title: 'Contact us', hindi: 'हमसे संपर्क करें', parts: ['Before you write'] },
  '/faqs': {
    title: 'Questions and answers',
    hindi: 'सवाल-जवाब',
    parts: [
      'Delivery',
      'Prices and payment',
      'Cancelling and returning',
      'Account and app',
      'Something else?',
    ],
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    hindi: 'गोपनीयता नीति',
    parts: [
      'Information we collect',
      'How we use it',
      'Who else receives it',
      'Cookies and storage on your device',
      'How long we keep it',
      'Your choices',
      'Support',
    ],
  },
  '/return-policy': {
    title: 'Return Policy',
    hindi: 'वापसी नीति',
    parts: [
      'What can be returned',
      'How to return something',
      'Refunds',
      'Exchanges',
      'Something arrived broken or wrong',
      'Support',
    ],
  },
} as const;

describe.each(phoneFirst)('on a %s', (screen) => {
  it.for(Object.entries(pages))(
    '%s says all it should, in both languages',
    async ([path, expected], { visit }) => {
      const page = await visit(url, screen);
      await open(page, path);
      await expect.poll(() => heading(page, 1).allInnerTexts()).toEqual([expected.title]);
      await expect.poll(() => heading(page, 2).allInnerTexts()).toEqual(expected.parts);
      expect(await page.title()).toContain(expected.title);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{40}/);

      const hindi = await visit(url, screen);
      await rememberLanguage(hindi.context(), url, 'hi');
      await open(hindi, path);
      await expect.poll(() => heading(hindi, 1).allInnerTexts()).toEqual([expected.hindi]);
      expect((await heading(hindi, 2).allInnerTexts()).filter((text) => /[a-z]{3}/.test(text))).toEqual([]);
    },
  );

  it('the return policy tells its limits', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/return-policy');
    await says(page, 'Returns are accepted within 7 days of delivery.');
    await says(page, 'the product is unused;');
    await says(page, /original packaging, with its tags, manuals and accessories/);
    await says(page, /the invoice is with it/);
    await says(page, /Damage by misuse is not eligible/);
    await says(page, /original payment method within 5-7 business days/);
    await says(page, /An exchange is subject to availability/);
    await inArticle(page, 'help@jhola.example').waitFor();
  });

  it('the privacy policy tells what is collected, for what, and whom to ask', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/privacy-policy');
    for (const collected of ['name and e-mail', 'phone number', 'shipping and billing', 'order history'])
      await says(page, new RegExp(`Your ${collected}`));
    await says(page, /to deliver your orders/);
    await says(page, /no cookies for advertising/);
    expect(await inArticle(page, 'help@jhola.example').getAttribute('href')).toBe(
      'mailto:help@jhola.example',
    );
    expect(await inArticle(page, '+91 80 4718 2200').getAttribute('href')).toBe('tel:+918047182200');
  });

  it('the contact page calls, mails, chats and shows the way', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/contact');
    await says(page, /24\/7 Customer Service/);
    const ways = {
      'Call us': 'tel:+91',
      'Write to us': 'mailto:help@',
      'Come by': 'https://www.google.com/maps',
    };
    for (const [name, address] of Object.entries(ways))
      expect(await link(page, new RegExp(`^${name}`)).getAttribute('href')).toContain(address);
    expect(await link(page, /^Chat on WhatsApp/).getAttribute('target')).toBe('_blank');
    await link(page, 'Return Policy').first().click();
    await page.waitForURL('**/return-policy');
  });

  it('questions open their answers, by pointer and by keyboard', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/faqs');
    const answer = onScreen(page).getByText(/Delivery is free for every order/);
    expect(await answer.isVisible()).toBe(false);
    await onScreen(page).getByText('What does delivery cost?').click();
    await answer.waitFor();
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await answer.waitFor();
    await expectAccessible(page);
    await link(page, 'Contact us').click();
    await page.waitForURL('**/contact');
  });

  it('the shop page shows the whole catalogue by category', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/shop');
    await expect.poll(() => heading(page, 1).allInnerTexts()).toEqual(['Shop']);
    await heading(page, 2).nth(3).waitFor();
    const categories = await heading(page, 2).allInnerTexts();
    const jumps = onScreen(page).getByRole('navigation', { name: 'Jump to a category' });
    await expect.poll(() => jumps.getByRole('button').allInnerTexts()).toEqual(categories);
    const last = categories.at(-1) ?? '';
    await jumps.getByRole('button', { name: last, exact: true }).click();
    const shelf = onScreen(page).getByRole('region', { name: last, exact: true });
    await expect.poll(() => shelf.evaluate((element) => element === document.activeElement)).toBe(true);
    const tile = shelf.getByRole('link').first();
    expect(await tile.getAttribute('href')).toMatch(/^\/[^/]+-[0-9a-f]{24}\/[^/]+-[0-9a-f]{24}$/);
    const name = (await tile.innerText()).trim();
    await tile.click();
    await onScreen(page).getByRole('heading', { level: 1, name }).waitFor();
  });

  it('success claims nothing of its own, tells what went well, and leads home', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/success');
    await expect.poll(() => heading(page, 1).allInnerTexts()).toEqual(['Your orders']);
    expect(await onScreen(page).getByText('Successfully').count()).toBe(0);
    await link(page, 'My Orders').waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    // As the checkout of the version before led here after cash on delivery.
    await page.evaluate(() => history.replaceState({ usr: { text: 'Order' }, key: 'order', idx: 0 }, ''));
    await page.reload();
    await onScreen(page).getByRole('heading', { level: 1, name: 'Order Successfully' }).waitFor();
    await link(page, 'Go To Home').click();
    await page.waitForURL(`${url}/`);
  });

  it('cancel says of no order that it is cancelled before the shop has told, and leads home', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await open(page, '/cancel?orderId=ORD-7K3M9Q');
    await expect.poll(() => heading(page, 1).allInnerTexts()).toEqual(['Please log in to see your order']);
    await page.goto('/cancel');
    await onScreen(page).getByRole('heading', { level: 1, name: 'Your orders' }).waitFor();
    await link(page, 'Go To Home').click();
    await page.waitForURL(`${url}/`);
  });

  it('an unknown address offers a search', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/no-such-page');
    await expect.poll(() => heading(page, 1).allInnerTexts()).toEqual(['Nothing on this shelf']);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await link(page, 'See all categories').waitFor();
    await link(page, 'Go To Home').waitFor();
    const field = onScreen(page).getByRole('searchbox', { name: 'Search the shop' });
    await field.fill('atta');
    await field.press('Enter');
    await page.waitForURL('**/search?q=atta');
    await onScreen(page).getByRole('article').first().waitFor();
  });
});
