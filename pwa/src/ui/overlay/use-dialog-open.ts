import { useEffect, useState } from 'react';

/**
 * Whether a dialog is open that is mounted for one thing alone. It closes first and is taken down then: one that is taken
 * down while it is open does not give the focus back.
 * @param onClosed takes it down
 */
export function useDialogOpen(onClosed: () => void): { readonly open: boolean; readonly close: () => void } {
  const [open, setOpen] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when it closes
  useEffect(() => {
    if (!open) onClosed();
  }, [open]);
  return { open, close: () => setOpen(false) };
}
