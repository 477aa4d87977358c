import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { classes } from '../classes';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Where it opens: in the middle, there as wide as a form of two columns, from the right (a panel), from the bottom, over the whole screen, or as a sheet:
   * from the bottom on a phone, in the middle elsewhere. */
  readonly position?: 'middle' | 'wide' | 'right' | 'left' | 'bottom' | 'full' | 'sheet';
  readonly closeLabel: string;
  /** It cannot be closed now: there is no button for it. */
  readonly held?: boolean;
  /** Stands at the bottom and does not scroll. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The browser's own dialog: it keeps the focus inside, closes on Esc and outside clicks, and gives the focus
 * back. Its content is mounted only while it is open. Whoever opened it may keep it open when it is asked to close.
 */
export function Dialog({
  open,
  onClose,
  title,
  position = 'middle',
  closeLabel,
  held = false,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Text that is marked with the mouse may lead outside: that is no click outside.
  const pressedOutside = useRef(false);
  const [closings, setClosings] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser closed may have to be opened again
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open, closings]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; the click is for the area outside
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[position])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // the browser closes it by itself where Esc is pressed twice; that it was closed is reported late, when it may be open again
        if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
        onClose();
        setClosings((before) => before + 1);
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => event.target === event.currentTarget && pressedOutside.current && onClose()}
    >
      {open && (
        <div className={styles.frame}>
          <div className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            {!held && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
