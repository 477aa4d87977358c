import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { admin, signInByApi } from './harness/account';
import { changeProduct } from './harness/catalogue';
import { moved } from './harness/moved';
import { onScreen, pageLoaded } from './harness/on-screen';
import { itWithWorker as it } from './harness/visits';
import { openWithWorker } from './harness/worker';

const url = inject('shopUrl');

/** The home page as the service worker has kept it in a language; '' when it has not. */
const keptHome = (page: Page, tag: string): Promise<string> =>
  page.evaluate(async (tag) => (await (await caches.match(`/?lang=${tag}`))?.text()) ?? '', tag);

/** Opens the home page anew. @returns the document it was answered with */
async function openHome(page: Page): Promise<string> {
  const answer = await page.goto('/');
  expect(answer?.fromServiceWorker()).toBe(true);
  return (await answer?.text()) ?? '';
}

/** The first product of the home page. */
async function firstCard(page: Page): Promise<{ readonly _id: string; readonly name: string }> {
  const card = onScreen(page).getByRole('article').first();
  const href = await card.getByRole('link').first().getAttribute('href');
  const name = await card.getByRole('heading', { level: 3 }).innerText();
  return { _id: href?.match(/[0-9a-f]{24}$/)?.[0] ?? '', name };
}

/** What the home page calls a product. Which card is the first may change under us: others work in the same shop. */
const nameOf = (page: Page, id: string): Promise<string> =>
  onScreen(page)
    .getByRole('article')
    .filter({ has: page.locator(`a[href$="-${id}"]`) })
    .getByRole('heading', { level: 3 })
    .first()
    .innerText();

it('shows the products of the last visit with the first answer, without a network too, in the language that was chosen meanwhile', async ({
  visit,
}) => {
  const page = await visit(url, 'phone');
  await openWithWorker(page, '/');
  await pageLoaded(page);
  const { _id, name } = await firstCard(page);
  await expect.poll(() => keptHome(page, 'en-IN')).toContain(_id);
  await page.context().setOffline(true);
  expect(await openHome(page)).toContain(`href="/product/`);
  await page.locator('#first-screen').waitFor({ state: 'detached' });
  await pageLoaded(page);
  expect(await nameOf(page, _id)).toBe(name);
  expect(await moved(page)).toBeLessThanOrEqual(0.01);

  await page.context().setOffline(false);
  await page.context().addCookies([{ name: 'language', value: 'hi', url }]);
  // none is kept in that language yet: the app opens by itself
  expect(await openHome(page)).toContain('<div id="root"></div>');
  await pageLoaded(page);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hi-IN');
  await expect.poll(() => keptHome(page, 'hi-IN')).not.toBe('');
  expect(await openHome(page)).toContain('<html lang="hi-IN"');
});

it('becomes what is so today, in place, and is kept for the next visit', { tags: 'full-run' }, async ({
  visit,
}) => {
  const page = await visit(url, 'desktop');
  await openWithWorker(page, '/');
  await pageLoaded(page);
  const { _id, name: before } = await firstCard(page);
  await expect.poll(() => keptHome(page, 'en-IN')).toContain(_id);
  const office = await signInByApi(url, admin);
  const name = `${before.slice(0, 20).trim()} of Today`;
  await changeProduct(office, { _id, name });
  try {
    expect(await openHome(page)).not.toContain(name);
    await expect.poll(() => nameOf(page, _id)).toBe(name);
    expect(await moved(page)).toBeLessThanOrEqual(0.01);
    await expect.poll(() => keptHome(page, 'en-IN')).toContain(name);
    expect(await openHome(page)).toContain(name);
  } finally {
    await changeProduct(office, { _id, name: before });
  }
});
