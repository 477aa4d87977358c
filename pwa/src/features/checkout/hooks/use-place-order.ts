import { useState } from 'react';
import { useTexts } from '../../../language/use-texts';
import type { CartLineRow } from '../../../store/rows';
import { showToast } from '../../../ui/toasts/toast-store';
import { placeOrder } from '../commands/place-order';
import { checkoutTexts } from '../texts';

/** What has changed since the shopper looked, and needs their word. */
export interface OrderChange {
  readonly message: string;
  /** The lines as they were on the screen. */
  readonly before: readonly CartLineRow[];
}

/** Placing an order. */
export interface PlaceOrder {
  readonly busy: boolean;
  readonly change: OrderChange | undefined;
  readonly forgetChange: () => void;
  /**
   * @param addressId where it goes; without one the shopper is asked to choose, and nothing is ordered
   * @param seenRupees the total on the screen
   */
  readonly place: (addressId: string | undefined, seenRupees: number) => void;
}

/**
 * Places an order and waits for the server's word (section 4, Checkout).
 * @param onPlaced called when it is placed
 * @param onAddressNeeded called when there is no address to send it to
 */
export function usePlaceOrder(onPlaced: () => void, onAddressNeeded: () => void): PlaceOrder {
  const texts = useTexts(checkoutTexts);
  const [busy, setBusy] = useState(false);
  const [change, setChange] = useState<OrderChange>();

  const place = async (addressId: string | undefined, seenRupees: number) => {
    if (!addressId) {
      showToast('error', texts.selectAddress);
      onAddressNeeded();
      return;
    }
    setBusy(true);
    setChange(undefined);
    try {
      const placed = await placeOrder(addressId, seenRupees);
      if (placed.outcome === 'placed') onPlaced();
      // What is not known yet the screen learns from the store (useUnansweredOrder).
      if (placed.outcome === 'changed') setChange(placed);
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : texts.failed);
    } finally {
      setBusy(false);
    }
  };

  return { busy, change, forgetChange: () => setChange(undefined), place };
}
