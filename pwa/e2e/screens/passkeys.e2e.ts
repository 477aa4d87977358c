import { aShopper } from '@jhola/test-doubles/builders/shoppers';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { overflowing } from '../harness/layout';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

let shop: Shop;
/** The shop's address by a name: passkeys are bound to one. */
let url: string;
beforeAll(async () => {
  shop = await startDemoShop(10);
  url = `http://localhost:${new URL(shop.url).port}`;
});
afterAll(() => shop?.stop());

/** Gives the page's device a fingerprint reader that always recognises its owner (WebAuthn Level 3, section 11). */
async function fingerprintReader(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    /** Whether the finger that lies on it is its owner's. */
    recognises: (isUserVerified: boolean) =>
      devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () =>
      (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

describe.each(phoneFirst)('a passkey on a %s', (screen) => {
  it('is added in the profile, opens the account without a password, and is removed', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const shopper = await aShopper({ url });
    const page = await visit(url, screen);
    const reader = await fingerprintReader(page);
    await open(page, '/login');
    await onScreen(page)
      .getByLabel(/^Email/)
      .fill(shopper.email);
    await onScreen(page)
      .getByLabel(/^Password/)
      .fill(shopper.password);
    await onScreen(page).getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(`${url}/`);

    await open(page, '/dashboard/profile');
    await onScreen(page).getByRole('button', { name: 'Add a passkey' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a passkey' });
    await adding.getByLabel(/^Password/).fill(shopper.password);
    await expectAccessible(page);
    await reader.recognises(false);
    await adding.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Your device did not answer with a passkey.', { exact: false }).waitFor();
    expect(await reader.keys()).toBe(0);
    await reader.recognises(true);
    await adding.getByRole('button', { name: 'Continue' }).click();
    const list = onScreen(page).getByRole('list', { name: 'Your passkeys' });
    await list.getByText('Not used yet', { exact: false }).waitFor();
    expect(await reader.keys()).toBe(1);
    await list.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    await page.evaluate(() => localStorage.clear());
    await open(page, '/login');
    await expectAccessible(page);
    await reader.recognises(false);
    await onScreen(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('Your device did not answer with a passkey.', { exact: false }).waitFor();
    await reader.recognises(true);
    await onScreen(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(`${url}/`);

    await open(page, '/dashboard/profile');
    await list.getByText(/Last used/).waitFor();
    await list.getByRole('button', { name: /^Remove the passkey of/ }).click();
    const leaving = page.getByRole('dialog', { name: 'Remove passkey' });
    await leaving.getByLabel(/^Password/).fill(shopper.password);
    await leaving.getByRole('button', { name: 'Remove', exact: true }).click();
    await list.waitFor({ state: 'detached' });
    await page.evaluate(() => localStorage.clear());
    await open(page, '/login');
    await onScreen(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('This passkey was not accepted.', { exact: false }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});
