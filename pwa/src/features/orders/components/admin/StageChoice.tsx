import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { nextStagesOf } from '@jhola/shared/domain/orders/order-machine';
import { furthestStage, nextStages } from '@jhola/shared/domain/orders/order-stages';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '#connection/use-online.ts';
import type { OrderRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { advanceOrder } from '#features/orders/commands/advance-order.ts';
import { stateOf } from '#features/orders/rules/order-state.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import styles from './StageChoice.module.css';

/** The stages that end an order: nothing can be chosen after them, so they are asked about first. */
const isEnd = (stage: OrderStage): stage is 'DELIVERED' | 'CANCELLED' => nextStages(stage).length === 0;

interface StageChoiceProps {
  readonly order: OrderRow;
  /** Called when the order has ended: it leaves its tab, and this choice with it. */
  readonly onEnded: () => void;
}

/**
 * Moves an order to any later stage (docs/product.md#order-stages). One whose card payment is awaited can only be cancelled; one
 * that has ended has no choice: it is said how it ended, and that this stays.
 */
export function StageChoice({ order, onEnded }: StageChoiceProps) {
  const texts = useTexts(orderTexts);
  const online = useOnline();
  const [asking, setAsking] = useState<'DELIVERED' | 'CANCELLED'>();
  const { busy, run } = useMutation(texts.updateFailed);
  const { orderId } = order;
  const stages = nextStagesOf(stateOf(order));
  const furthest = furthestStage(order.statusHistory);
  const hasEnded = isEnd(furthest);
  // the list that was chosen from is gone: what stands in its place is read out
  const endedHere = useRef(false);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasEnded && endedHere.current) end.current?.focus();
  }, [hasEnded]);

  const advance = async (stage: OrderStage) => {
    setAsking(undefined);
    const moved = await run(() => advanceOrder(orderId, stage));
    endedHere.current = Boolean(moved) && isEnd(stage);
    if (endedHere.current) onEnded();
  };

  const choose = (stage: OrderStage) => {
    if (isEnd(stage)) setAsking(stage);
    else advance(stage);
  };

  if (hasEnded)
    return (
      <p ref={end} tabIndex={-1} className={styles.ended}>
        <strong>{texts.stages[furthest]}</strong> <small>{texts.ended[furthest]}</small>
      </p>
    );
  return (
    <>
      <select
        className={styles.choice}
        aria-label={texts.stageOf(orderId)}
        value=""
        disabled={busy || !online || stages.length === 0}
        onChange={({ target }) => choose(target.value as OrderStage)}
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
      <ConfirmDialog
        open={asking !== undefined}
        title={texts.endTitle}
        question={asking ? texts.endQuestion[asking](orderId) : ''}
        cancelLabel={texts.notYet}
        confirmLabel={asking ? texts.stages[asking] : ''}
        closeLabel={texts.close}
        confirmVariant={asking === 'CANCELLED' ? 'danger' : 'primary'}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => asking && advance(asking)}
      />
    </>
  );
}
