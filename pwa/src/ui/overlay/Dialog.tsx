import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { classes } from '../classes';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Where it opens: in the middle, from the right (a panel), from the bottom (a sheet) or over the whole screen. */
  readonly place?: 'middle' | 'right' | 'left' | 'bottom' | 'full';
  readonly closeLabel: string;
  /** Stands at the bottom and does not scroll. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog of the browser's own kind: it keeps the focus inside, closes on Esc and outside clicks, and gives the focus
 * back. Its content is mounted only while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  place = 'middle',
  closeLabel,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; the click is for the area outside
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[place])}
      aria-labelledby={titleId}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className={styles.frame}>
          <div className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
