import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newAccount, newShopper, type SignedIn, signInByApi } from './harness/account';
import { buyable } from './harness/buyable';
import { findProducts } from './harness/catalogue';
import { holdCalls } from './harness/held-calls';
import { rowsKept } from './harness/kept';
import { onePage, onScreen, open, pageLoaded } from './harness/on-screen';
import { cartOf, putIntoCart } from './harness/orders';
import { signIn } from './harness/shopping';
import { it, itWithWorker } from './harness/visits';
import { openWithWorker } from './harness/worker';

const url = inject('shopUrl');

/** An access token that the shop does not take: its signature is another's. */
const runOut = (token: string) => `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(43)}`;

/** Lets the pages of a context begin with tokens, once: what the app makes of them stays. */
async function keepTokens(page: Page, accesstoken: string, refreshToken: string): Promise<void> {
  await page.context().addInitScript(
    (tokens) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('given')) return;
      for (const [key, value] of Object.entries({ ...tokens, given: 'yes' }))
        localStorage.setItem(key, value);
    },
    { accesstoken, refreshToken },
  );
}

const keepRunOut = (page: Page, { tokens }: SignedIn) =>
  keepTokens(page, runOut(tokens.accesstoken), tokens.refreshToken);

const tokensOf = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('accesstoken'), localStorage.getItem('refreshToken')]);

/** Opens page after page; they are kept, and each asks anew when the network returns. */
async function walkThroughDashboard(page: Page): Promise<void> {
  await open(page, '/dashboard/profile');
  const menu = () => onScreen(page).getByRole('navigation', { name: 'Dashboard' });
  for (const name of ['Save Address', 'My Wishlist', 'My Orders']) {
    await menu().getByRole('link', { name }).click();
    // the menu of the page that is left is not the one to press next, and has another entry marked
    await menu().locator('a[aria-current=page]').filter({ hasText: name }).waitFor();
    await onePage(page);
    await pageLoaded(page);
  }
  await page.waitForLoadState('networkidle');
}

/** Notes what the pages of a context are answered: refreshes, and the paths of the calls with 401 and with success. */
function note(context: BrowserContext) {
  const noted = { refreshes: 0, refused: [] as string[], fine: [] as string[] };
  context.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname === accountPaths.refreshToken) noted.refreshes += 1;
    else if (answer.status() === 401) noted.refused.push(pathname);
    else if (pathname.startsWith('/api/') && answer.ok()) noted.fine.push(pathname);
  });
  return noted;
}

/** The refused calls that have not been answered since. */
function unanswered({ refused, fine }: ReturnType<typeof note>): string[] {
  const left = [...fine];
  return refused.filter((path) => {
    const at = left.indexOf(path);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The service worker of a context, once there is one. */
async function workerOf(context: BrowserContext) {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

describe('an access token that has run out', () => {
  it('is renewed once for all calls of several tabs, which then get their answers', async ({ visit }) => {
    const asha = await newShopper(url);
    const first = await visit(url, 'desktop');
    const context = first.context();
    const tabs = [first, await context.newPage(), await context.newPage()];
    await keepTokens(first, asha.tokens.accesstoken, asha.tokens.refreshToken);
    for (const tab of tabs) await walkThroughDashboard(tab);
    await first.evaluate((old) => localStorage.setItem('accesstoken', old), runOut(asha.tokens.accesstoken));

    // all are refused before the first of them may renew
    const held = await Promise.all(tabs.map((tab) => holdCalls(tab, accountPaths.refreshToken)));
    const noted = note(context);
    await Promise.all(tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))));
    await expect.poll(() => noted.refused.length).toBeGreaterThanOrEqual(10);
    expect(noted.refreshes).toBe(0);
    for (const calls of held) calls.goOn();

    await expect.poll(() => unanswered(noted)).toEqual([]);
    expect(noted.refreshes).toBe(1);
    const [access, refresh] = await tokensOf(first);
    expect(access).not.toBe(runOut(asha.tokens.accesstoken));
    expect(refresh).not.toBe(asha.tokens.refreshToken);
    for (const tab of tabs) expect(await tokensOf(tab)).toEqual([access, refresh]);
  });

  itWithWorker(
    'waits for whoever renews it already, be it the service worker',
    { tags: 'full-run' },
    async ({ visit }) => {
      const asha = await newShopper(url);
      const page = await visit(url, 'phone');
      // One that is still being installed may end, and its lock with it.
      await openWithWorker(page, '/');
      const worker = await workerOf(page.context());
      await worker.evaluate(
        () =>
          new Promise<void>((held) => {
            const scope = globalThis as typeof globalThis & { letGo?: () => void };
            navigator.locks.request('token-refresh', () => {
              held();
              return new Promise<void>((done) => (scope.letGo = done));
            });
          }),
      );
      await keepRunOut(page, asha);
      const noted = note(page.context());
      await page.goto('/dashboard/address');
      await expect.poll(() => noted.refused.length).toBeGreaterThanOrEqual(2);
      const waiting = () =>
        page.evaluate(async () => {
          const { pending = [] } = await navigator.locks.query();
          return pending.filter(({ name }) => name === 'token-refresh').length;
        });
      await expect.poll(waiting).toBeGreaterThan(0);
      expect(noted.refreshes).toBe(0);
      await worker.evaluate(() => (globalThis as typeof globalThis & { letGo?: () => void }).letGo?.());
      await onScreen(page).getByRole('heading', { level: 1, name: 'My Addresses' }).waitFor();
      await expect.poll(() => noted.refreshes).toBe(1);
    },
  );
});

describe('a session that has ended', () => {
  const ended = async (page: Page) => {
    const asha = await newShopper(url);
    await keepTokens(page, runOut(asha.tokens.accesstoken), 'no-such-session');
  };

  it('elsewhere is said in words, leads to /login and back, and what was not sent waits for the same person', async ({
    visit,
  }) => {
    const account = await newAccount(url);
    const elsewhere = await signInByApi(url, account);
    const [tea] = (await buyable(elsewhere, 'tea', 1)) as [ProductSummary];
    await putIntoCart(elsewhere, tea._id, 1);
    const page = await visit(url, 'phone');
    await signIn(page, account);
    await open(page, '/cart');
    await page.context().setOffline(true);
    await onScreen(page)
      .getByRole('button', { name: `Add one ${tea.name}` })
      .click();
    await expect.poll(() => rowsKept(page, ['outbox'])).toEqual({ outbox: 1 });
    await elsewhere.call('DELETE', sessionPaths.endOthers);
    await page.context().setOffline(false);

    await page.waitForURL('**/login');
    await page
      .getByText(
        'You were logged out: your session has ended. Please log in again. What you changed and was not sent yet waits for you.',
      )
      .waitFor();
    expect(await tokensOf(page)).toEqual([null, null]);
    expect((await cartOf(elsewhere)).map(({ quantity }) => quantity)).toEqual([1]);

    const form = page.getByRole('form', { name: 'Login' });
    await form.locator('[name="email"]').fill(account.email);
    await form.locator('[name="password"]').fill(account.password);
    await form.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/cart');
    await expect.poll(async () => (await cartOf(elsewhere)).map(({ quantity }) => quantity)).toEqual([2]);
    await expect.poll(() => rowsKept(page, ['outbox'])).toEqual({ outbox: 0 });
  });

  it('leaves one on a page that anybody may see', { tags: 'full-run' }, async ({ visit }) => {
    const [tea] = await findProducts(await newShopper(url), 'tea');
    if (!tea) throw new Error('The shop has no tea');
    const page = await visit(url, 'phone');
    await ended(page);
    await page.goto(productPath(tea));
    await expect.poll(() => tokensOf(page)).toEqual([null, null]);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(productPath(tea));
  });
});

describe('logging out', () => {
  it('signs the other tabs out, and ends the session on the server also with a token that has run out', async ({
    visit,
  }) => {
    const asha = await newShopper(url);
    const first = await visit(url, 'desktop');
    await keepTokens(first, asha.tokens.accesstoken, asha.tokens.refreshToken);
    await open(first, '/dashboard/address');
    const second = await first.context().newPage();
    await open(second, '/');
    await first.evaluate((old) => localStorage.setItem('accesstoken', old), runOut(asha.tokens.accesstoken));
    await second
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click();
    await second.getByRole('button', { name: 'Log Out' }).click();
    await second.getByRole('banner').getByText('Logout successful!').waitFor();
    await first.waitForURL('**/login');
    for (const path of [cartPaths.get, addressPaths.get])
      await expect(asha.call('GET', path)).rejects.toThrow('401');
  });
});
