import { aShopper } from '@jhola/test-doubles/builders/shoppers';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { onScreen, open, titled } from '../harness/on-screen';
import { it } from '../harness/visits';

const STEP_MS = 30_000;

describe('two-step sign-in', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startDemoShop(20);
  });
  afterAll(() => shop.stop());

  const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
    await open(page, '/login');
    await onScreen(page)
      .getByLabel(/^Email/)
      .fill(email);
    await onScreen(page)
      .getByLabel(/^Password/)
      .fill(password);
    await onScreen(page).getByRole('button', { name: 'Login', exact: true }).click();
  };

  it('is turned on in the profile, and asked for on the next device', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const shopper = await aShopper(shop);
    const page = await visit(shop.url, 'phone');
    await signIn(page, shopper);
    await page.waitForURL(`${shop.url}/`);
    await open(page, '/dashboard/profile');
    await onScreen(page).getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
    await dialog.getByLabel(/^Password/).fill(shopper.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img').waitFor();
    await expectAccessible(page);
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await dialog.getByRole('textbox').first().click();
    await page.keyboard.type(totp.generate());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByRole('list', { name: 'Recovery codes' }).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(10);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await onScreen(page).getByText('10 recovery codes are left.').waitFor();

    const other = await visit(shop.url, 'phone');
    await signIn(other, shopper);
    const code = onScreen(other).getByLabel(/^Code/);
    await code.waitFor();
    await expectAccessible(other);
    await code.fill('000000');
    await onScreen(other).getByRole('button', { name: 'Login', exact: true }).click();
    await onScreen(other).getByText('This code is not right.', { exact: false }).first().waitFor();
    await code.fill(totp.generate({ timestamp: Date.now() + STEP_MS }));
    await onScreen(other).getByRole('button', { name: 'Login', exact: true }).click();
    await other.waitForURL(`${shop.url}/`);
    await open(other, '/dashboard/profile');
    await titled(other, /./);
  });
});
