import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { translate } from '#i18n/locale.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { freshCart } from '../commands/fresh-cart';
import { dropPreparedOrder, prepareOrder } from '../commands/prepare-order';
import type { PreparedOrder } from '../prepared-order';
import { checkoutTexts } from '../texts';

/** A prepared order on the checkout. */
export interface PreparedOnScreen {
  /**
   * `none`: nothing is prepared; `waiting`: there is no connection; `checking`: the cart is being brought up to today;
   * `fresh`: the cart on the screen is today's; `failed`: it could not be.
   */
  readonly state: 'none' | 'waiting' | 'checking' | 'fresh' | 'failed';
  /** Why it failed, in words. */
  readonly reason?: string;
  /** Brings the cart up to today once more. */
  readonly recheck: () => void;
  /** Keeps what is on the screen for later. */
  readonly prepare: (addressId: string) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Keeps an order for later, and brings its cart up to today's prices and stock once the shop can be reached. */
export function usePreparedOrder(prepared: PreparedOrder | undefined): PreparedOnScreen {
  const online = useOnline();
  const [today, setToday] = useState<{ of: number; reason?: string }>();
  const of = prepared?.preparedAt;

  const recheck = useCallback(() => {
    if (of === undefined) return;
    setToday(undefined);
    freshCart().then(
      () => setToday({ of }),
      (error: unknown) =>
        setToday({ of, reason: error instanceof Error ? error.message : translate(checkoutTexts).failed }),
    );
  }, [of]);

  useEffect(() => {
    if (online) recheck();
    else setToday(undefined);
  }, [online, recheck]);

  const run = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      console.error('The prepared order could not be kept', error);
      showToast('error', translate(checkoutTexts).failed);
    });

  const known = today?.of === of ? today : undefined;
  return {
    state: stateOf(prepared !== undefined, online, known),
    reason: known?.reason,
    recheck,
    prepare: (addressId) => run(prepareOrder(addressId)),
    drop: () => run(dropPreparedOrder()),
  };
}

function stateOf(
  prepared: boolean,
  online: boolean,
  today: { readonly reason?: string } | undefined,
): PreparedOnScreen['state'] {
  if (!prepared) return 'none';
  if (!online) return 'waiting';
  if (!today) return 'checking';
  return today.reason === undefined ? 'fresh' : 'failed';
}
