import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newShopper } from './harness/account';
import { expectAccessible } from './harness/axe';
import { buyable } from './harness/buyable';
import { asIphone } from './harness/iphone';
import { onePage, onScreen, open, pageLoaded } from './harness/on-screen';
import { putIntoCart } from './harness/orders';
import { visitAs } from './harness/visit-as';
import { visitNoted } from './harness/visit-noted';
import { it } from './harness/visits';

const url = inject('shopUrl');
const HALF_AN_HOUR_MS = 31 * 60_000;

const footerLink = (page: Page, name: string) =>
  onScreen(page).getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Goes to another page and rests there: the one that was left is put away, so that nothing is looked for in it. */
async function goTo(page: Page, name: string): Promise<void> {
  const title = () => onScreen(page).getByRole('heading', { level: 1 }).first().innerText();
  const left = await title();
  await footerLink(page, name).click();
  await expect.poll(title).not.toBe(left);
  await onePage(page);
  await pageLoaded(page);
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

/** Offers to install the shop while its footer is in sight: nothing there moves for the button that comes. */
async function offeredInTheFooter(page: Page, outcome: 'accepted' | 'dismissed') {
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
  const asked = await offerInstall(page, outcome);
  await install.waitFor();
  expect(await places()).toEqual(before);
  return { asked, install };
}

describe('the offer to install', () => {
  it('stands in the footer of a phone immediately, comes by itself on the second visit, and leaves who says no alone', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, 'phone');
    await open(page, '/about');
    await visitNoted(page, 1);
    await offeredInTheFooter(page, 'dismissed');
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
  });

  it('comes once something is in the cart, can be put away, is still to be had where one looks for it, and is nowhere once taken', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const asha = await newShopper(url);
    const [dal] = await buyable(asha, 'dal', 1);
    await putIntoCart(asha, dal?._id ?? '', 1);
    const page = await visitAs(visit, url, asha, 'desktop', '/about');
    await page.getByRole('button', { name: /^My Cart: 1 item/ }).waitFor();
    await pageLoaded(page);
    await visitNoted(page, 1);
    const { asked, install } = await offeredInTheFooter(page, 'accepted');
    await goTo(page, 'FAQs');
    await offer(page).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await offer(page).waitFor({ state: 'detached' });

    const account = page.getByRole('banner').getByRole('button', { name: /^Account/ });
    await account.click();
    const menu = page.getByRole('navigation', { name: 'My Account' });
    await menu.getByRole('button', { name: 'Install app' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await install.click();
    await expect.poll(asked).toBe(1);
    await install.waitFor({ state: 'detached' });
    await account.click();
    await menu.getByRole('button', { name: 'Log Out' }).waitFor();
    expect(await page.getByRole('button', { name: 'Install app' }).count()).toBe(0);
  });

  it('shows the way in Safari of an iPhone, also from the footer', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const page = await visit(url, 'phone');
    await asIphone(page);
    await open(page, '/about');
    await visitNoted(page, 1);
    const guide = page.getByRole('dialog', { name: 'Put Jhola on your Home Screen' });
    await onScreen(page).getByRole('contentinfo').getByRole('button', { name: 'Install app' }).click();
    await guide.waitFor();
    await guide.getByRole('button', { name: 'Close' }).click();
    await guide.waitFor({ state: 'hidden' });
    await page.clock.setFixedTime(Date.now() + HALF_AN_HOUR_MS);
    await page.reload();
    await visitNoted(page, 2);
    await goTo(page, 'FAQs');
    await offer(page).waitFor();
    await page.getByRole('button', { name: 'Show me how' }).click();
    await guide.getByText('Add to Home Screen').waitFor();
    await expect.poll(() => guide.getByRole('listitem').count()).toBe(3);
    await expectAccessible(page);
  });
});
