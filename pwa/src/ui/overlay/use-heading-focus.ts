import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Gives the focus to a heading, where the button that had it goes with what was deleted: once all is drawn, after a dialog
 * that closed has given it back.
 * @returns the ref of the heading, which needs `tabIndex={-1}`, and what asks for the focus
 */
export function useHeadingFocus(): {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly focusHeading: () => void;
} {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  return { heading, focusHeading: () => setAsked((before) => before + 1) };
}
