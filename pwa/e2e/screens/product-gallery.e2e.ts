import { type Product } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { onScreen, open } from '../harness/on-screen';
import { aWholeProduct, button, picture, pictures, thumbnail } from '../harness/product-page';
import { lifted, touch } from '../harness/touch';
import { it } from '../harness/visits';

const url = inject('shopUrl');

let whole: Product;

beforeAll(async () => {
  ({ whole } = await aWholeProduct(url));
});

const scaleOf = (image: Locator) =>
  image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

describe('the pictures of a product on a desktop', () => {
  it('zoom by 1.5 where one points, by keyboard too, and are chosen by thumbnails', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, 'desktop');
    await open(page, productPath(whole));
    const image = picture(page).getByRole('img');
    expect(await image.getAttribute('fetchpriority')).toBe('high');
    await picture(page).click({ position: { x: 30, y: 30 } });
    await expect.poll(() => scaleOf(image)).toBe(1.5);
    await expect.poll(() => picture(page).getAttribute('aria-pressed')).toBe('true');
    const origin = () => image.evaluate((element) => getComputedStyle(element).transformOrigin);
    const before = await origin();
    await picture(page).hover({ position: { x: 300, y: 300 } });
    await expect.poll(origin).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => scaleOf(image)).toBe(1);
    await picture(page).press('Enter');
    await expect.poll(() => scaleOf(image)).toBe(1.5);
    const middle = await origin();
    await page.keyboard.press('ArrowRight');
    await expect.poll(origin).not.toBe(middle);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => scaleOf(image)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await pictures(page).getByText(`Picture 2 of ${whole.image.length}`).waitFor({ state: 'attached' });
    await expect.poll(() => thumbnail(page, whole.name, 2).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('Space');
    await expect.poll(() => scaleOf(picture(page).getByRole('img'))).toBe(1.5);

    await thumbnail(page, whole.name, 3).click();
    await expect
      .poll(() => picture(page).getAttribute('aria-label'))
      .toBe(`Zoom in: ${whole.name}, picture 3`);
    const strip = pictures(page).getByRole('list').last();
    await strip.evaluate((element) => element.scrollTo({ left: 0 }));
    await button(page, 'Next pictures').click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
    expect(await strip.evaluate((element) => element.scrollLeft)).toBeLessThanOrEqual(100);
    await button(page, 'Previous pictures').click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);
    await button(page, 'Hide thumbnails').click();
    expect(await thumbnail(page, whole.name, 1).count()).toBe(0);
    await button(page, 'Show thumbnails').click();
    await thumbnail(page, whole.name, 1).waitFor();
  });
});

describe('the first screen of a product on a phone', () => {
  it('shows pictures that are swiped and have dots, name, rating and price, above the bar', async ({
    visit,
  }) => {
    const page = await visit(url, 'phone');
    await open(page, productPath(whole));
    const bar = await onScreen(page).locator('[data-page-bar]').boundingBox();
    const bottom = bar?.y ?? 0;
    expect(bottom).toBeGreaterThan(700);
    const original = onScreen(page).locator('s').first();
    for (const part of [
      onScreen(page).getByRole('heading', { level: 1 }),
      onScreen(page).getByRole('link', { name: /read what shoppers say/ }),
      original,
    ]) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(bottom);
    }
    const count = whole.image.length;
    const dot = (index: number) => button(page, `Picture ${index} of ${count}`);
    await expect.poll(() => dot(1).getAttribute('aria-current')).toBe('true');
    const before = await original.boundingBox();
    await touch(picture(page), [85], [65], [45], [25], [15], [15], [15], [15], [15], lifted);
    await expect.poll(() => dot(2).getAttribute('aria-current')).toBe('true');
    await dot(3).click();
    await expect
      .poll(() => picture(page).getAttribute('aria-label'))
      .toBe(`Zoom in: ${whole.name}, picture 3`);
    expect(await original.boundingBox()).toEqual(before);
    expect(await thumbnail(page, whole.name, 1).count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('on a touch screen the pictures', () => {
  it('zoom by a double tap and by two fingers, follow one when zoomed, and change by a swipe', async ({
    visit,
  }) => {
    const page = await visit(url, 'phone');
    await open(page, productPath(whole));
    const image = picture(page).getByRole('img');
    await touch(picture(page), [30], lifted, [30], lifted);
    await expect.poll(() => scaleOf(image)).toBe(1.5);
    await picture(page).press('Escape');
    await expect.poll(() => scaleOf(image)).toBe(1);

    await touch(picture(page), [40, 60], [35, 65], [30, 70], lifted);
    await expect.poll(() => scaleOf(image)).toBeCloseTo(2, 1);
    const origin = () => image.evaluate((element) => getComputedStyle(element).transformOrigin);
    const before = await origin();
    await touch(picture(page), [50], [60], [70], lifted);
    await expect.poll(origin).not.toBe(before);
    // Zoomed, a finger moves the picture and does not swipe to the next.
    await expect.poll(() => picture(page).getAttribute('aria-label')).toContain('picture 1');

    await picture(page).press('Escape');
    await expect.poll(() => scaleOf(image)).toBe(1);
    await touch(
      picture(page),
      [85],
      [75],
      [65],
      [55],
      [45],
      [35],
      [25],
      [15],
      [15],
      [15],
      [15],
      [15],
      lifted,
    );
    await expect
      .poll(() => picture(page).getAttribute('aria-label'))
      .toBe(`Zoom in: ${whole.name}, picture 2`);
    await onScreen(page).getByText(`2 / ${whole.image.length}`).waitFor();
  });
});
