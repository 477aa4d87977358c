import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { lifted, touch } from '../harness/touch';
import { it } from '../harness/visits';

const url = inject('shopUrl');

/** The line of the hero that is typed by itself. */
const typed = (page: Page) => onScreen(page).locator('[data-typed]');
const carousel = (page: Page) => onScreen(page).getByRole('region', { name: 'Offers', exact: true });
const dot = (page: Page, place: number) =>
  carousel(page).getByRole('button', { name: `Banner ${place} of 3` });
const isShown = (page: Page, place: number) =>
  expect.poll(() => dot(page, place).getAttribute('aria-current')).toBe('true');

describe.each(phoneFirst)('what moves by itself on a %s', (screen) => {
  it('is the greeting, which moves nothing, and a banner each five seconds, which rests under a pointer or the focus and can be stopped', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, screen);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    // The clock's jump has turned it.
    await isShown(page, 2);
    await dot(page, 1).dispatchEvent('click');
    await isShown(page, 1);
    await page.clock.runFor(5100);
    await isShown(page, 2);

    await dot(page, 2).focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(11_000);
    await isShown(page, 2);
    await onScreen(page).getByRole('button', { name: 'Shop Now' }).focus();

    await carousel(page).hover({ position: { x: 20, y: 60 } });
    await page.clock.runFor(11_000);
    await isShown(page, 2);
    await page.mouse.move(0, 0);

    await page.clock.runFor(5100);
    await isShown(page, 3);
    const stop = carousel(page).getByRole('button', { name: 'Pause the banners' });
    await stop.dispatchEvent('click');
    await page.clock.runFor(11_000);
    await isShown(page, 3);
    await carousel(page).getByRole('button', { name: 'Play the banners' }).dispatchEvent('click');
    await page.clock.runFor(5100);
    await isShown(page, 1);

    const place = await onScreen(page).getByRole('button', { name: 'Shop Now' }).boundingBox();
    const seen = new Set<string>();
    // Some letters go, others come; the page sets the clock for the next one once it has shown one.
    const letters = async () => {
      await page.clock.runFor(100);
      return seen.add((await typed(page).innerText()).trim()).size;
    };
    await expect.poll(letters).toBeGreaterThan(10);
    expect(await onScreen(page).getByRole('button', { name: 'Shop Now' }).boundingBox()).toEqual(place);
  });
});

describe('for who wants less motion, on a phone', () => {
  it('the banners and the greeting rest; a dot or a swipe shows another banner, which leads to a search', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, 'phone');
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.clock.runFor(11_000);
    await isShown(page, 1);
    expect((await typed(page).innerText()).trim()).toBe('Fresh fashion, everyday finds.');
    await page.clock.resume();

    const strip = carousel(page).getByRole('list');
    await touch(strip, [85], [75], [65], [55], [45], [35], [25], [15], [15], [15], [15], [15], lifted);
    await isShown(page, 2);
    // A tap while the strip still moves is one to stop it.
    const moved = () => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
    await expect.poll(moved).toBe(1);
    await carousel(page).getByRole('link', { name: 'Sound and style' }).waitFor();

    await dot(page, 3).click();
    await isShown(page, 3);
    await expect.poll(() => carousel(page).locator('li:not([inert])').count()).toBe(1);
    await carousel(page).getByRole('link', { name: 'The kitchen, stocked' }).click();
    await page.waitForURL('**/search?q=atta');
  });
});
