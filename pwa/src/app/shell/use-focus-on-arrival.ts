import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to a field when it appears, and once more when Ionic hands it to the page that has come in: the field
 * stands in the header, outside of the page.
 */
export function useFocusOnArrival(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const takeBack = ({ target, relatedTarget }: FocusEvent) => {
      // What no Tab key reaches got the focus from a script.
      if (relatedTarget !== element || !(target instanceof HTMLElement) || target.tabIndex >= 0) return;
      stop();
      element.focus();
    };
    const stop = () => {
      document.removeEventListener('focusin', takeBack);
      document.removeEventListener('pointerdown', stop);
    };
    document.addEventListener('focusin', takeBack);
    // From here on the shopper says where the focus goes.
    document.addEventListener('pointerdown', stop);
    element.focus();
    return stop;
  }, [field]);
}
