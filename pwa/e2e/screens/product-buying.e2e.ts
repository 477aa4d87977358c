import { type Product } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, rememberSignIn, type SignedIn } from '../harness/account';
import { onScreen, open } from '../harness/on-screen';
import {
  aWholeProduct,
  button,
  picture,
  pictures,
  quantity,
  shirtSoldOut,
  teaWithVariants,
  thumbnail,
} from '../harness/product-page';
import { bothScreens, phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');

let whole: Product;
let tea: Product;
let shirt: Product;
let asha: SignedIn;

beforeAll(async () => {
  ({ asha, whole } = await aWholeProduct(url));
  tea = await teaWithVariants(url, whole.image);
  shirt = await shirtSoldOut(url, whole.image[0] ?? '');
});

const variant = (page: Page, name: string) =>
  onScreen(page)
    .getByRole('group', { name: 'Choose a variant' })
    .getByRole('button', { name: new RegExp(`^${name}( ?, Out of Stock)?$`) });

describe.each(bothScreens)('buying on a %s', (screen) => {
  it('lets a visitor choose how many, up to the stock, and asks for a login', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, productPath(tea));
    await variant(page, 'Half').click();
    expect(await quantity(page).getByRole('button', { name: 'One fewer' }).isDisabled()).toBe(true);
    await quantity(page).getByRole('button', { name: 'One more' }).click();
    await quantity(page).getByText('2', { exact: true }).waitFor();
    expect(await quantity(page).getByRole('button', { name: 'One more' }).isDisabled()).toBe(true);
    await button(page, 'Add to Cart').click();
    await page.waitForURL('**/login');
    await page.getByText('Please login first to add products!').first().waitFor();
  });

  it('buys no variant that nobody has chosen, also when the product itself is sold out', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    const shopper = await newShopper(url);
    await rememberSignIn(page.context(), shopper);
    await open(page, productPath(shirt));
    expect(await variant(page, 'M').getAttribute('aria-pressed')).toBe('false');
    await button(page, 'Add to Cart').click();
    const sheet = page.getByRole('dialog', { name: 'Choose an option' });
    expect(await sheet.getByRole('radio', { name: /^S/ }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await variant(page, 'M').click();
    await onScreen(page).getByText('M · Inclusive of all taxes').waitFor();
    await onScreen(page).getByText('₹450', { exact: true }).filter({ visible: true }).first().waitFor();
    await quantity(page).getByRole('button', { name: 'One more' }).click();
    await button(page, 'Add to Cart').click();
    await page.getByText('Item added').waitFor();
    await page.getByRole('button', { name: 'My Cart: 2 items' }).waitFor();
    await variant(page, 'S').click();
    await onScreen(page).getByText('Out of Stock').first().waitFor();
    const soldOut = onScreen(page).getByRole('button', { name: 'Out of Stock', exact: true });
    expect(await soldOut.isDisabled()).toBe(true);
    if (screen === 'desktop') return;
    // The button stays in sight: above the shell's bar, wherever the page is, and not over the footer's end.
    const bar = await soldOut.boundingBox();
    const shell = await page.getByRole('link', { name: /View Cart/ }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(shell?.y ?? 0);
    await onScreen(page).evaluate((element) => {
      const area = element.querySelector('[data-scroll-area]');
      area?.scrollTo({ top: area.scrollHeight });
    });
    const footer = await onScreen(page).getByRole('contentinfo').boundingBox();
    const after = await soldOut.boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(after?.y ?? 0);
  });
});

describe.each(phoneFirst)('buying on a %s', (screen) => {
  it('takes price, stock and pictures from the variant that is chosen', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), asha);
    await open(page, productPath(tea));
    await onScreen(page).getByText('₹180', { exact: true }).filter({ visible: true }).first().waitFor();
    await thumbnail(page, tea.name, 3).click();
    await variant(page, 'Half').click();
    expect(await variant(page, 'Half').getAttribute('aria-pressed')).toBe('true');
    await onScreen(page).getByText('₹108', { exact: true }).filter({ visible: true }).first().waitFor();
    await onScreen(page).getByText('Only 2 left').waitFor();
    // The gallery begins anew, with the variant's own pictures.
    expect(
      await pictures(page)
        .getByRole('button', { name: /, picture 3$/ })
        .count(),
    ).toBe(0);
    expect(await thumbnail(page, tea.name, 1).getAttribute('aria-current')).toBe('true');
    expect(await picture(page).getByRole('img').getAttribute('src')).toBe(tea.variants[0]?.image?.[0]);
    await variant(page, 'Whole').click();
    await onScreen(page).getByText('₹180', { exact: true }).filter({ visible: true }).first().waitFor();
    expect(await picture(page).getByRole('img').getAttribute('src')).toBe(tea.image[0]);
  });

  it('checks a pincode', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, productPath(whole));
    const form = onScreen(page).getByRole('form', { name: 'Check delivery' });
    const field = form.getByRole('textbox', { name: 'Check delivery' });
    await field.fill('56005');
    await form.getByRole('button', { name: 'Check', exact: true }).click();
    await form.getByText('Please enter a valid 6-digit pincode.', { exact: true }).waitFor();
    await field.fill('');
    await field.pressSequentially('5600a5312');
    expect(await field.inputValue()).toBe('560053');
    await field.press('Enter');
    expect(await form.getByRole('button', { name: 'Checking...' }).isDisabled()).toBe(true);
    await form.getByText('Delivery is available at 560053.').waitFor();
    await form.getByRole('button', { name: 'Check', exact: true }).waitFor();
  });

  it('can be shared: on three networks, as a link, and by the device', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      Object.defineProperty(navigator, 'share', {
        value: async (shared: unknown) => void told.push(shared),
      });
    });
    await open(page, productPath(whole));
    const link = url + productPath(whole);
    for (const [name, host] of [
      ['Twitter', 'twitter.com'],
      ['Facebook', 'www.facebook.com'],
      ['WhatsApp', 'wa.me'],
    ]) {
      const share = onScreen(page).getByRole('link', { name: `Share on ${name}` });
      await expect.poll(() => share.getAttribute('href')).toContain(encodeURIComponent(link));
      expect(new URL((await share.getAttribute('href')) ?? '').host).toBe(host);
    }
    await button(page, 'Copy link').click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await button(page, 'Share from this device').click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { told: unknown[] }).told))
      .toEqual([{ title: whole.name, url: link }]);
  });
});
