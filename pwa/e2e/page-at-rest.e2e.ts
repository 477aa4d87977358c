import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { addresses, takenOver } from './harness/first-screens';
import { firstScreenStands, holdTheApp } from './harness/held-app';
import { it } from './harness/visits';

/** What is more than two screens below: placeholders of cards, and what the browser keeps moving there. */
const farBelow = (page: Page) =>
  page.evaluate(() => {
    const moved = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : undefined))
      .filter((target) => target instanceof Element);
    const isFar = (element: Element) => element.getBoundingClientRect().top > 3 * innerHeight;
    return {
      placeholders: [...document.querySelectorAll('[data-skeleton]')].filter(isFar).length,
      moving: moved.filter(isFar).filter((target) => target.checkVisibility({ contentVisibilityAuto: true }))
        .length,
    };
  });

describe('a page that nobody touches', () => {
  it('moves nothing that is far below the screen, neither as the first screen nor as the app', async ({
    visit,
  }) => {
    const { detail } = await addresses(inject('shopUrl'));
    for (const path of ['/search?q=masala', detail]) {
      const page = await visit(inject('shopUrl'), 'phone');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const app = await holdTheApp(page);
      await page.goto(path);
      await firstScreenStands(page);
      const waits = () => expect.poll(() => farBelow(page), { message: path });
      await waits().toEqual({ placeholders: expect.toSatisfy((count) => count > 3), moving: 0 });
      app.goOn();
      await takenOver(page);
      await waits().toEqual({ placeholders: expect.toSatisfy((count) => count > 3), moving: 0 });
    }
  });
});
