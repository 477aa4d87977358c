import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { furthestStage, nextStages } from '@jhola/shared/domain/orders/order-stages';
import { type ChangeEvent, useState } from 'react';
import type { OrderRow } from '../../../store/rows';
import { showToast } from '../../../ui/toasts/toast-store';
import { advanceOrder } from '../commands/advance-order';
import { orderTexts as texts } from '../texts';
import styles from './StageChoice.module.css';

/** Moves an order to any later stage; nothing to choose once it has ended, or while it moves (section 4). */
export function StageChoice({ order }: { readonly order: OrderRow }) {
  const [busy, setBusy] = useState(false);
  const stages = nextStages(furthestStage(order.statusHistory));

  const onChange = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
    setBusy(true);
    try {
      showToast('success', await advanceOrder(order.orderId, target.value as OrderStage));
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : texts.updateFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <select
      className={styles.choice}
      aria-label={texts.stageOf(order.orderId)}
      value=""
      disabled={busy || stages.length === 0}
      onChange={onChange}
    >
      <option value="" disabled>
        {texts.updateStatus}
      </option>
      {stages.map((stage) => (
        <option key={stage} value={stage}>
          {texts.stages[stage]}
        </option>
      ))}
    </select>
  );
}
