import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the line that had it is taken out: the list itself gets it then.
 * @param count how many lines there are
 * @returns goes to the list, which needs `tabIndex={-1}`
 */
export function useFocusKept(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (fewer && document.activeElement === document.body) list.current?.focus();
  }, [count]);
  return list;
}
