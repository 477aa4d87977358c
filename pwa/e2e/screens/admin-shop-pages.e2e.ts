import { ShopPageAnswer, shopPagesPaths } from '@jhola/shared/contracts/shop-pages.contract';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { storedRow } from '../harness/device-store';
import { overflowing } from '../harness/layout';
import { onScreen, pageLoaded } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { itWithWorker } from '../harness/visits';
import { openWithWorker } from '../harness/worker';

let shop: Shop;
beforeAll(async () => {
  shop = await startDemoShop(10);
});
afterAll(() => shop?.stop());

describe.each(phoneFirst)('the texts of pages on a %s', (screen) => {
  itWithWorker(
    'are written in Markdown, shown, kept offline, and given up again',
    { tags: 'full-run' },
    async ({ visit }) => {
      const shopper = await visit(shop.url, screen);
      await openWithWorker(shopper, '/return-policy');
      await pageLoaded(shopper);
      const article = onScreen(shopper).getByRole('article');
      await article.getByText('Returns are accepted within 7 days of delivery.').waitFor();

      const office = await signInByApi(shop.url, admin);
      const page = await visitAs(visit, shop.url, office, screen, '/dashboard/settings/pages');
      const view = onScreen(page);
      await view.getByRole('combobox', { name: 'Page' }).selectOption('return-policy');
      const text = view.getByRole('textbox', { name: 'Text', exact: true });
      // it begins with the text that came with the shop
      await expect.poll(() => text.inputValue()).toMatch(/^## What can be returned\n/);
      await expectAccessible(page);
      expect(await overflowing(page)).toEqual([]);
      await text.fill('## Ten days\n\nAsk [us](/contact). <img src=x onerror=alert(1)>');
      await view.getByRole('heading', { name: 'Ten days' }).waitFor();
      await view.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Page saved').waitFor();
      await view.getByText('This page shows your text.').waitFor();

      // the shopper's page asks when it is opened anew
      await shopper.goto('/return-policy');
      await article.getByRole('heading', { name: 'Ten days' }).waitFor();
      await article.getByText('<img src=x onerror=alert(1)>').waitFor();
      expect(await article.locator('img').count()).toBe(0);
      expect(await article.getByRole('link', { name: 'us' }).getAttribute('href')).toBe('/contact');
      await expectAccessible(shopper);
      const kept = () =>
        storedRow<{ value: { version: number } }>(shopper, 'device', 'shopPage:return-policy');
      const stored = await office.call('GET', `${shopPagesPaths.get}?page=return-policy`);
      const { version } = ShopPageAnswer.parse(stored).data;
      await expect.poll(async () => (await kept())?.value.version).toBe(version);
      await shopper.context().setOffline(true);
      await shopper.goto('/return-policy');
      await article.getByRole('heading', { name: 'Ten days' }).waitFor();

      await view.getByRole('button', { name: 'Back to the text that came with the shop' }).click();
      await view.getByText('This page shows the text that came with the shop.').waitFor();
      expect(await text.inputValue()).toMatch(/^## What can be returned\n/);
    },
  );
});
