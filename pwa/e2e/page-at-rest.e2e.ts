import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { addresses, takenOver } from './harness/first-screens';
import { firstScreenStands, holdTheApp } from './harness/held-app';
import { it } from './harness/visits';

/** What moves on a page, how much of it is more than two screens below, and how much of that the browser has to keep moving. */
const movement = (page: Page) =>
  page.evaluate(() => {
    const moved = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : undefined))
      .filter((target) => target instanceof Element);
    const far = moved.filter((target) => target.getBoundingClientRect().top > 3 * innerHeight);
    const placeholders = [...document.querySelectorAll('[data-skeleton]')].filter(
      (card) => card.getBoundingClientRect().top > 3 * innerHeight,
    );
    return {
      farPlaceholders: placeholders.length,
      farMoving: far.filter((target) => target.checkVisibility({ contentVisibilityAuto: true })).length,
    };
  });

describe('a page that nobody touches', () => {
  it('moves nothing that is far below the screen, neither as the first screen nor as the app', async ({
    visit,
  }) => {
    const { detail } = await addresses(inject('shopUrl'));
    for (const path of ['/search?q=masala', detail]) {
      const page = await visit(inject('shopUrl'), 'phone');
      const app = await holdTheApp(page);
      await page.goto(path);
      await firstScreenStands(page);
      const waits = () => expect.poll(() => movement(page), { message: path });
      await waits().toEqual({ farPlaceholders: expect.toSatisfy((count) => count > 3), farMoving: 0 });
      app.goOn();
      await takenOver(page);
      await waits().toEqual({ farPlaceholders: expect.toSatisfy((count) => count > 3), farMoving: 0 });
    }
  });
});
