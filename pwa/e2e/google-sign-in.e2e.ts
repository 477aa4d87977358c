import { type Google, startGoogle } from '@jhola/test-doubles/doubles/google';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { newAccount, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { letGoogleIn, newGooglePerson } from './harness/google';
import { firstScreenStands, holdTheApp } from './harness/held-app';
import { moved } from './harness/moved';
import { onScreen, open } from './harness/on-screen';
import { phoneFirst } from './harness/screens';
import { it, itWithWorker } from './harness/visits';

let provider: Google;
let shop: Shop;

beforeAll(async () => {
  provider = await startGoogle();
  shop = await startDemoShop(60, provider.env);
});
afterAll(async () => {
  await shop?.stop();
  await provider?.stop();
});

const button = (page: Page, name: 'Sign in with Google' | 'Sign up with Google') =>
  onScreen(page).frameLocator('iframe[title="Google"]').getByRole('button', { name });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** What a page asks of the provider. */
function asksOfGoogle(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('google.com')) asked.push(request.url());
  });
  return asked;
}

describe('signing in with Google', () => {
  it('makes an account at the first time, finds it again, and leads back', async ({ visit }) => {
    const asha = newGooglePerson();
    const page = await visit(shop.url, 'phone');
    const choose = await letGoogleIn(page, provider);
    choose(asha);
    await open(page, '/register');
    await button(page, 'Sign up with Google').click();
    await page.getByText('Registered/Login Successful with Google').waitFor();
    await page.waitForURL((address) => address.pathname === '/');

    await open(page, '/user');
    await onScreen(page).getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('banner').getByText('Logout successful!').waitFor();
    await page.goto('/dashboard/profile');
    await page.waitForURL('**/login');
    await button(page, 'Sign in with Google').click();
    await page.getByText('Login Successful with Google').waitFor();
    await page.waitForURL('**/dashboard/profile');
    await expect.poll(() => onScreen(page).locator('[name=name]').first().inputValue()).toBe(asha.name);
  });

  it('asks once for the password of an account that has this e-mail, and links it', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const account = await newAccount(shop.url);
    const page = await visit(shop.url, 'desktop');
    (await letGoogleIn(page, provider))({ ...newGooglePerson(), email: account.email });
    await open(page, '/register');
    await button(page, 'Sign up with Google').click();
    await onScreen(page)
      .getByText('You already have an account. Login with its password once to connect Google.')
      .waitFor();
    expect(pathOf(page)).toBe('/login');
    const form = onScreen(page).getByRole('form', { name: 'Login' });
    await expect.poll(() => form.locator('[name=email]').inputValue()).toBe(account.email);
    const password = form.locator('[name=password]');
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await password.fill(account.password);
    await form.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('banner').getByText('Login successful!').waitFor();
    await signInByApi(shop.url, account);
  });
});

describe.each(phoneFirst)('Google’s button on a %s', (screen) => {
  itWithWorker(
    'has its place between the shop’s own button and the other page from the first',
    { tags: 'full-run' },
    async ({ visit }) => {
      const last = (place: Locator) =>
        place
          .getByRole('form')
          .getByRole('link')
          .last()
          .evaluate((link) => link.getBoundingClientRect().top);
      const google = (page: Page) =>
        onScreen(page)
          .frameLocator('iframe[title="Google"]')
          .getByRole('button', { name: /Google/ });
      const opened = async (path: string) => {
        const page = await visit(shop.url, screen);
        await letGoogleIn(page, provider);
        const scripts = await holdTheApp(page);
        await page.goto(path, { waitUntil: 'commit' });
        await firstScreenStands(page);
        const before = await last(page.locator('#first-screen'));
        scripts.goOn();
        await page.locator('#first-screen').waitFor({ state: 'detached' });
        expect(await last(onScreen(page)), path).toBe(before);
        await google(page).waitFor();
        expect(await last(onScreen(page)), path).toBe(before);
        expect(await moved(page), path).toBe(0);
        return { page, before };
      };
      const register = await opened('/register');
      await register.page.close();
      const { page, before } = await opened('/login');

      // the same where the service worker answers
      await page.keyboard.press('Tab');
      await page.evaluate(() => navigator.serviceWorker.ready);
      const places = [
        ['/register', register.before, ['Register', 'Google', 'Login']],
        ['/login', before, ['Login', 'Google', 'Register']],
      ] as const;
      for (const [path, place, names] of places) {
        await page.goto(path);
        await google(page).waitFor();
        expect(await last(onScreen(page)), path).toBe(place);
        expect(await moved(page), path).toBe(0);
        const order = onScreen(page).locator('main [type=submit], main iframe, main a');
        const words = await order.evaluateAll((all) =>
          all.map((each) => (each as HTMLIFrameElement).title || (each as HTMLElement).innerText),
        );
        expect(words.slice(-3)).toEqual(names);
        await expectAccessible(page);
      }
    },
  );

  it('does not come when Google cannot be reached: the page says so, and nothing moves', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(shop.url, screen);
    await page.route('https://accounts.google.com/**', (route) => route.abort('internetdisconnected'));
    await open(page, '/login');
    await onScreen(page)
      .getByText('Google could not be reached. Please use your e-mail and password.')
      .waitFor();
    expect(await moved(page)).toBe(0);
    await expectAccessible(page);
  });
});

/** What the answer to an address allows its page. */
async function allowed(shopUrl: string, path: string) {
  const { headers } = await fetch(`${shopUrl}${path}`);
  const policy = headers.get('content-security-policy') ?? '';
  return {
    scripts: /script-src ([^;]*);/.exec(policy)?.[1],
    trustedTypes: policy.includes('require-trusted-types-for'),
    framed: headers.get('x-frame-options'),
    opener: headers.get('cross-origin-opener-policy'),
    referrer: headers.get('referrer-policy'),
  };
}

describe('Google’s script', () => {
  it('is allowed in the page of its button alone: all others keep Trusted Types', async ({ browser }) => {
    const offered = { opener: 'same-origin-allow-popups', referrer: 'no-referrer-when-downgrade' };
    for (const path of ['/', '/login', '/register', '/index.html'])
      expect(await allowed(shop.url, path)).toEqual({
        ...{ scripts: "'self'", trustedTypes: true, framed: 'DENY' },
        ...offered,
      });
    expect(await allowed(shop.url, '/google-button.html')).toEqual({
      ...{
        scripts: "'self' https://accounts.google.com/gsi/client",
        trustedTypes: false,
        framed: 'SAMEORIGIN',
      },
      ...offered,
    });
    const without = { scripts: "'self'", opener: 'same-origin', referrer: 'no-referrer' };
    expect(await allowed(inject('shopUrl'), '/login')).toEqual({
      ...without,
      trustedTypes: true,
      framed: 'DENY',
    });
    expect(await allowed(inject('shopUrl'), '/google-button.html')).toMatchObject(without);

    // what is refused is an error in the console, which would fail a visit
    const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    await letGoogleIn(page, provider);
    await open(page, '/login');
    await button(page, 'Sign in with Google').waitFor();
    const refused = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        return undefined;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refused).toBe('TypeError');
    await context.close();
  });

  it('is loaded on the pages with the button only, and by no page of a shop without it', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await letGoogleIn(page, provider);
    const asked = asksOfGoogle(page);
    for (const path of ['/', '/forgot-password', '/cart']) await open(page, path);
    expect(asked).toEqual([]);
    await open(page, '/login');
    await button(page, 'Sign in with Google').waitFor();
    expect(asked).toEqual(['https://accounts.google.com/gsi/client']);

    const other = await visit(inject('shopUrl'), 'phone');
    const askedThere = asksOfGoogle(other);
    await open(other, '/login');
    await other.waitForLoadState('networkidle');
    expect(await onScreen(other).getByRole('main').getByText('Google').count()).toBe(0);
    expect(askedThere).toEqual([]);
  });
});
