import { atom, getDefaultStore } from 'jotai';

/** How long a toast stays, in milliseconds; loading ones until dismissed (docs/product.md#toasts). */
const STAYS_MS = { success: 2000, error: 4000, plain: 4000, loading: Number.POSITIVE_INFINITY } as const;
/** At most 20 are kept, of which the newest is shown; the oldest make room. */
const MAX_TOASTS = 20;

export type ToastKind = keyof typeof STAYS_MS;

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Read out after the text, for those who cannot see what else has changed on the screen. */
  readonly announcement?: string;
  /** Only read out: on the screen something else shows it already. */
  readonly unseen?: boolean;
  /** A button in the toast, such as Reload; a toast with one stays until it is answered. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Called when the shopper puts the toast away without answering it. */
  readonly onDismissed?: () => void;
}

/** The toasts that have not gone yet, oldest first. */
export const toastsAtom = atom<readonly Toast[]>([]);
const atoms = getDefaultStore();
let nextId = 1;

/** As `toastsAtom`, outside of components. */
export const currentToasts = (): readonly Toast[] => atoms.get(toastsAtom);

/** Takes a toast off the screen. */
export function dismissToast(id: number): void {
  atoms.set(toastsAtom, (now) => now.filter((toast) => toast.id !== id));
}

/**
 * Shows a toast.
 * @returns its id, to dismiss it with
 */
export function showToast(
  kind: ToastKind,
  text: string,
  more: Pick<Toast, 'announcement' | 'unseen' | 'action' | 'onDismissed'> = {},
): number {
  const toast: Toast = { id: nextId++, kind, text, ...more };
  atoms.set(toastsAtom, (now) => [...now, toast].slice(-MAX_TOASTS));
  const stays = more.action ? Number.POSITIVE_INFINITY : STAYS_MS[kind];
  if (Number.isFinite(stays)) setTimeout(() => dismissToast(toast.id), stays);
  return toast.id;
}
