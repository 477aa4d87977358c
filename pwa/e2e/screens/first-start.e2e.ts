import { readFileSync } from 'node:fs';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { becomeAdministrator, owner } from '../harness/first-owner';
import { overflowing } from '../harness/layout';
import { onScreen } from '../harness/on-screen';
import { screens } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const logo = readFileSync(new URL('../../public/icons/pwa-512x512.png', import.meta.url));

describe('the first start of an owner, on a phone', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startDemoShop(0, { DEMO_CATALOGUE: 'off' });
  });
  afterAll(() => shop.stop());

  it('leads by the printed link to the first administrator, and once only', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await becomeAdministrator(page, shop, async () => {
      expect(await page.locator('meta[name=robots][content=noindex]').count()).toBeGreaterThan(0);
      await expectAccessible(page);
    });
  });

  it('asks who the shop is, for its logo and its products, step by step', async ({ visit }) => {
    const page = await visitAs(
      visit,
      shop.url,
      await signInByApi(shop.url, owner),
      'phone',
      '/dashboard/set-up',
    );
    const view = onScreen(page);
    const save = view.getByRole('button', { name: 'Save and continue' });
    const field = (name: string) => view.getByRole('textbox', { name, exact: true });
    await field('Shop name').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    // nothing of the example's stands in it
    expect(await field('Shop name').inputValue()).toBe('');
    await field('Shop name').fill('Sharma Stores');
    await save.click();
    await view.getByText('Enter a phone number of 7 to 15 digits').waitFor();
    await field('Phone').fill('+91 22 5550 0100');
    await field('E-mail').fill('ask@sharma.example');
    await field('Address').fill('1, Laxmi Road, Pune 411030');
    await save.click();

    const upload = view.locator('input[type=file]');
    await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    const mark = page.getByRole('banner').locator('img').first();
    await view.getByRole('button', { name: 'Remove the logo' }).waitFor();
    expect(await mark.count()).toBe(0);
    await expectAccessible(page);
    await save.click();
    await mark.waitFor();
    expect(
      await mark.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(144);
    const icon = page.locator('link[rel=icon]');
    await expect.poll(() => icon.getAttribute('href')).toMatch(/^\/uploads\/logo\/.*-favicon\.png$/);

    await view.getByRole('link', { name: 'Import your list' }).waitFor();
    await expectAccessible(page);
    await view.getByRole('link', { name: 'Later: what is left to do' }).click();
    const steps = onScreen(page).getByRole('region', { name: 'Open your shop' });
    await steps.getByText('2 of 7 done').waitFor();
    await expectAccessible(page);
    await page.goto('/');
    await onScreen(page)
      .getByRole('region', { name: 'Open your shop' })
      .getByRole('link', { name: 'Your products' })
      .waitFor();
    await expectAccessible(page);
  });

  it('greets shoppers, and waits for nothing', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    for (const path of ['/', '/shop']) {
      await page.goto(path);
      await onScreen(page).getByText('We are setting up our shop').waitFor();
      expect(await onScreen(page).locator('[aria-busy=true]').count()).toBe(0);
      expect(await onScreen(page).getByRole('region', { name: 'Open your shop' }).count()).toBe(0);
      await expectAccessible(page);
    }
  });
});

describe('a demo that is shown to others', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startDemoShop(20, { DEMO_PUBLIC: 'on', RATE_LIMITS: 'on' });
  });
  afterAll(() => shop.stop());

  it('says so on every page, above its header, at any width', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    for (const path of ['/', '/about']) {
      await page.goto(path);
      const ribbon = page.locator('#root').getByText('Demo: nothing here is real');
      await ribbon.waitFor();
      for (const { viewport } of [screens.desktop, screens.phone]) {
        await page.setViewportSize(viewport);
        const [its, header] = [
          await ribbon.boundingBox(),
          await page.locator('#root header').first().boundingBox(),
        ];
        expect((its?.y ?? 0) + (its?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1);
        expect(its?.height).toBeLessThan(32);
      }
    }
    await expectAccessible(page);
  });
});
