import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { COVERED_ATTRIBUTE, FIRST_SCREEN_ID } from '#data/db/document-names.ts';

/**
 * Gives a field the focus when it appears. While the server's first screen still covers the app the field waits, and
 * takes over what was typed into its likeness there.
 * @param onTyped called with that text, when it is another one than the field's
 * @returns a function that says on blur whether the field has taken the focus back. A new page's heading or content gets it,
 * but the field is what the shopper came for; once a pointer was pressed, the focus goes where it is sent.
 */
export function useFocusAtFirst(
  field: RefObject<HTMLInputElement | null>,
  onTyped: (text: string) => void,
): (event: FocusEvent<HTMLInputElement>) => boolean {
  const latest = useRef(onTyped);
  latest.current = onTyped;
  useEffect(() => {
    const own = field.current;
    if (!own) return;
    const covered = own.closest(`[${COVERED_ATTRIBUTE}]`);
    if (!covered) return own.focus();
    const likeness = document.querySelector<HTMLInputElement>(`#${FIRST_SCREEN_ID} input[role=combobox]`);
    const takeText = () => {
      if (likeness && likeness.value !== own.value) latest.current(likeness.value);
    };
    const uncovered = new MutationObserver(() => {
      uncovered.disconnect();
      own.focus();
      takeText();
      // a moment later it goes; who taps it before that types into it
      likeness?.addEventListener('input', takeText);
    });
    uncovered.observe(covered, { attributeFilter: [COVERED_ATTRIBUTE] });
    return () => {
      uncovered.disconnect();
      likeness?.removeEventListener('input', takeText);
    };
  }, [field]);

  const pressed = useRef(false);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    document.addEventListener('pointerdown', press, { capture: true });
    return () => document.removeEventListener('pointerdown', press, { capture: true });
  }, []);

  return ({ relatedTarget, target }) => {
    const taken = !pressed.current && relatedTarget?.matches('h1, [data-page-content]') === true;
    if (taken) target.focus();
    return taken;
  };
}
