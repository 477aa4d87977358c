import type { Order } from '@jhola/shared/contracts/orders.contract';
import { useEffect, useState } from 'react';
import type { CartLineRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { placeOrder } from '../commands/place-order';
import type { WayToPay } from '../order-attempt';
import { checkoutTexts } from '../texts';

/** What has changed since the shopper looked, and needs their word. */
export interface OrderChange {
  readonly message: string;
  /** The lines as they were on the screen. */
  readonly before: readonly CartLineRow[];
  /** How they wanted to pay. */
  readonly way: WayToPay;
}

/** Placing an order. */
export interface PlaceOrder {
  /** How the order is paid that is being placed, also while its payment page is being opened. */
  readonly busy: WayToPay | undefined;
  readonly change: OrderChange | undefined;
  readonly forgetChange: () => void;
  /**
   * @param addressId where it goes; without one the shopper is asked to choose, and nothing is ordered
   * @param seenRupees the total on the screen
   */
  readonly place: (addressId: string | undefined, seenRupees: number, way: WayToPay) => void;
}

/**
 * Places an order and waits for the server's word; by card it leads on to the card provider's page
 * (docs/product.md#checkout).
 * @param onPlaced called when it is placed and there is nothing to pay now
 * @param onAddressNeeded called when there is no address to send it to
 */
export function usePlaceOrder(onPlaced: (order: Order) => void, onAddressNeeded: () => void): PlaceOrder {
  const texts = useTexts(checkoutTexts);
  const { run } = useMutation(texts.failed);
  const [busy, setBusy] = useState<WayToPay>();
  const [change, setChange] = useState<OrderChange>();

  // Whoever comes back from the card provider's page may find this one as they left it.
  useEffect(() => {
    const cameBack = () => setBusy(undefined);
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);

  const place = async (addressId: string | undefined, seenRupees: number, way: WayToPay) => {
    if (!addressId) {
      showToast('error', texts.selectAddress);
      onAddressNeeded();
      return;
    }
    setBusy(way);
    setChange(undefined);
    let leaving = false;
    await run(async () => {
      const placed = await placeOrder(addressId, seenRupees, way);
      if (placed.outcome === 'to-pay') {
        window.location.assign(placed.url);
        leaving = true;
      }
      if (placed.outcome === 'placed') onPlaced(placed.order);
      // What is not known or not paid yet the screen learns from the store (useUnansweredOrder, useUnpaidOrder).
      if (placed.outcome === 'changed') setChange({ ...placed, way });
    });
    if (!leaving) setBusy(undefined);
  };

  return { busy, change, forgetChange: () => setChange(undefined), place };
}
