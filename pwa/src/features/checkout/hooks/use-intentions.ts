import { useSyncExternalStore } from 'react';
import { hasTokens, onTokensChange } from '#data/api/tokens.ts';
import type { ShopStore } from '#data/db/db.ts';
import { knownOwner } from '#data/db/owner.ts';
import { useLive } from '#data/db/use-live.ts';
import { ORDER_ATTEMPT, type OrderAttempt } from '../order-attempt';
import { PREPARED_ORDER, type PreparedOrder } from '../prepared-order';

/** What the signed-in shopper wants to order and has not, as far as this device knows. */
export interface Intentions {
  /** An order that waits for a connection and a tap. */
  readonly prepared?: PreparedOrder;
  /** An order that was sent, and whose answer is not known. */
  readonly attempt?: OrderAttempt;
}

const none: Intentions = {};

async function intentionsIn(store: ShopStore): Promise<Intentions> {
  const [owner, prepared, attempt] = await Promise.all([
    knownOwner(store),
    store.settings.get(PREPARED_ORDER),
    store.settings.get(ORDER_ATTEMPT),
  ]);
  const known = prepared?.value as PreparedOrder | undefined;
  return {
    prepared: known?.owner === owner ? known : undefined,
    attempt: attempt?.value as OrderAttempt | undefined,
  };
}

/** The signed-in shopper's unfinished orders on this device; `undefined` until that is known, and none for a visitor. */
export function useIntentions(): Intentions | undefined {
  const signedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false);
  const found = useLive(intentionsIn, []);
  return signedIn ? found : none;
}
