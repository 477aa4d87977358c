import axeCore, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onePage } from './on-screen';
import { isFullRun } from './screens';

type Light = 'light' | 'dark';

/** What the shop promises: WCAG 2.2 AA, and axe's own advice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the dark colours can break; all else is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page on screen, once no other is, in some lights: a rule with the elements that break it. */
export async function axeFindings(
  page: Page,
  lights: readonly Light[] = ['light', 'dark'],
): Promise<readonly string[]> {
  await onePage(page);
  // no page of ours has frames: there axe would have to be put as well
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeCore.source);
  const found: string[] = [];
  for (const colorScheme of lights) {
    // a page is in light unless its settings say otherwise
    if (colorScheme === 'dark') await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page, colorScheme)).map((each) => `${colorScheme} ${each}`));
    if (colorScheme === 'dark') await page.emulateMedia({ colorScheme: null });
  }
  return found;
}

/**
 * Asks axe in the page. What it finds is put into words there: all that it has looked at is a thousand times as much, and to
 * bring that over took longer than to find it.
 */
function violations(page: Page, light: Light): Promise<readonly string[]> {
  const options: RunOptions = {
    runOnly: light === 'light' ? { type: 'tag', values: RULES } : { type: 'rule', values: COLOUR_RULES },
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ({ options, whole }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      // what is behind a dialog that keeps all else away was looked at before that opened
      const dialogs = document.querySelectorAll('dialog:modal');
      const { violations } = await axe.run(dialogs.length > 0 && !whole ? dialogs : document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)} ${failureSummary}`),
      );
    },
    { options, whole: isFullRun },
  );
}

/**
 * Asserts that axe finds nothing on the screen as it stands: in light, and in the full run in dark too. The contrast of the dark
 * colours is proven in every run (theme.spec.ts).
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page, isFullRun ? undefined : ['light']), `axe on ${page.url()}`).toEqual([]);
}
