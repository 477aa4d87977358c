import { describe, expect, inject } from 'vitest';
import { newShopper } from './harness/account';
import { buyable } from './harness/buyable';
import { onScreen } from './harness/on-screen';
import { putIntoCart } from './harness/orders';
import { visitAs } from './harness/visit-as';
import { it } from './harness/visits';

const url = inject('shopUrl');

describe('a phone with a notch', () => {
  /** What notch and home bar take of the screen, in pixels. */
  const upright = { top: 47, bottom: 34 };
  const onItsSide = { left: 47, right: 47, bottom: 21 };

  it('keeps header, panels and bars clear of it', { tags: 'full-run' }, async ({ visit }) => {
    const asha = await newShopper(url);
    const [dal] = await buyable(asha, 'dal', 1);
    await putIntoCart(asha, dal?._id ?? '', 1);
    const page = await visitAs(visit, url, asha, 'phone', '/about');
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setSafeAreaInsetsOverride', { insets: upright });
    const logo = page.getByRole('banner').getByRole('link', { name: /^Jhola/ });
    await expect.poll(async () => (await logo.boundingBox())?.y).toBeGreaterThanOrEqual(upright.top);
    const bar = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /View Cart/ });
    const bottomOf = async () => {
      const box = await bar.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    await expect.poll(bottomOf).toBeLessThanOrEqual(844 - upright.bottom);

    await page.getByRole('button', { name: /^My Cart/ }).click();
    const cart = page.getByRole('dialog', { name: 'Cart' });
    const title = cart.getByRole('heading', { name: 'Cart', exact: true });
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(upright.top);
    await cart.getByRole('button', { name: 'Close' }).click();

    await page.setViewportSize({ width: 844, height: 390 });
    await tools.send('Emulation.setSafeAreaInsetsOverride', { insets: onItsSide });
    await expect.poll(async () => (await logo.boundingBox())?.x).toBeGreaterThanOrEqual(onItsSide.left);
    const heading = onScreen(page).getByRole('heading', { level: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.x).toBeGreaterThanOrEqual(onItsSide.left);
  });
});
