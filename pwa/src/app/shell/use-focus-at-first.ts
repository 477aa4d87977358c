import { type RefObject, useEffect, useRef } from 'react';
import { FIRST_SCREEN_ID } from '../first-screen/take-over';

/**
 * Gives a field the focus when it appears. While the server's first screen still covers the app the field waits, and
 * takes over what was typed into its likeness there.
 * @param onTyped told that text, when it is another one than the field's
 */
export function useFocusAtFirst(
  field: RefObject<HTMLInputElement | null>,
  onTyped: (text: string) => void,
): void {
  const latest = useRef(onTyped);
  latest.current = onTyped;
  useEffect(() => {
    const own = field.current;
    const covered = own?.closest('[inert]');
    own?.focus();
    if (!own || !covered) return;
    const likeness = document.querySelector<HTMLInputElement>(`#${FIRST_SCREEN_ID} input[role=combobox]`);
    const uncovered = new MutationObserver(() => {
      uncovered.disconnect();
      own.focus();
      if (likeness && likeness.value !== own.value) latest.current(likeness.value);
    });
    uncovered.observe(covered, { attributeFilter: ['inert'] });
    return () => uncovered.disconnect();
  }, [field]);
}
