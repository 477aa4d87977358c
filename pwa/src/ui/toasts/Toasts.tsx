import { useEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from '../button/IconButton';
import { classes } from '../classes';
import { Spinner } from '../feedback/Spinner';
import { Icon } from '../icons/Icon';
import styles from './Toasts.module.css';
import { currentToasts, dismissToast, onToastsChange, type Toast } from './toast-store';

/** The region in which toasts appear; errors are read out at once, all others when there is time. */
export function Toasts({ dismissLabel }: { readonly dismissLabel: string }) {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts);
  const region = useRef<HTMLElement>(null);

  // A dialog lies above everything else of the page, except what enters the top layer after it.
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);

  return (
    <section ref={region} className={styles.region} popover="manual" aria-live="polite">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={classes(styles.toast, styles[toast.kind])}
          role={toast.kind === 'error' ? 'alert' : 'status'}
        >
          <ToastSign kind={toast.kind} />
          <span className={styles.text}>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                toast.action?.run();
                dismissToast(toast.id);
              }}
            >
              {toast.action.label}
            </button>
          )}
          <IconButton icon="close" label={dismissLabel} onClick={() => dismissToast(toast.id)} />
        </div>
      ))}
    </section>
  );
}

const signs = { success: 'check', error: 'alert', plain: 'info' } as const;

function ToastSign({ kind }: Pick<Toast, 'kind'>) {
  return (
    <span className={styles.sign}>
      {kind === 'loading' ? <Spinner size={20} /> : <Icon name={signs[kind]} size={20} />}
    </span>
  );
}
