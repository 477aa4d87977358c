import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newShopper } from './harness/account';
import { expectAccessible } from './harness/axe';
import { buyable } from './harness/buyable';
import { asIphone } from './harness/iphone';
import { onScreen, open, settled } from './harness/on-screen';
import { putIntoCart } from './harness/orders';
import { visitAs } from './harness/visit-as';
import { visitNoted } from './harness/visit-noted';
import { itWithWorker as it } from './harness/visits';

const url = inject('shopUrl');
const HALF_AN_HOUR_MS = 31 * 60_000;
const QUARTER_OF_A_YEAR_MS = 91 * 24 * 60 * 60_000;

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
    await page
      .getByRole('navigation', { name: 'My Account' })
      .getByRole('button', { name: 'Install app' })
      .waitFor();
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
    await asIphone(page);
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

  it.for(['phone', 'desktop'] as const)(
    'stands in the footer of a %s as soon as one can install, and moves nothing there',
    async (screen, { visit }) => {
      const page = await visit(url, screen);
      await open(page, '/about');
      await visitNoted(page, 1);
      const footer = onScreen(page).getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      const places = () =>
        footer
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => JSON.stringify(link.getBoundingClientRect())));
      const before = await places();
      expect(before.length).toBeGreaterThan(6);
      const install = footer.getByRole('button', { name: 'Install app' });
      expect(await install.count()).toBe(0);
      const asked = await offerInstall(page, 'accepted');
      await install.waitFor();
      expect(await places()).toEqual(before);
      await expectAccessible(page);
      await install.click();
      await expect.poll(asked).toBe(1);
      await install.waitFor({ state: 'detached' });
      expect(await places()).toEqual(before);
    },
  );

  it('stands in the footer in Safari of an iPhone, and shows the way', async ({ visit }) => {
    const page = await visit(url, 'phone');
    await asIphone(page);
    await open(page, '/about');
    await onScreen(page).getByRole('contentinfo').getByRole('button', { name: 'Install app' }).click();
    await page.getByRole('dialog', { name: 'Put Jhola on your Home Screen' }).waitFor();
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
