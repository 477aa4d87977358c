import type { Page } from 'playwright-core';

/** The HTML of an element, short enough to be read in a test's report. */
interface Found {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What makes the screen scroll sideways, and text that is cut off where nothing scrolls and no ellipsis says so.
 * @returns a line for each, none when all is well
 */
export function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    /** Whether it stands in a row that one scrolls sideways. */
    const scrollsInARow = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('[data-scroll-area]') &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsInARow(element.parentElement));
    const inSight = document.querySelectorAll(
      'header, nav, .ion-page:not(.ion-page-hidden), .ion-page:not(.ion-page-hidden) *, header *',
    );
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > wide) found.push(`the document is wider than ${wide} px`);
    for (const element of inSight) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest('.visually-hidden, [aria-hidden=true], svg')) continue;
      const style = getComputedStyle(element);
      const html = element.outerHTML.slice(0, 140);
      const over = element.scrollWidth - element.clientWidth > 1 && element.clientWidth > 1;
      if (element.matches('[data-scroll-area]') && over) found.push(`scrolls sideways: ${html}`);
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (ownText && over && clips && style.textOverflow !== 'ellipsis')
        found.push(`cut off: ${html} needs ${element.scrollWidth} of ${element.clientWidth} px`);
      const { left, right } = element.getBoundingClientRect();
      const scrolls = scrollsInARow(element);
      if (ownText && !scrolls && (right > wide + 1 || left < -1)) found.push(`outside: ${html}`);
    }
    return found;
  });
}

/**
 * Buttons, links and fields that are smaller than a finger needs. Links in a line of text may be smaller, and so may what
 * has room around it (WCAG 2.2, 2.5.8).
 * @param least pixels on each side
 * @param only narrows the elements down
 */
export function smallTargets(
  page: Page,
  least: number,
  only = 'a[href], button, input, select, textarea, summary',
): Promise<readonly Found[]> {
  return page.evaluate(
    ({ least, only }) => {
      const targets = [...document.querySelectorAll<HTMLElement>(only)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('[inert], .ion-page-hidden, .visually-hidden') &&
          !element.matches('[type=hidden], [disabled]'),
      );
      const areaOf = (element: HTMLElement) => {
        // a radio or a checkbox is as large as the label around it
        const label = element.matches('input') ? element.closest('label') : null;
        // a link that is spread over its card is as large as the card
        const spread = getComputedStyle(element, '::after').position === 'absolute';
        return (label ?? (spread ? element.offsetParent : null) ?? element).getBoundingClientRect();
      };
      const inText = (element: HTMLElement) =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      return targets.flatMap((element) => {
        const { width, height } = areaOf(element);
        if (width === 0 || inText(element) || (width >= least && height >= least)) return [];
        return [
          { html: element.outerHTML.slice(0, 160), width: Math.round(width), height: Math.round(height) },
        ];
      });
    },
    { least, only },
  );
}
