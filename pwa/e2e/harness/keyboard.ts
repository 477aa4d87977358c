import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any page has. */
const MAX_STOPS = 250;

/** What has the focus. */
export const focused = (page: Page): Locator => page.locator(':focus');

/** Whether what has the focus can be seen to have it, and lies under nothing (WCAG 2.2, 2.4.7 and 2.4.11). */
function focusTrouble(): string | undefined {
  const element = document.activeElement;
  // between the last stop and the first one, the browser's own controls have it
  if (!element || element === document.body) return undefined;
  const name = element.outerHTML.slice(0, 160);
  const shows = (candidate: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const around: Element[] = [element];
  for (let next = element.parentElement; next && around.length < 4; next = next.parentElement)
    around.push(next);
  const isField = element.matches('input, textarea, select');
  const ringed = around.some(
    (candidate) => shows(candidate) || (isField && getComputedStyle(candidate).boxShadow !== 'none'),
  );
  // a heading or a landmark that takes the focus after a change of page is read out, not framed
  if (!ringed && !element.matches('[tabindex="-1"]')) return `no ring around ${name}`;
  const own = element.getBoundingClientRect();
  const seen = own.width < 4 ? (element.closest('label') ?? element.parentElement ?? element) : element;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  const free = points.some(([x, y]) => {
    const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
    return hit !== null && (seen.contains(hit) || hit.contains(seen));
  });
  return free ? undefined : `under something: ${name}`;
}

/**
 * Goes on with the Tab key until something has the focus, watching at each stop that the focus can be seen.
 * @param key Shift+Tab goes back
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const reached = focused(page).and(target);
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press(key);
    expect(await page.evaluate(focusTrouble)).toBeUndefined();
  }
  throw new Error(`${target} cannot be reached by the keyboard`);
}

/** Goes to something by the Tab key and presses Enter. */
export async function enter(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await target.first().waitFor();
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Fills the fields of a form in their order, by their names, going from one to the next by the Tab key. */
export async function typeInto(
  page: Page,
  form: Locator,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, form.locator(`[name="${name}"]`));
    await page.keyboard.type(text);
  }
}

/** More suggestions than a list has. */
const MAX_OPTIONS = 20;

/** Goes down a list of suggestions by the arrow key, until one is marked, and takes it by Enter. */
export async function chooseByArrows(page: Page, option: Locator): Promise<void> {
  const marked = option.and(page.locator('[aria-selected=true]'));
  for (let place = 0; place < MAX_OPTIONS; place++) {
    await page.keyboard.press('ArrowDown');
    if ((await marked.count()) > 0) return page.keyboard.press('Enter');
  }
  throw new Error(`${option} is not among the suggestions`);
}
