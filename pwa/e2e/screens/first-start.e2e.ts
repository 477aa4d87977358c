import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { onScreen } from '../harness/on-screen';
import { screens } from '../harness/screens';
import { it } from '../harness/visits';

const owner = { name: 'Asha Owner', email: 'owner@mail.example', password: 'gulmohar-14-jaipur' };

describe('the first start of an owner, on a phone', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startDemoShop(0, { DEMO_CATALOGUE: 'off' });
  });
  afterAll(() => shop.stop());

  const printedLink = () =>
    shop.log.flatMap((line) => /at: (http\S+\/set-up\?token=\S+)$/.exec(line)?.[1] ?? [])[0];

  it('leads by the printed link to the first administrator, and once only', async ({ visit }) => {
    await expect.poll(printedLink).toBeDefined();
    const link = printedLink() ?? '';
    const page = await visit(shop.url, 'phone');
    await page.goto(link);
    const form = onScreen(page).getByRole('form', { name: 'Make me the administrator' });
    await form.waitFor();
    expect(await page.locator('meta[name=robots][content=noindex]').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    for (const [name, text] of Object.entries({ ...owner, confirmPassword: owner.password })) {
      await form.locator(`[name=${name}]`).fill(text);
    }
    await form.getByRole('button', { name: 'Make me the administrator' }).click();
    await page.waitForURL('**/login');
    const login = onScreen(page).getByRole('form', { name: 'Login' });
    await login.locator('[name=email]').fill(owner.email);
    await login.locator('[name=password]').fill(owner.password);
    await login.getByRole('button', { name: 'Login', exact: true }).click();
    await onScreen(page).getByRole('link', { name: 'Import CSV' }).waitFor();
    await expectAccessible(page);
  });

  it('greets shoppers, and waits for nothing', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    for (const path of ['/', '/shop']) {
      await page.goto(path);
      await onScreen(page).getByText('We are setting up our shop').waitFor();
      expect(await onScreen(page).locator('[aria-busy=true]').count()).toBe(0);
      expect(await onScreen(page).getByRole('link', { name: 'Import CSV' }).count()).toBe(0);
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

  it('says so on every page, above its header, at any width', async ({ visit }) => {
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
