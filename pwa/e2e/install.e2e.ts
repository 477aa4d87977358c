import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { admin, newShopper, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { buyable } from './harness/buyable';
import { onScreen, settled } from './harness/on-screen';
import { orderCart, putIntoCart } from './harness/orders';
import { rememberLanguage } from './harness/speaking';
import { visitAs } from './harness/visit-as';
import { it } from './harness/visits';
import { openWithWorker } from './harness/worker';

const url = inject('shopUrl');
const HALF_AN_HOUR_MS = 31 * 60_000;
const QUARTER_OF_A_YEAR_MS = 91 * 24 * 60 * 60_000;

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

/** The size of a picture of the shop, as `sizes` has it. */
const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
    return `${width}x${height}`;
  }, address);

const footerLink = (page: Page, name: string) =>
  onScreen(page).getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Goes to another page and rests there. */
async function goTo(page: Page, name: string): Promise<void> {
  await footerLink(page, name).click();
  await settled(page);
}

/** Lets the browser offer to install the shop, as Chromium does where one can; what becomes of it is noted. */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<() => Promise<number>> {
  await page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.body.dataset.asked = String(Number(document.body.dataset.asked ?? 0) + 1);
        return { outcome: answer };
      },
    });
    window.dispatchEvent(event);
  }, outcome);
  return () => page.evaluate(() => Number(document.body.dataset.asked ?? 0));
}

const offer = (page: Page) => page.getByText('Install Jhola on this device', { exact: false });

/** Waits until the app has noted that the shop was visited: from then on it may offer. */
async function visitNoted(page: Page, visits: number): Promise<void> {
  await page.keyboard.press('Shift');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('jhola');
            opening.onsuccess = () => {
              const store = opening.result;
              if (!store.objectStoreNames.contains('device')) {
                store.close();
                return resolve(0);
              }
              const asked = store.transaction('device').objectStore('device').get('install');
              asked.onsuccess = () => {
                store.close();
                resolve(asked.result?.value.visits ?? 0);
              };
            };
          }),
      ),
    )
    .toBe(visits);
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
      for (const { src, sizes } of pictures) expect([src, await sizeOf(page, src)]).toEqual([src, sizes]);
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

describe('the offer to install', () => {
  it('waits for the second visit, is the browser’s own question, and leaves who says no alone for 90 days', async ({
    visit,
  }) => {
    const page = await visit(url, 'phone');
    await page.goto('/about');
    await visitNoted(page, 1);
    await offerInstall(page, 'dismissed');
    await goTo(page, 'FAQs');
    await goTo(page, 'Contact');
    expect(await offer(page).count()).toBe(0);

    await page.clock.setFixedTime(Date.now() + HALF_AN_HOUR_MS);
    await page.reload();
    await visitNoted(page, 2);
    const asked = await offerInstall(page, 'dismissed');
    await goTo(page, 'FAQs');
    await offer(page).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await expect.poll(asked).toBe(1);
    await offer(page).waitFor({ state: 'detached' });

    await page.clock.setFixedTime(Date.now() + 2 * HALF_AN_HOUR_MS);
    await page.reload();
    await visitNoted(page, 3);
    await offerInstall(page, 'accepted');
    await goTo(page, 'About');
    await goTo(page, 'Contact');
    expect(await offer(page).count()).toBe(0);

    await page.clock.setFixedTime(Date.now() + QUARTER_OF_A_YEAR_MS);
    await page.reload();
    await visitNoted(page, 4);
    await offerInstall(page, 'accepted');
    await goTo(page, 'FAQs');
    await offer(page).waitFor();
  });

  it('comes once something is in the cart, can be put away, and that is remembered past logging out', async ({
    visit,
  }) => {
    const asha = await newShopper(url);
    const [dal] = await buyable(asha, 'dal', 1);
    await putIntoCart(asha, dal?._id ?? '', 1);
    const page = await visit(url, 'desktop');
    // once: logging out must be able to forget it
    await page.goto('/about');
    await page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, asha.tokens);
    await page.reload();
    await page.getByRole('button', { name: /^My Cart: 1 item/ }).waitFor();
    await visitNoted(page, 1);
    await offerInstall(page, 'accepted');
    await goTo(page, 'FAQs');
    await offer(page).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await offer(page).waitFor({ state: 'detached' });

    // it is still to be had where one looks for it
    const account = page.getByRole('banner').getByRole('button', { name: /^Account/ });
    await account.click();
    await page.getByRole('button', { name: 'Install app' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();

    await page.clock.setFixedTime(Date.now() + HALF_AN_HOUR_MS);
    await page.reload();
    await visitNoted(page, 2);
    await offerInstall(page, 'accepted');
    await goTo(page, 'Contact');
    await goTo(page, 'About');
    expect(await offer(page).count()).toBe(0);
  });

  it('shows the way in Safari of an iPhone', async ({ visit }) => {
    const page = await visit(url, 'phone');
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setUserAgentOverride', {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    });
    await page.goto('/about');
    await visitNoted(page, 1);
    await page.clock.setFixedTime(Date.now() + HALF_AN_HOUR_MS);
    await page.reload();
    await visitNoted(page, 2);
    await goTo(page, 'FAQs');
    await offer(page).waitFor();
    await page.getByRole('button', { name: 'Show me how' }).click();
    const guide = page.getByRole('dialog', { name: 'Put Jhola on your Home Screen' });
    await guide.getByText('Add to Home Screen').waitFor();
    expect(await guide.getByRole('listitem').count()).toBe(3);
    await expectAccessible(page);
    await guide.getByRole('button', { name: 'Close' }).click();
    await guide.waitFor({ state: 'hidden' });
  });

  it('is nowhere once the shop is installed', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), 'desktop', '/about');
    await visitNoted(page, 1);
    await offerInstall(page, 'accepted');
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click();
    await page.getByRole('button', { name: 'Log Out' }).waitFor();
    expect(await page.getByRole('button', { name: 'Install app' }).count()).toBe(0);
  });
});

/** Notes what the icon of the installed shop would show. */
async function noteBadge(page: Page): Promise<() => Promise<string | null>> {
  await page.context().addInitScript(() => {
    const show = (badge: string) => async () => document.documentElement.setAttribute('data-badge', badge);
    Object.assign(navigator, {
      setAppBadge: (count: number) => show(String(count))(),
      clearAppBadge: show('none'),
    });
  });
  return () => page.locator('html').getAttribute('data-badge');
}

describe('the number on the icon', () => {
  it('is what is in the cart, and goes with the shopper', async ({ visit }) => {
    const asha = await newShopper(url);
    const [dal] = await buyable(asha, 'dal', 1);
    await putIntoCart(asha, dal?._id ?? '', 3);
    const page = await visit(url, 'desktop');
    const badge = await noteBadge(page);
    await visitAs(async () => page, url, asha, 'desktop', '/about');
    await expect.poll(badge).toBe('3');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(badge).toBe('none');
  });

  it('is how many orders an administrator has not looked at', async ({ visit }) => {
    const page = await visit(url, 'desktop');
    const badge = await noteBadge(page);
    await visitAs(async () => page, url, await signInByApi(url, admin), 'desktop', '/dashboard/profile');
    await onScreen(page).getByRole('form', { name: 'Profile' }).waitFor();
    // the socket is open once the page has nothing more to fetch
    await page.waitForLoadState('networkidle');
    const asha = await newShopper(url);
    const [dal] = await buyable(asha, 'dal', 1);
    await putIntoCart(asha, dal?._id ?? '', 1);
    await orderCart(asha);
    await expect.poll(async () => Number(await badge())).toBeGreaterThan(0);
  });
});

describe('a phone with a notch', () => {
  /** What notch and home bar take of the screen, in pixels. */
  const upright = { top: 47, bottom: 34 };
  const onItsSide = { left: 47, right: 47, bottom: 21 };

  it('keeps header, panels and bars clear of it', async ({ visit }) => {
    const asha = await newShopper(url);
    const [dal] = await buyable(asha, 'dal', 1);
    await putIntoCart(asha, dal?._id ?? '', 1);
    const page = await visitAs(visit, url, asha, 'phone', '/about');
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setSafeAreaInsetsOverride', { insets: upright });
    const logo = page.getByRole('banner').getByRole('link', { name: /^Jhola/ });
    await expect.poll(async () => (await logo.boundingBox())?.y).toBeGreaterThanOrEqual(upright.top);
    const bar = page.getByRole('navigation', { name: 'View Cart' }).getByRole('link');
    const bottomOf = async () => {
      const box = await bar.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    await expect.poll(bottomOf).toBeLessThanOrEqual(844 - upright.bottom);

    await page.getByRole('button', { name: /^My Cart/ }).click();
    const cart = page.getByRole('dialog', { name: 'Cart' });
    const title = cart.getByRole('heading', { name: 'Cart', exact: true });
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(upright.top);
    await cart.getByRole('button', { name: 'Close' }).click();

    await page.setViewportSize({ width: 844, height: 390 });
    await tools.send('Emulation.setSafeAreaInsetsOverride', { insets: onItsSide });
    await expect.poll(async () => (await logo.boundingBox())?.x).toBeGreaterThanOrEqual(onItsSide.left);
    const heading = onScreen(page).getByRole('heading', { level: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.x).toBeGreaterThanOrEqual(onItsSide.left);
  });
});
