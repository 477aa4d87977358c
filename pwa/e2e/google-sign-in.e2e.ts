import { accountPaths, SignInOptionsAnswer } from '@jhola/shared/contracts/account.contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { newAccount, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { type FakeGoogle, newGooglePerson, startFakeGoogle } from './harness/google';
import { firstScreenStands, holdTheApp } from './harness/held-app';
import { rememberLanguage } from './harness/locale';
import { moved } from './harness/moved';
import { onScreen, open } from './harness/on-screen';
import { phoneFirst } from './harness/screens';
import { type Shop, startShop } from './harness/shop';
import { itWithWorker as it } from './harness/visits';

let google: FakeGoogle;
let shop: Shop;

beforeAll(async () => {
  google = await startFakeGoogle();
  shop = await startShop(60, google.env);
});
afterAll(async () => {
  await shop?.stop();
  await google?.stop();
});

const button = (page: Page, name: 'Sign in with Google' | 'Sign up with Google') =>
  onScreen(page).getByRole('button', { name });
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
    const choose = await google.letIn(page);
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

  it('asks once for the password of an account that has this e-mail, and links it', async ({ visit }) => {
    const account = await newAccount(shop.url);
    const asha = { ...newGooglePerson(), email: account.email };
    for (const [path, name] of [
      ['/register', 'Sign up with Google'],
      ['/login', 'Sign in with Google'],
    ] as const) {
      const page = await visit(shop.url, 'desktop');
      (await google.letIn(page))(asha);
      await open(page, path);
      await button(page, name).click();
      await onScreen(page)
        .getByText('You already have an account. Login with its password once to connect Google.')
        .waitFor();
      expect(pathOf(page)).toBe('/login');
      const form = onScreen(page).getByRole('form', { name: 'Login' });
      expect(await form.locator('[name=email]').inputValue()).toBe(asha.email);
      await expect
        .poll(() => form.locator('[name=password]').evaluate((field) => field === document.activeElement))
        .toBe(true);
      await expectAccessible(page);
      if (path === '/register') continue;
      await form.locator('[name=password]').fill(account.password);
      await form.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('banner').getByText('Login successful!').waitFor();
    }
    const again = await visit(shop.url, 'desktop');
    (await google.letIn(again))(asha);
    await open(again, '/login');
    await button(again, 'Sign in with Google').click();
    await again.getByText('Login Successful with Google').waitFor();
    await signInByApi(shop.url, account);
  });

  it('says when Google gives nobody, and when the shop does not take what Google gives', async ({
    visit,
  }) => {
    const page = await visit(shop.url, 'phone');
    const choose = await google.letIn(page);
    await open(page, '/register');
    await button(page, 'Sign up with Google').click();
    await page.getByText('Google SignUp Failed').waitFor();
    await open(page, '/login');
    await button(page, 'Sign in with Google').click();
    await page.getByText('Google Login Failed').waitFor();

    choose({ ...newGooglePerson(), email: 'no address' });
    await open(page, '/login');
    await button(page, 'Sign in with Google').click();
    await page.getByText('Google Login Failed').waitFor();
    await open(page, '/register');
    await button(page, 'Sign up with Google').click();
    await page.getByText('Google Register/Login Failed').waitFor();
  });
});

describe.each(phoneFirst)('Google’s button on a %s', (screen) => {
  it('stands between the shop’s own button and the other page, and nothing moves for it', async ({
    visit,
  }) => {
    const page = await visit(shop.url, screen);
    await google.letIn(page);
    await open(page, '/login');
    await button(page, 'Sign in with Google').waitFor();
    const order = onScreen(page).locator('main [type=submit], main button:has-text("Google"), main a');
    expect(await order.allInnerTexts()).toEqual([
      'Forgot password?',
      'Login',
      'Sign in with Google',
      'Register',
    ]);
    await expectAccessible(page);
  });

  it('has its place from the first: in the server’s HTML, and where the service worker answers', async ({
    visit,
  }) => {
    for (const path of ['/login', '/register']) {
      const page = await visit(shop.url, screen);
      await google.letIn(page);
      const scripts = await holdTheApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await firstScreenStands(page);
      const last = (place: Locator) =>
        place
          .getByRole('form')
          .getByRole('link')
          .last()
          .evaluate((link) => link.getBoundingClientRect().top);
      const before = await last(page.locator('#first-screen'));
      scripts.goOn();
      await page.locator('#first-screen').waitFor({ state: 'detached' });
      expect(await last(onScreen(page)), path).toBe(before);
      await onScreen(page)
        .getByRole('button', { name: /Google/ })
        .waitFor();
      expect(await last(onScreen(page)), path).toBe(before);
      expect(await moved(page), path).toBe(0);

      await page.keyboard.press('Tab');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await onScreen(page)
        .getByRole('button', { name: /Google/ })
        .waitFor();
      expect(await last(onScreen(page)), path).toBe(before);
      expect(await moved(page), path).toBe(0);
    }
  });

  it('does not come when Google cannot be reached: the page says so, and works', async ({ visit }) => {
    const account = await newAccount(shop.url);
    const page = await visit(shop.url, screen);
    await page.route('https://accounts.google.com/**', (route) => route.abort('internetdisconnected'));
    await open(page, '/login');
    await onScreen(page)
      .getByText('Google could not be reached. Please use your e-mail and password.')
      .waitFor();
    expect(await moved(page)).toBe(0);
    await expectAccessible(page);
    const form = onScreen(page).getByRole('form', { name: 'Login' });
    await form.locator('[name=email]').fill(account.email);
    await form.locator('[name=password]').fill(account.password);
    await form.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((address) => address.pathname === '/');
  });

  it('speaks Hindi', async ({ visit }) => {
    const page = await visit(shop.url, screen);
    await rememberLanguage(page.context(), shop.url, 'hi');
    (await google.letIn(page))(newGooglePerson());
    await open(page, '/login');
    await button(page, 'Sign in with Google').click();
    await page.getByText('Google से लॉग इन हो गया').waitFor();
  });
});

describe('Google’s script', () => {
  it('may answer the page from its window, and is told which site it stands on', async () => {
    const { headers } = await fetch(`${shop.url}/login`);
    expect(headers.get('content-security-policy')).toContain(
      "script-src 'self' https://accounts.google.com/gsi/client;",
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('referrer-policy')).toBe('no-referrer-when-downgrade');
  });

  it('is loaded on the pages with the button only', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await google.letIn(page);
    const asked = asksOfGoogle(page);
    for (const path of ['/', '/forgot-password', '/cart']) await open(page, path);
    expect(asked).toEqual([]);
    await open(page, '/login');
    await button(page, 'Sign in with Google').waitFor();
    expect(asked).toEqual(['https://accounts.google.com/gsi/client']);
  });

  it('is loaded by no page of a shop that does not offer it', async ({ visit }) => {
    const url = inject('shopUrl');
    const { data } = SignInOptionsAnswer.parse(await (await fetch(url + accountPaths.signInOptions)).json());
    expect(data.googleClientId).toBeNull();
    const page = await visit(url, 'phone');
    const asked = asksOfGoogle(page);
    for (const path of ['/login', '/register']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect(await onScreen(page).getByRole('main').getByText('Google').count()).toBe(0);
    }
    expect(asked).toEqual([]);
    const { headers } = await fetch(`${url}/login`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).not.toContain('google');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
