import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first field of a form that is wrong, whenever problems were found anew.
 * @param problems what is wrong, by the field's name; empty when all is right
 * @returns the ref of the form
 */
export function useFocusFirstWrong(
  problems: Readonly<Record<string, string | undefined>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(problems).some((problem) => problem !== undefined))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return form;
}
