import { deliveryAreasPaths } from '@jhola/shared/contracts/delivery-areas.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newShopper } from './harness/account';
import { expectAccessible } from './harness/axe';
import { buyable } from './harness/buyable';
import { storedRow } from './harness/device-store';
import { rememberLanguage } from './harness/locale';
import { moved } from './harness/moved';
import { takeTheShopAlong } from './harness/offline';
import { onScreen, open } from './harness/on-screen';
import { putIntoCart } from './harness/orders';
import { phoneFirst } from './harness/screens';
import { visitAs } from './harness/visit-as';
import { it, itWithWorker, type Visit } from './harness/visits';

const url = inject('shopUrl');
const STORAGE = '/dashboard/storage';

const button = (page: Page, name: string) => onScreen(page).getByRole('button', { name, exact: true });
const copyRow = (page: Page) => storedRow<{ whole: boolean }>(page, 'catalogueCopy', 'copy');

/** Opens a page of a device that saves data. */
async function withSavedData(visit: Visit): Promise<Page> {
  const page = await visitAs(visit, url, await newShopper(url), 'phone');
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  });
  return page;
}

describe.each(phoneFirst)('what a %s keeps', (screen) => {
  itWithWorker(
    'is explained, fetched and measured on a page that never moves, read offline, and goes when it is cleared',
    { tags: 'full-run' },
    async ({ visit }) => {
      const asha = await newShopper(url);
      const [watch] = await buyable(asha, 'watch', 1);
      if (!watch) throw new Error('There is no watch to buy');
      await putIntoCart(asha, watch._id, 2);
      const page = await visitAs(visit, url, asha, screen);
      await open(page, '/user');
      await onScreen(page).getByRole('link', { name: 'Offline & Storage' }).click();
      await onScreen(page).getByText('Not complete', { exact: true }).waitFor();
      await takeTheShopAlong(page);
      const share = onScreen(page).getByRole('progressbar', {
        name: 'How much of the shop is on this device',
      });
      // Other tests change the catalogue meanwhile; the copy follows.
      await onScreen(page)
        .getByText(/^([\d,]+) of \1 products$/)
        .waitFor();
      await expect.poll(() => share.evaluate((bar: HTMLProgressElement) => bar.position)).toBe(1);
      await onScreen(page).getByText('Brought up to date now').waitFor();
      await onScreen(page)
        .getByText(/^\d+(\.\d)? (kB|MB)$/)
        .first()
        .waitFor();
      expect(await moved(page)).toBeLessThan(0.01);
      await expectAccessible(page);

      // what the shopper may open next was fetched in idle time: its page is whole
      await page.context().setOffline(true);
      await open(page, productPath(watch));
      const description = onScreen(page).getByRole('region', { name: 'Description' });
      await description.getByText(/\w{3}/).first().waitFor();
      expect(await description.getByText('You are offline.').count()).toBe(0);
      await page.context().setOffline(false);

      // all goes but what is the shopper's own, until they ask for it
      await open(page, STORAGE);
      await onScreen(page).getByText('Complete', { exact: true }).waitFor();
      await button(page, 'Clear').click();
      const dialog = page.getByRole('dialog', { name: 'Clear this device?' });
      await expectAccessible(page);
      // said for two seconds: it is waited for from before
      const said = page.getByText('Cleared', { exact: true }).waitFor({ state: 'attached' });
      await Promise.all([said, dialog.getByRole('button', { name: 'Clear', exact: true }).click()]);
      await dialog.waitFor({ state: 'detached' });
      await onScreen(page).getByText('You have cleared it.').waitFor();
      expect(await copyRow(page)).toBeUndefined();
      const left = await page.evaluate(() => caches.keys());
      expect(left.filter((name) => name === 'images' || name.startsWith('kept-pages-'))).toEqual([]);
      await page.getByRole('button', { name: /^My Cart: 2 items/ }).waitFor();

      await page.reload();
      await onScreen(page).getByText('You have cleared it.').waitFor();
      await button(page, 'Copy now').click();
      await onScreen(page).getByText('Complete', { exact: true }).waitFor();
      await onScreen(page).getByText('You have cleared it.').waitFor({ state: 'detached' });
    },
  );
});

it('leaves a device that saves data with what was seen, until its shopper wants more', {
  tags: 'full-run',
}, async ({ visit }) => {
  const page = await withSavedData(visit);
  await open(page, STORAGE);
  await onScreen(page).getByText('Mobile data now').waitFor();
  // A network that comes back asks where the shop delivers, unless that is being fetched, and would ask for the copy.
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().endsWith(deliveryAreasPaths.get);
  });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      return asked;
    })
    .toBe(true);
  expect(await copyRow(page)).toBeUndefined();
  await onScreen(page).getByRole('checkbox', { name: 'Copy the whole shop with mobile data too' }).click();
  await onScreen(page).getByText('Complete', { exact: true }).waitFor();
});

it('tells what the browser says to keeping it', { tags: 'full-run' }, async ({ visit }) => {
  const page = await visitAs(visit, url, await newShopper(url), 'phone');
  await page.addInitScript(() => {
    let kept = false;
    navigator.storage.persisted = async () => kept;
    navigator.storage.persist = async () => {
      kept = true;
      return kept;
    };
  });
  await open(page, STORAGE);
  await onScreen(page).getByText('May be cleared').waitFor();
  await button(page, 'Ask to keep it').click();
  await onScreen(page).getByText('Your browser keeps it from now on').waitFor();
  await onScreen(page).getByText('Kept', { exact: true }).waitFor();
});

it('is explained in Hindi', { tags: 'full-run' }, async ({ visit }) => {
  const asha = await newShopper(url);
  const page = await visitAs(visit, url, asha, 'phone');
  await rememberLanguage(page.context(), url, 'hi');
  await open(page, STORAGE);
  await onScreen(page).getByRole('heading', { level: 1, name: 'ऑफ़लाइन और स्टोरेज' }).waitFor();
  await button(page, 'अभी कॉपी करें').waitFor();
  await expectAccessible(page);
});
