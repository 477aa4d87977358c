import { expect, inject } from 'vitest';
import { asIphone } from './harness/iphone';
import { open } from './harness/on-screen';
import { pictureSize } from './harness/picture-size';
import { visitNoted } from './harness/visit-noted';
import { itWithWorker as it } from './harness/visits';
import { cachedAddresses, openWithWorker } from './harness/worker';

const url = inject('shopUrl');
const SPLASH = 'link[rel=apple-touch-startup-image]';

it('shows the shop while it opens on an iPhone, in the colours of the theme, and keeps that nowhere else', {
  tags: 'full-run',
}, async ({ visit }) => {
  const page = await visit(url, 'phone');
  await asIphone(page);
  await openWithWorker(page, '/about');
  await page.locator(SPLASH).first().waitFor({ state: 'attached' });
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const chosen = await page
      .locator(SPLASH)
      .evaluateAll((links) =>
        (links as HTMLLinkElement[])
          .filter(({ media }) => window.matchMedia(media).matches)
          .map((link) => new URL(link.href).pathname),
      );
    expect(chosen).toEqual([`/splash/1170x2532-${theme}.png`]);
    expect(await pictureSize(page, chosen[0] ?? '')).toBe('1170x2532');
  }
  const kept = Object.values(await cachedAddresses(page)).flat();
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((address) => address.startsWith('/splash/'))).toEqual([]);
});

it('burdens no other browser with it', { tags: 'full-run' }, async ({ visit }) => {
  const page = await visit(url, 'phone');
  await open(page, '/about');
  expect(await page.content()).not.toContain('apple-touch-startup-image');
  // the code that links it elsewhere has run by then
  await visitNoted(page, 1);
  expect(await page.locator(SPLASH).count()).toBe(0);
});
