import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFullRun } from './screens';

type Light = 'light' | 'dark';

/** What the shop promises: WCAG 2.2 AA, and axe's own advice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the dark colours can break; all else is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the screen as it stands, in some lights: a rule with the elements that break it. */
export async function axeFindings(
  page: Page,
  lights: readonly Light[] = ['light', 'dark'],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of lights) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    const chosen = colorScheme === 'light' ? axe.withTags(RULES) : axe.withRules(COLOUR_RULES);
    const { violations } = await chosen.analyze();
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        found.push(`${colorScheme} ${id}: ${html.slice(0, 300)} ${failureSummary}`);
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/**
 * Asserts that axe finds nothing on the screen as it stands: in light, and in the full run in dark too. The contrast of the dark
 * colours is proven in every run (theme.spec.ts).
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page, isFullRun ? undefined : ['light']), `axe on ${page.url()}`).toEqual([]);
}
