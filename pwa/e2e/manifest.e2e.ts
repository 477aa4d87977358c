import type { CDPSession } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { admin, signInByApi } from './harness/account';
import { rememberLanguage } from './harness/locale';
import { onScreen } from './harness/on-screen';
import { pictureSize } from './harness/picture-size';
import { visitAs } from './harness/visit-as';
import { itWithWorker as it } from './harness/visits';
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
  it('lets Chromium install the shop, also where no worker answers for it', async ({ visit, browser }) => {
    const page = await visit(url, 'phone');
    await openWithWorker(page, '/about');
    const blocked = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    for (const each of [page, await blocked.newPage()]) {
      await each.goto('/about');
      const tools = await each.context().newCDPSession(each);
      const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
      // the profile of a test is a private window, which installs nothing
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      await manifestOf(tools);
    }
    await blocked.close();
  });

  it.for([
    ['en', ['Search', 'Cart', 'My Orders']],
    ['hi', ['खोजें', 'कार्ट', 'मेरे ऑर्डर']],
  ] as const)(
    'in %s has pictures as large as it says, and shortcuts that lead somewhere',
    async ([language, names], { visit }) => {
      const page = await visit(url, 'desktop');
      await rememberLanguage(page.context(), url, language);
      await page.goto('/');
      await page.keyboard.press('Shift');
      const link = page.locator(
        `link[rel=manifest][href$="${language === 'hi' ? 'manifest-hi' : 'manifest'}.webmanifest"]`,
      );
      await link.waitFor({ state: 'attached' });
      const manifest = await manifestOf(await page.context().newCDPSession(page));
      expect(manifest.lang).toBe(`${language}-IN`);
      expect(manifest.shortcuts.map(({ name }) => name)).toEqual(names);
      expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(
        expect.arrayContaining(['any', 'maskable', 'monochrome']),
      );
      expect(manifest.screenshots.map(({ form_factor }) => form_factor).sort()).toEqual([
        'narrow',
        'narrow',
        'wide',
        'wide',
      ]);
      const pictures = [
        ...manifest.icons,
        ...manifest.screenshots,
        ...manifest.shortcuts.flatMap(({ icons }) => icons),
      ];
      for (const { src, sizes } of pictures)
        expect([src, await pictureSize(page, src)]).toEqual([src, sizes]);
      for (const shortcut of manifest.shortcuts) {
        await page.goto(shortcut.url);
        await onScreen(page).getByRole('heading', { level: 1 }).first().waitFor();
      }
    },
  );

  it('has a shortcut to all orders for an administrator', async ({ visit }) => {
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

  it('lets one share a text with the shop, which searches for it', async ({ visit }) => {
    const page = await visit(url, 'phone');
    await page.goto('/');
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
