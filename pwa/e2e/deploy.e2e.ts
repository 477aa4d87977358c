import { errors, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Deployment, deployShop } from './harness/deployment';
import { onScreen, open, pageLoaded } from './harness/on-screen';
import { screens } from './harness/screens';
import { itWithWorker as it } from './harness/visits';
import { cachedAddresses, findNewVersion, openWithWorker } from './harness/worker';

let shop: Deployment;
beforeAll(async () => {
  shop = await deployShop(120);
});
afterAll(() => shop?.remove());

/** Which deployment the code of a page is of: the first has no number. */
const versionOf = (page: Page) =>
  page.evaluate(
    () => /~(\d+)\.js$/.exec(document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '')?.[1],
  );

/** Shops are closed and opened again meanwhile, and all their files fetched twice, in milliseconds. */
const LONG_MS = 240_000;

const offer = (page: Page) => page.getByText('A new version of the shop is ready.');

const footerLink = (page: Page, name: string) =>
  onScreen(page).getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Goes from page to page until the newer version is offered: the app hears of it a little after the browser. */
async function walkUntilOffered(page: Page): Promise<void> {
  for (const name of ['FAQs', 'Contact', 'About', 'FAQs', 'Contact', 'About', 'FAQs', 'Contact', 'About']) {
    await footerLink(page, name).click();
    await pageLoaded(page);
    const offered = await offer(page)
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof errors.TimeoutError) return false;
          throw error;
        },
      );
    if (offered) return;
  }
  throw new Error('The newer version was not offered');
}

/** The names of the files below assets/ that a page is answered, without those that were refused. */
function assetsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('response', (answer) => {
    const [, name] = /\/assets\/(.+)$/.exec(answer.url()) ?? [];
    if (name && answer.ok()) names.push(name);
  });
  return names;
}

describe('a new version of the shop', () => {
  it('is offered at a quiet moment, and taken by the tab that asks; another goes on and opens what it has never opened', {
    tags: 'full-run',
    timeout: LONG_MS,
  }, async ({ visit }) => {
    const first = await visit(shop.url, 'desktop');
    await openWithWorker(first, '/');
    const second = await first.context().newPage();
    await open(second, '/');
    const field = onScreen(second).getByRole('textbox', { name: 'E-mail address' });
    await field.fill('asha@');
    // nothing is on its way while the shop is closed
    await second.waitForLoadState('networkidle');
    const before = await versionOf(first);
    expect(await versionOf(second)).toBe(before);

    await shop.deploy();
    await first.bringToFront();
    await first.getByRole('button', { name: /^My Cart/ }).click();
    const cart = first.getByRole('dialog', { name: 'Cart' });
    await cart.waitFor();
    await findNewVersion(first);
    await cart.getByRole('button', { name: 'Close' }).click();
    expect(await offer(first).count()).toBe(0);
    await walkUntilOffered(first);

    // not into a dialog, and not into the middle of something
    await first.getByRole('button', { name: /^My Cart/ }).click();
    await offer(first).waitFor({ state: 'detached' });
    await cart.getByRole('button', { name: 'Close' }).click();
    await footerLink(first, 'Privacy Policy').click();
    await offer(first).waitFor();

    const loaded = first.waitForEvent('load');
    await first.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await pageLoaded(first);
    const after = await versionOf(first);
    expect(after).not.toBe(before);

    // the other tab stays as it is while something is typed there: of the old version, whose files the server has no more
    await second.bringToFront();
    expect(await versionOf(second)).toBe(before);
    await expect.poll(() => field.inputValue()).toBe('asha@');
    const assets = assetsOf(second);
    await footerLink(second, 'Contact').click();
    await onScreen(second).getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    const contact = assets.find((name) => name.startsWith('ContactPage'));
    expect(contact).toBeDefined();
    expect((await fetch(`${shop.url}/assets/${contact}`)).status).toBe(404);
    // at rest on its new page it follows
    await expect.poll(() => versionOf(second)).toBe(after);
    expect(new URL(second.url()).pathname).toBe('/contact');

    await second.close();
    await open(first, '/');
    await expect.poll(async () => Object.keys(await cachedAddresses(first))).not.toContain('old-assets');
  });

  it('can be put off until the next visit', { tags: 'full-run', timeout: LONG_MS }, async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await openWithWorker(page, '/about');
    await shop.deploy();
    await findNewVersion(page);
    await walkUntilOffered(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await offer(page).waitFor({ state: 'detached' });
    await footerLink(page, 'Return Policy').click();
    await pageLoaded(page);
    // the next page but one is there, and still nothing was said
    await footerLink(page, 'Shop').click();
    await pageLoaded(page);
    expect(await offer(page).count()).toBe(0);

    await page.reload();
    await page.keyboard.press('Shift');
    await pageLoaded(page);
    await walkUntilOffered(page);
  });

  it('breaks no link of a page that no service worker looks after', {
    tags: 'full-run',
    timeout: LONG_MS,
  }, async ({ browser }) => {
    // no visit: what is missed here is reported by the browser, as it should be
    const context = await browser.newContext({
      baseURL: shop.url,
      ...screens.phone,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await open(page, '/about');
    const before = await versionOf(page);
    await shop.deploy();
    await footerLink(page, 'Return Policy').click();
    await expect.poll(() => versionOf(page)).not.toBe(before);
    await onScreen(page).getByRole('heading', { level: 1, name: 'Return Policy' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/return-policy');
    await context.close();
  });
});
