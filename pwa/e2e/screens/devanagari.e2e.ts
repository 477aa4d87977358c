import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { onScreen, pageLoaded } from '../harness/on-screen';
import type { Screen } from '../harness/screens';
import { it, itWithWorker } from '../harness/visits';

const url = inject('shopUrl');
const phone: Screen = 'phone';
const FONT = /noto-sans-devanagari.*\.woff2$/;

/** The addresses of letters and of their styles that a page has asked for. */
function lettersOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/devanagari/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Whether the shop's own Devanagari letters are there to draw with. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Noto Sans Devanagari Variable') && status === 'loaded',
    ),
  );

const inHindi = (page: Page) =>
  page.context().addCookies([{ name: 'language', value: 'hi', url: new URL(url).origin }]);

describe('the letters of Hindi', () => {
  it('are not asked for by pages in English, and by the first words in Hindi', async ({ visit }) => {
    const page = await visit(url, phone);
    const asked = lettersOf(page);
    await page.goto('/');
    await pageLoaded(page);
    await page.goto('/shop');
    await pageLoaded(page);
    await onScreen(page).getByRole('heading', { level: 1 }).waitFor();
    expect(asked).toEqual([]);

    const footer = page.getByRole('contentinfo').filter({ visible: true });
    await footer.getByRole('radio', { name: 'हिन्दी' }).click();
    await expect.poll(() => drawn(page)).toBe(true);
    expect(asked.filter((address) => FONT.test(address))).toHaveLength(1);
    expect(asked.every((address) => address.startsWith(new URL(url).origin))).toBe(true);
  });

  it('come with a document in Hindi, before its code', async ({ visit }) => {
    const page = await visit(url, phone);
    await inHindi(page);
    const document = await (await page.request.get(new URL('/', url).href)).text();
    const [head = ''] = document.split('</head>');
    expect(head).toMatch(/<link rel="stylesheet" href="\/assets\/devanagari-[\w-]+\.css">/);
    await page.goto('/');
    await expect.poll(() => drawn(page)).toBe(true);
    const styles = page.locator('link[rel=stylesheet][href*=devanagari]');
    await pageLoaded(page);
    expect(await styles.count()).toBe(1);
  });

  itWithWorker('are there offline after they were used once', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visit(url, phone);
    await inHindi(page);
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect.poll(() => drawn(page)).toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('fonts')).keys()).length))
      .toBe(1);
    await page.context().setOffline(true);
    await page.reload();
    await expect.poll(() => drawn(page)).toBe(true);
    const status = await page.evaluate(async () => {
      const [font] = await (await caches.open('fonts')).keys();
      return font ? (await fetch(font.url)).status : 0;
    });
    expect(status).toBe(200);
  });
});
