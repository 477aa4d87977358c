import { toRupees } from '@jhola/shared/domain/money/money';
import { useSyncExternalStore } from 'react';
import { hasTokens, onTokensChange } from '../../../api-client/tokens';
import { useLive } from '../../../store/use-live';
import { billOfLines } from '../rules/line-bill';

/** What the header and the bottom bar tell of the cart. */
export interface CartSummary {
  /** The number of pieces. */
  readonly count: number;
  /** What is to be paid, in rupees. */
  readonly total: number;
}

const EMPTY: CartSummary = { count: 0, total: 0 };

/** The number of pieces in the cart and their total, pending changes included. */
export function useCartSummary(): CartSummary {
  const signedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false);
  const lines = useLive((store) => store.cartLines.toArray(), []);
  // The lines of an ended session wait for their shopper to come back, out of sight.
  if (!signedIn || !lines?.length) return EMPTY;
  const bill = billOfLines(lines);
  return { count: bill.quantity, total: toRupees(bill.totalPaise) };
}
