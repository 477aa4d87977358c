import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { addresses, takenOver } from './harness/first-screens';
import { screens } from './harness/screens';
import { it } from './harness/visits';

const url = inject('shopUrl');

/** The names of classes in a style sheet of the shop. */
async function classesIn(page: Page, link: string): Promise<string[]> {
  const address = await page.locator(`head link${link}`).first().getAttribute('href');
  const styles = await (await page.request.get(address ?? '')).text();
  return [...styles.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name);
}

describe('the first screen', () => {
  it('has all of its styles before it is painted, and the app has the others before it is shown', async ({
    visit,
  }) => {
    const { listing, detail } = await addresses(url);
    for (const path of ['/', listing, detail, '/search?q=masala', '/search?q=qqqq', '/about']) {
      const page = await visit(url, 'phone');
      const html = await (await page.request.get(path)).text();
      const [markup = ''] = /<div id="first-screen">.*<div id="root"/s.exec(html) ?? [];
      const used = new Set(
        [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
      );
      expect(used.size).toBeGreaterThan(10);
      await page.goto(path);
      const later = await classesIn(page, '[data-later-styles]');
      const waitsForNone = html.includes('<link rel="later" crossorigin href="/assets/later-');
      expect(waitsForNone, path).toBe(path !== '/about');
      if (waitsForNone)
        expect(
          later.filter((name) => used.has(name)),
          `later on ${path}`,
        ).toEqual([]);
      await takenOver(page);
      const isThere = await page
        .locator('link[data-later-styles]')
        .evaluate((link) => link instanceof HTMLLinkElement && link.sheet !== null);
      expect(isThere, `later styles on ${path}`).toBe(true);
    }
  });

  it('stays, and leads on, where the other styles cannot be fetched', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: url, ...screens.phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route('**/assets/later-*.css', (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('pageerror');
    await page.goto('/');
    expect((await failed).message).toMatch(/Unable to preload CSS/);
    expect(await page.locator('#first-screen').count()).toBe(1);
    await page.unroute('**/assets/later-*.css');
    await page.locator('#first-screen a[href="/about"]').click();
    await takenOver(page);
    expect(new URL(page.url()).pathname).toBe('/about');
    await context.close();
  });
});
