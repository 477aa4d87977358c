import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from './harness/account';
import { corpus, type Hostile, writeHostile } from './harness/hostile';
import { onScreen, open } from './harness/on-screen';
import { isFullRun } from './harness/screens';
import { it } from './harness/visits';
import { pathOf, routes } from './pictures/routes';

/** How long one of many screens may take on a busy machine. */
const SCREEN_MS = 60_000;
const people = ['visitor', 'shopper', 'admin'] as const;

const accounts: Partial<Record<(typeof people)[number], SignedIn>> = {};
let shop: Shop;
let hostile: Hostile;

beforeAll(async () => {
  shop = await startDemoShop(120);
  accounts.shopper = await newShopper(shop.url);
  accounts.admin = await signInByApi(shop.url, admin);
  hostile = await writeHostile(accounts.admin, accounts.shopper);
});
afterAll(() => shop?.stop());

/** Notes every dialog, and everything that the content policy of a page refuses, with where that was. */
async function noteAttacks(page: Page): Promise<readonly string[]> {
  const attacks: string[] = [];
  page.on('dialog', (dialog) => {
    attacks.push(`a dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('noteViolation', (directive: string, blocked: string) => {
    attacks.push(`${directive} on ${page.url()}: ${blocked}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { noteViolation(directive: string, blocked: string): void }).noteViolation(
        violatedDirective,
        blockedURI,
      );
    });
  });
  return attacks;
}

/** The screens that the list of screens leaves out: those of one thing, and what is searched for. */
const more: Record<(typeof people)[number], () => readonly string[]> = {
  visitor: () => corpus.slice(0, 4).map((text) => `/search?q=${encodeURIComponent(text)}`),
  shopper: () => [`/success?orderId=${encodeURIComponent(corpus[1])}`],
  admin: () => [`/dashboard/AdminAllOrders/${hostile.orderId}`],
};

/**
 * The screens on which a person is shown what somebody has written. That no policy is broken on the visitor's others is proven
 * with their accessibility, and by the full run.
 */
const screensOf = (person: (typeof people)[number]): readonly string[] =>
  person === 'visitor' && !isFullRun ? ['home', 'shop', 'search', 'listing'] : Object.keys(routes[person]);

describe('promises 22 and 23: what somebody has written is shown as the text it is', () => {
  // the screens of who is signed in are tried in the full run
  it.for(isFullRun ? people : (['visitor'] as const))(
    'on the screens of a %s, and no policy is broken',
    { timeout: 600_000 },
    async (person, { visit }) => {
      const page = await visit(shop.url, 'desktop');
      const account = accounts[person];
      if (account) await rememberSignIn(page.context(), account);
      // Some twenty screens, each loaded anew.
      page.setDefaultTimeout(SCREEN_MS);
      const attacks = await noteAttacks(page);
      const paths = screensOf(person).map((name) => pathOf(person, name, hostile.product));
      for (const path of [...paths, ...more[person]()]) {
        await open(page, path);
      }
      expect(attacks).toEqual([]);
    },
  );

  it('on the product’s page, letter by letter, in its head and its data for search engines too', async ({
    visit,
  }) => {
    const page = await visit(shop.url, 'desktop');
    const attacks = await noteAttacks(page);
    await open(page, pathOf('visitor', 'product', hostile.product));
    const { name } = hostile.product;
    await onScreen(page).getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(await page.title()).toContain(name);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.stringify(JSON.parse(data ?? ''))).toContain(JSON.stringify(name).slice(1, -1));
    for (const text of [corpus[0], corpus[1]])
      await expect.poll(() => onScreen(page).getByText(text).count()).toBeGreaterThan(0);
    expect(attacks).toEqual([]);
  });

  it('and what would be an attack is noticed here', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    const attacks = await noteAttacks(page);
    await page.goto('/about');
    await page.evaluate(() => {
      const script = document.createElement('img');
      script.src = 'https://evil.example/x.png';
      document.body.append(script);
    });
    await expect.poll(() => attacks.join()).toContain('img-src');
    await context.close();
  });
});
