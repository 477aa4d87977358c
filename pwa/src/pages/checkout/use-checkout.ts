import type { Order } from '@jhola/shared/contracts/orders.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import type { UnreachedMinimum } from '@jhola/shared/domain/orders/minimum-order';
import type { Bill } from '@jhola/shared/domain/pricing/bill';
import { useState } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { needsChoice } from '#data/db/rows.ts';
import { type Cart, useCart } from '#features/cart/hooks/use-cart.ts';
import { useMinimumOrder } from '#features/cart/hooks/use-minimum-order.ts';
import { billOfLines } from '#features/cart/rules/line-bill.ts';
import type { Hindrance } from '#features/checkout/components/CheckoutBar.tsx';
import { type KnownTerms, useDeliveryTerms } from '#features/checkout/hooks/use-delivery-terms.ts';
import { useIntentions } from '#features/checkout/hooks/use-intentions.ts';
import { type CardPayment, useCardPayment } from '#features/checkout/hooks/use-payment-options.ts';
import { type PlaceOrder, usePlaceOrder } from '#features/checkout/hooks/use-place-order.ts';
import { type PreparedOnScreen, usePreparedOrder } from '#features/checkout/hooks/use-prepared-order.ts';
import { type UnansweredOrder, useUnansweredOrder } from '#features/checkout/hooks/use-unanswered-order.ts';
import { type UnpaidOrder, useUnpaidOrder } from '#features/checkout/hooks/use-unpaid-orders.ts';
import type { WayToPay } from '#features/checkout/order-attempt.ts';
import type { PreparedOrder } from '#features/checkout/prepared-order.ts';
import { canBeOrdered } from '#features/checkout/rules/changed-lines.ts';
import { isAsPrepared } from '#features/checkout/rules/is-as-prepared.ts';
import { nameNow } from '#i18n/local-name.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { type Delivery, useDeliveryAddress } from './use-delivery-address';

/** All that the checkout shows and does. */
export interface Checkout {
  readonly cart: Cart;
  /** The bill at the chosen address's terms. */
  readonly bill: Bill;
  readonly terms: KnownTerms;
  /** What is to be paid, in rupees. */
  readonly total: number;
  readonly delivery: Delivery;
  readonly placing: Omit<PlaceOrder, 'place'>;
  readonly unanswered: UnansweredOrder;
  /** An order that waits for its card payment. */
  readonly unpaid: UnpaidOrder | undefined;
  /** Whether cards are taken; missing while that is being asked. */
  readonly card: CardPayment | undefined;
  /** An order was placed from this page. */
  readonly tapped: boolean;
  readonly prepared:
    | (PreparedOrder & {
        readonly onScreen: PreparedOnScreen;
        readonly same: boolean;
        readonly gone: boolean;
      })
    | undefined;
  /** Why the order cannot be placed now. */
  readonly hindrance: Hindrance | undefined;
  /** The name of the product of which a variant must be chosen first. */
  readonly unchosen: string | undefined;
  /** What is missing until it can be ordered. */
  readonly minimum: UnreachedMinimum | undefined;
  readonly order: (way: WayToPay) => void;
  /** Keeps the order for later; missing where it can be placed, or is kept already. */
  readonly prepare: (() => void) | undefined;
  /** An order was prepared on this page. */
  readonly kept: boolean;
  readonly drop: () => void;
}

/**
 * The cart, where it goes, and what stands in the way of ordering it.
 * @param onPlaced called when the order is placed, be it that the shop is asked afterwards
 */
export function useCheckout(onPlaced: (order: Order) => void): Checkout {
  const online = useOnline();
  const intentions = useIntentions();
  // The page is kept behind others, where it neither asks nor leads anywhere.
  const { attempt, prepared } = (usePageIsCurrent() && intentions) || {};
  const cart = useCart(true);
  const delivery = useDeliveryAddress(prepared?.addressId);
  const { place, ...placing } = usePlaceOrder(onPlaced, delivery.askForOne);
  const busy = placing.busy !== undefined;
  const unanswered = useUnansweredOrder(attempt, busy, onPlaced);
  const unpaid = useUnpaidOrder(cart.lines);
  const card = useCardPayment();
  const onScreen = usePreparedOrder(prepared);
  const [tapped, setTapped] = useState(false);
  const [kept, setKept] = useState(false);

  const { lines } = cart;
  const { chosenId, addresses, loading, failed } = delivery;
  const waiting = lines.find(needsChoice);
  const unchosen = waiting && nameNow(waiting.product);
  const address = addresses.find(({ _id }) => _id === chosenId);
  const minimum = useMinimumOrder();
  const terms = useDeliveryTerms(address);
  const unserved = address !== undefined && !terms.isServed(address);
  const bill = billOfLines(lines, terms.cost);
  const total = toRupees(bill.totalPaise);
  const open = unanswered.state === 'checking' || unanswered.state === 'unknown';
  const same = prepared !== undefined && isAsPrepared(prepared, lines, chosenId);
  const gone = !loading && !failed && !addresses.some(({ _id }) => _id === prepared?.addressId);

  const prepare = async () => {
    if (!chosenId) {
      place(undefined, total, 'cash');
      return;
    }
    await onScreen.prepare(chosenId);
    setKept(true);
  };

  return {
    cart,
    bill,
    terms,
    total,
    delivery,
    placing,
    unanswered,
    unpaid,
    card,
    tapped,
    prepared: prepared && { ...prepared, onScreen, same, gone },
    hindrance: hindranceOf(),
    unchosen,
    minimum,
    order: (way) => {
      setTapped(true);
      place(chosenId, total, way);
    },
    prepare:
      online || open || unchosen || minimum || unserved || same || unpaid?.twin || busy ? undefined : prepare,
    kept,
    drop: () => {
      setKept(false);
      onScreen.drop();
    },
  };

  function hindranceOf(): Hindrance | undefined {
    if (open) return 'unanswered';
    if (unchosen) return 'unchosen';
    if (minimum && !busy) return 'below-minimum';
    if (unserved) return 'unserved';
    if (!online) return same ? 'prepared' : 'offline';
    if (unpaid?.twin && !busy) return 'unpaid';
    if (onScreen.state === 'checking') return 'checking';
    if (onScreen.state === 'fresh' && !canBeOrdered(lines)) return 'too-few';
  }
}
