import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import type { PickedOrders } from '#features/orders/hooks/admin/use-picked-orders.ts';
import { useTexts } from '#i18n/use-texts.ts';
import styles from './PickOrder.module.css';

interface PickOrderProps {
  readonly orderId: string;
  readonly picking: PickedOrders;
}

/** A box to pick an order with. */
export function PickOrder({ orderId, picking }: PickOrderProps) {
  const texts = useTexts(adminOrderTexts);
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={texts.pick(orderId)}
        checked={picking.isPicked(orderId)}
        onChange={({ target }) => picking.pick([orderId], target.checked)}
      />
    </label>
  );
}
