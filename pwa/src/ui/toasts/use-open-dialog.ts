import { useEffect, useState } from 'react';

/** The dialog that lies over the page: the last one that was opened. All dialogs of the shop are modal. */
const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/**
 * The open dialog; undefined while there is none. Everything outside it is inert: what is to be announced and tapped while
 * it is open must stand inside.
 * @param news looks anew when it changes: a dialog that was taken off the page whole sends no event
 */
export function useOpenDialog(news: unknown): HTMLDialogElement | undefined {
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
