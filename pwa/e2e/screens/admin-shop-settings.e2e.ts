import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { overflowing } from '../harness/layout';
import { onScreen, pageLoaded } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { itWithWorker } from '../harness/visits';
import { openWithWorker } from '../harness/worker';

let shop: Shop;
let office: SignedIn;

beforeAll(async () => {
  shop = await startDemoShop(10);
  office = await signInByApi(shop.url, admin);
});
afterAll(() => shop?.stop());

const footer = (page: Page) => onScreen(page).getByRole('contentinfo');
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: /:/ }).first();
const logoName = (page: Page) => logo(page).getAttribute('aria-label');

describe.each(phoneFirst)('the shop’s settings on a %s', (screen) => {
  itWithWorker(
    'are changed by an administrator, and shown on open pages, and offline',
    { tags: 'full-run' },
    async ({ visit }) => {
      const shopper = await visitAs(visit, shop.url, await newShopper(shop.url), screen);
      await openWithWorker(shopper, '/contact');
      await pageLoaded(shopper);
      const visitor = await visit(shop.url, screen);
      await visitor.goto('/');
      await pageLoaded(visitor);
      // nothing of it is being fetched when its network goes
      await visitor.evaluate(() => navigator.serviceWorker.ready);

      const page = await visitAs(visit, shop.url, office, screen, '/dashboard/settings/shop');
      const view = onScreen(page);
      const save = view.getByRole('button', { name: 'Save', exact: true });
      const field = (name: string) => view.getByRole('textbox', { name, exact: true });
      await field('Shop name').waitFor();
      expect(await save.isDisabled()).toBe(true);
      await expectAccessible(page);
      expect(await overflowing(page)).toEqual([]);

      await field('Phone').fill('ring me');
      await field('GSTIN').fill('27AAPFU0939F1ZW');
      await save.click();
      await view.getByText('Enter a phone number of 7 to 15 digits').waitFor();
      await view.getByText('This is not a GSTIN').waitFor();
      await expectAccessible(page);
      await expect
        .poll(() => field('Phone').evaluate((input) => input === document.activeElement))
        .toBe(true);
      await field('Phone').fill('+91 22 5550 0100');
      await field('GSTIN').fill('');
      await field('Shop name').fill('Sharma Stores');
      await save.click();
      await page.getByText('Settings saved').waitFor();
      expect(await save.isDisabled()).toBe(true);
      await expect.poll(() => page.title()).toBe('Shop settings | Sharma Stores');

      // the shopper's page is open, and nothing is done there
      await expect.poll(() => logoName(shopper)).toMatch(/^Sharma Stores:/);
      await footer(shopper).getByRole('link', { name: '+91 22 5550 0100' }).waitFor();
      await onScreen(shopper).getByRole('main').getByText('+91 22 5550 0100').first().waitFor();
      expect(await shopper.title()).toBe('Contact us | Sharma Stores');
      const manifest = await shopper.evaluate(async () => {
        const link = document.querySelector('link[rel=manifest]');
        return (await (await fetch(link?.getAttribute('href') ?? '')).json()) as { readonly name: string };
      });
      expect(manifest.name).toBe('Sharma Stores');
      // who has no socket learns of it when the network comes back
      await visitor.context().setOffline(true);
      await visitor.context().setOffline(false);
      await expect.poll(() => logoName(visitor)).toMatch(/^Sharma Stores:/);

      await shopper.context().setOffline(true);
      for (const path of ['/contact', '/']) {
        await shopper.goto(path);
        // the very first that is painted
        expect(await shopper.title()).not.toContain('Jhola');
        await expect.poll(() => logoName(shopper)).toMatch(/^Sharma Stores:/);
        await footer(shopper).getByText('+91 22 5550 0100').waitFor();
      }
    },
  );

  itWithWorker(
    'keep what was written until it is saved or given up, whoever saves meanwhile',
    { tags: 'full-run' },
    async ({ visit }) => {
      const page = await visitAs(visit, shop.url, office, screen, '/dashboard/settings/shop');
      const view = onScreen(page);
      const field = (name: string) => view.getByRole('textbox', { name, exact: true });
      await field('Shop name').fill('Mine');
      const known = (await office.call('GET', '/api/shop-settings/get')) as {
        readonly data: { readonly version: number; readonly tagline: object };
      };
      const { version, ...settings } = known.data;
      await office.call('PUT', '/api/shop-settings/admin/save', {
        version,
        settings: { ...settings, name: 'Theirs', tagline: { en: 'By them', hi: '' } },
      });
      await view.getByText('Somebody else has saved these settings meanwhile.').waitFor();
      await view.getByText('Somebody else has just saved: Theirs').waitFor();
      expect([await field('Shop name').inputValue(), await field('Tagline').inputValue()]).toEqual([
        'Mine',
        'By them',
      ]);
      await expectAccessible(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Theirs:/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Unsaved changes' });
      await dialog.getByRole('button', { name: 'Keep editing' }).click();
      await view.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Settings saved').waitFor();
      await expect.poll(() => logoName(page)).toBe('Mine: Dashboard');
    },
  );
});
