import { type ReactNode, useEffect, useRef } from 'react';
import styles from './AccountPopover.module.css';

interface AccountPopoverProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * What opens below a button of the header, its sibling: it takes the focus, closes on Esc, on a click elsewhere and when
 * the focus goes elsewhere, and gives the focus back when it was inside.
 */
export function AccountPopover({ label, onClose, children }: AccountPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const inside = popover.current;
    const wrapper = inside?.parentElement;
    const opener = wrapper?.querySelector('button');
    inside?.focus();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !wrapper?.contains(target)) close.current();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close.current();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', onKey);
      // React has taken the popover off the page by now: what had the focus has lost it.
      if (!document.activeElement || document.activeElement === document.body) opener?.focus();
    };
  }, []);

  return (
    <div ref={popover} className={styles.popover} role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
