import { toRupees } from '@jhola/shared/domain/money/money';
import { useSyncExternalStore } from 'react';
import { hasTokens, onTokensChange } from '#data/api/tokens.ts';
import { needsChoice } from '#data/db/rows.ts';
import { useLive } from '#data/db/use-live.ts';
import { shownLines } from '#data/db/visitor-cart.ts';
import { useVisitDelivery } from '#data/queries/use-delivery.ts';
import { nameNow } from '#i18n/local-name.ts';
import { billOfLines } from '../rules/line-bill';

/** What the header and the bottom bar show of the cart. */
export interface CartSummary {
  /** Whether the device has answered what is in it. */
  readonly known: boolean;
  /** The number of pieces. */
  readonly count: number;
  /** What is to be paid, in rupees. */
  readonly total: number;
  /** The name of the first product of which a variant must be chosen before the cart can be ordered. */
  readonly unchosen?: string;
}

const UNKNOWN: CartSummary = { known: false, count: 0, total: 0 };
const EMPTY: CartSummary = { ...UNKNOWN, known: true };

/** The number of pieces in the cart and their total, pending changes included. */
export function useCartSummary(): CartSummary {
  const signedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false);
  const lines = useLive((store) => shownLines(store, signedIn), [signedIn]);
  const { cost } = useVisitDelivery();
  if (!lines) return UNKNOWN;
  if (lines.length === 0) return EMPTY;
  const bill = billOfLines(lines, cost);
  const waiting = lines.find(needsChoice);
  const unchosen = waiting && nameNow(waiting.product);
  return { known: true, count: bill.quantity, total: toRupees(bill.totalPaise), unchosen };
}
