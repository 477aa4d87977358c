import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { formatTotal, toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { nextStagesOf } from '@jhola/shared/domain/orders/order-machine';
import { ORDER_STAGES } from '@jhola/shared/domain/orders/order-stages';
import { useState } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { type MovedOrders, moveOrders } from '#features/orders/commands/admin/move-orders.ts';
import { MAX_PICKED, type PickedOrders } from '#features/orders/hooks/admin/use-picked-orders.ts';
import { countText } from '#features/orders/rules/count-text.ts';
import { stateOf } from '#features/orders/rules/order-state.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import styles from './ManyOrders.module.css';
import { NotMovedDialog } from './NotMovedDialog';
import { PrintOrders } from './PrintOrders';
import choiceStyles from './StageChoice.module.css';

/**
 * Moves all picked orders to a later stage, after asking, or prints their papers; what could not be moved or printed is shown
 * order by order.
 */
export function ManyOrders({ picking }: { readonly picking: PickedOrders }) {
  const texts = useTexts(adminOrderTexts);
  const { stages, endTitle } = useTexts(orderTexts);
  const online = useOnline();
  const { busy, run } = useMutation(texts.failed);
  const [asking, setAsking] = useState<OrderStage>();
  const [outcome, setOutcome] = useState<MovedOrders>();
  const { pickable, picked, pickAll, total, pickFound } = picking;
  const amount = toRupees(picked.reduce((sum, { totalAmt }) => sum + toPaise(totalAmt), 0));
  const all = total ?? pickable.length;
  const offered = ORDER_STAGES.filter((stage) =>
    picked.some((order) => nextStagesOf(stateOf(order)).includes(stage)),
  );
  const ends = { DELIVERED: ` ${texts.endsQuestion}`, CANCELLED: ` ${texts.stockQuestion}` };
  const warning = asking === 'DELIVERED' || asking === 'CANCELLED' ? ends[asking] : '';

  const move = async (stage: OrderStage) => {
    const worked = await run(async () => {
      const ids = picked.map(({ orderId }) => orderId);
      const moved = await moveOrders(ids, stage);
      if (moved.notMoved.length === 0) return texts.moved(moved.moved);
      setOutcome(moved);
    });
    setAsking(undefined);
    if (worked) pickAll(false);
  };

  return (
    <fieldset className={styles.many} disabled={pickable.length === 0}>
      <legend className="visually-hidden">{texts.many}</legend>
      <Checkbox
        label={texts.pickAll}
        checked={pickable.length > 0 && picked.length === Math.min(pickable.length, MAX_PICKED)}
        onCheck={pickAll}
      />
      <span className={styles.count} role="status">
        {picked.length > 0 && texts.pickedTotal(picked.length, formatTotal(amount))}
        {picked.length === MAX_PICKED && all > MAX_PICKED && ` ${texts.pickedMost(MAX_PICKED)}`}
      </span>
      {picked.length > 0 && all > pickable.length && picked.length < Math.min(all, MAX_PICKED) && (
        <Button variant="quiet" size="small" busy={picking.picking} onClick={pickFound}>
          {texts.pickFound(countText(all))}
        </Button>
      )}
      <select
        className={choiceStyles.choice}
        aria-label={texts.moveTo}
        value=""
        disabled={!online || offered.length === 0}
        onChange={({ target }) => setAsking(offered.find((stage) => stage === target.value))}
      >
        <option value="" disabled>
          {texts.moveTo}
        </option>
        {offered.map((stage) => (
          <option key={stage} value={stage}>
            {stages[stage]}
          </option>
        ))}
      </select>
      <PrintOrders orderIds={picked.map(({ orderId }) => orderId)} />
      <ConfirmDialog
        open={asking !== undefined}
        title={endTitle}
        question={asking ? `${texts.moveQuestion(picked.length, stages[asking])}${warning}` : ''}
        cancelLabel={texts.notYet}
        confirmLabel={asking ? stages[asking] : ''}
        closeLabel={texts.close}
        busy={busy}
        confirmVariant={asking === 'CANCELLED' ? 'danger' : 'primary'}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => asking && move(asking)}
      />
      <NotMovedDialog outcome={outcome} onClose={() => setOutcome(undefined)} />
    </fieldset>
  );
}
