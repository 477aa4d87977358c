import type { RecordedAction } from '#data/db/recorded-actions.ts';
import { type FindInApp, identify } from './control-identity';

interface Prepared extends Pick<RecordedAction, 'pathname' | 'value'> {
  readonly find: FindInApp;
  /** The pressed state that the shopper saw when this was the first tap on the control. */
  readonly sawPressed: string | null;
}

/**
 * Reads what was done to the first screen, while it is still on the page.
 * @param screen the server's first screen
 * @returns carries all of it out in the app, once and in order. What was done on a page that was left since, or to what the
 * app does not have any more, is not done
 */
export function prepareReplay(
  actions: readonly RecordedAction[],
  screen: ParentNode,
): (app: ParentNode) => Promise<void> {
  const seen = new Set<HTMLElement>();
  const prepared = actions.map(({ control, ...action }): Prepared => {
    const first = !seen.has(control);
    seen.add(control);
    return {
      ...action,
      find: identify(control, screen),
      sawPressed: first ? control.getAttribute('aria-pressed') : null,
    };
  });
  return async (app) => {
    for (const action of prepared) {
      // React shows what the action before has changed, before the next one is done.
      await new Promise((resolve) => setTimeout(resolve));
      const control = location.pathname === action.pathname && action.find(app);
      if (control) replay(control, action);
    }
  };
}

function replay(control: HTMLElement, { value, sawPressed }: Prepared): void {
  // The server renders a visitor's state. A control that is pressed in the app already needs no second tap.
  if (sawPressed !== null && control.getAttribute('aria-pressed') !== sawPressed) return;
  control.focus({ preventScroll: true });
  if (value === undefined) control.click();
  else if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
