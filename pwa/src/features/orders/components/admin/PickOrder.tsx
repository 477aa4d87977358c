import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import type { PickedOrders } from '#features/orders/hooks/admin/use-picked-orders.ts';
import { useTexts } from '#i18n/use-texts.ts';
import styles from './PickOrder.module.css';

interface PickOrderProps {
  readonly orderId: string;
  readonly picking: PickedOrders;
}

/** A box to pick an order with; none for an order that can neither be moved on nor printed. */
export function PickOrder({ orderId, picking }: PickOrderProps) {
  const texts = useTexts(adminOrderTexts);
  if (!picking.pickable.some((order) => order.orderId === orderId)) return null;
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={texts.pick(orderId)}
        checked={picking.isPicked(orderId)}
        onChange={({ target }) => picking.pick(orderId, target.checked)}
      />
    </label>
  );
}
