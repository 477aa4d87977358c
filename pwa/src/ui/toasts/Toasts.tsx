import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/IconButton';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { whenIdle } from '../page/when-idle';
import { Spinner } from '../spinner/Spinner';
import styles from './Toasts.module.css';
import { dismissToast, type Toast, toastsAtom } from './toast-store';

/** When the region is there at the latest, in milliseconds. */
const LATEST_MS = 1500;

/**
 * The region in which toasts appear: the newest alone, and those before it again once it has gone. Errors are
 * read out immediately, all others when there is time.
 * It is there before the first toast, since a region that comes with its words is often not read, and behind the page, since the browser
 * lays out all of it to show one. While a dialog is open it stands inside: everything outside is inert.
 */
export function Toasts({ dismissLabel }: { readonly dismissLabel: string }) {
  const toasts = useAtomValue(toastsAtom);
  const newest = toasts.findLast(({ unseen }) => !unseen);
  const dialog = useOpenDialog(toasts);
  const region = useRef<HTMLElement>(null);
  const isWanted = dialog !== undefined || toasts.length > 0;
  const shown = useRef<HTMLElement>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: under another parent it is another element
  useEffect(() => {
    const element = region.current;
    let isOver = false;
    const show = () => {
      if (isOver || !element || shown.current === element) return;
      shown.current = element;
      element.showPopover?.();
    };
    if (isWanted) show();
    else whenIdle(LATEST_MS).then(show);
    return () => {
      isOver = true;
    };
  }, [dialog, isWanted]);

  const there = (
    <section ref={region} className={styles.region} popover="manual" aria-live="polite">
      {toasts.map(
        ({ unseen, id, text, announcement }) =>
          unseen && (
            <div key={id} className="visually-hidden">
              <span>{text}</span> <span>{announcement}</span>
            </div>
          ),
      )}
      {newest && <ToastCard key={newest.id} toast={newest} dismissLabel={dismissLabel} />}
    </section>
  );
  return dialog ? createPortal(there, dialog) : there;
}

function ToastCard({ toast, dismissLabel }: { readonly toast: Toast; readonly dismissLabel: string }) {
  const { id, kind, text, announcement, action, onDismissed } = toast;
  return (
    <div className={classes(styles.toast, styles[kind])} role={kind === 'error' ? 'alert' : undefined}>
      <ToastSign kind={kind} />
      <span className={styles.text}>{text}</span>
      {announcement && <span className="visually-hidden">{announcement}</span>}
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run();
            dismissToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        icon="close"
        label={dismissLabel}
        onClick={() => {
          onDismissed?.();
          dismissToast(id);
        }}
      />
    </div>
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

/** The dialog that lies over the page: the last one that was opened. All dialogs of the shop are modal. */
const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/**
 * The open dialog; undefined while there is none. Everything outside it is inert: what is to be announced and tapped while
 * it is open must stand inside.
 * @param news looks anew when it changes: a dialog that was taken off the page whole sends no event
 */
function useOpenDialog(news: unknown): HTMLDialogElement | undefined {
  const [dialog, setDialog] = useState<HTMLDialogElement>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: that something is new is reason enough
  useEffect(() => setDialog(openDialog()), [news]);

  useEffect(() => {
    const observer = new MutationObserver(() => setDialog(openDialog()));
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  return dialog;
}
