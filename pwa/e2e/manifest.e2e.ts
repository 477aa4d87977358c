import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { admin, signInByApi } from './harness/account';
import { rememberLanguage } from './harness/locale';
import { onScreen } from './harness/on-screen';
import { pictureSize } from './harness/picture-size';
import { visitAs } from './harness/visit-as';
import { it, itWithWorker } from './harness/visits';
import { openWithWorker } from './harness/worker';

const url = inject('shopUrl');

interface Picture {
  readonly src: string;
  readonly sizes: string;
}

interface Manifest {
  readonly lang: string;
  readonly icons: readonly (Picture & { readonly purpose: string })[];
  readonly screenshots: readonly (Picture & { readonly form_factor: string; readonly label: string })[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Picture[];
  }[];
  readonly share_target: { readonly action: string; readonly params: Readonly<Record<string, string>> };
}

async function manifestOf(tools: CDPSession): Promise<Manifest> {
  const { data, errors } = await tools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  return JSON.parse(data ?? '') as Manifest;
}

describe('the manifest', () => {
  const installable = async (page: Page) => {
    await page.goto('/about');
    const tools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
    // the profile of a test is a private window, which installs nothing
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await manifestOf(tools);
  };

  itWithWorker('lets Chromium install the shop', async ({ visit }) => {
    const page = await visit(url, 'phone');
    await openWithWorker(page, '/about');
    await installable(page);
  });

  it('has pictures as large as it says, and shortcuts that lead somewhere, in Hindi too', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, 'desktop');
    const shown = async (language: 'en' | 'hi', file: string) => {
      await rememberLanguage(page.context(), url, language);
      await page.goto('/');
      await page.keyboard.press('Shift');
      await page.locator(`link[rel=manifest][href$="${file}.webmanifest"]`).waitFor({ state: 'attached' });
      return manifestOf(await page.context().newCDPSession(page));
    };
    const [manifest, inHindi] = [await shown('en', 'manifest'), await shown('hi', 'manifest-hi')];
    expect([manifest.lang, inHindi.lang]).toEqual(['en-IN', 'hi-IN']);
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Search', 'Cart', 'My Orders']);
    expect(inHindi.shortcuts.map(({ name }) => name)).toEqual(['खोजें', 'कार्ट', 'मेरे ऑर्डर']);
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining(['any', 'maskable', 'monochrome']),
    );
    const narrowAndWide = ['narrow', 'narrow', 'wide', 'wide'];
    const sizes = new Map<string, string>();
    for (const { icons, screenshots, shortcuts } of [manifest, inHindi]) {
      expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(narrowAndWide);
      for (const picture of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
        expect([picture.src, sizes.get(picture.src) ?? picture.sizes]).toEqual([picture.src, picture.sizes]);
        sizes.set(picture.src, picture.sizes);
      }
    }
    for (const [src, size] of sizes) expect([src, await pictureSize(page, src)]).toEqual([src, size]);
    for (const address of new Set([...manifest.shortcuts, ...inHindi.shortcuts].map((each) => each.url))) {
      await page.goto(address);
      await onScreen(page).getByRole('heading', { level: 1 }).first().waitFor();
    }
  });

  it('has a shortcut to all orders for an administrator', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visitAs(visit, url, await signInByApi(url, admin), 'desktop', '/about');
    await page
      .locator('link[rel=manifest][href="/manifest-admin.webmanifest"]')
      .waitFor({ state: 'attached' });
    const manifest = await manifestOf(await page.context().newCDPSession(page));
    const [first] = manifest.shortcuts;
    expect(first?.name).toBe('All Orders');
    await page.goto(first?.url ?? '');
    await onScreen(page).getByRole('heading', { level: 1, name: 'Manage Orders' }).waitFor();
  });

  it('lets Chromium install the shop where no worker answers for it, and one share a text with it, which it searches for', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, 'phone');
    await installable(page);
    const { share_target } = await manifestOf(await page.context().newCDPSession(page));
    const { action, params } = share_target;
    const shared = {
      title: 'A message',
      text: 'toor dal https://other.example/p/7',
      url: 'https://other.example/p/7',
    };
    const query = new URLSearchParams(
      Object.entries(shared).map(([part, words]) => [params[part] ?? part, words]),
    );
    await page.goto(`${action}?${query}`);
    await onScreen(page).getByRole('heading', { name: 'Search Results for "toor dal"' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=toor%20dal');
    await onScreen(page).getByRole('article').first().waitFor();
  });
});
