import type { OrderedProduct } from '@jhola/shared/contracts/orders.contract';
import { formatTotal } from '@jhola/shared/domain/money/money';
import { mayCancelItems } from '@jhola/shared/domain/orders/cancelled-items';
import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import type { OrderRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { cancelItems } from '#features/orders/commands/admin/cancel-items.ts';
import { itemsToCancel } from '#features/orders/rules/items-to-cancel.ts';
import { stateOf } from '#features/orders/rules/order-state.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Select } from '#ui/field/Select.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './CancelItems.module.css';

const keyOf = ({ productId, variantId }: OrderedProduct): string => `${productId}/${variantId ?? ''}`;

/** Cancels items of an order that has not left the shop (docs/product.md#cancelling-items): asks how many of each line stay. */
export function CancelItems({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(adminOrderTexts);
  const { busy, run, keyOf: attemptKey } = useMutation(texts.failed);
  const [staying, setStaying] = useState<ReadonlyMap<string, number>>();
  if (!mayCancelItems(stateOf(order))) return null;
  const close = () => setStaying(undefined);
  const { items, rupees, isAll } = itemsToCancel(
    order.product_details,
    (product) => staying?.get(keyOf(product)) ?? product.quantity,
  );
  const isCard = order.payment.method === 'CARD';

  const confirm = async () => {
    const request = { orderId: order.orderId, items };
    const worked = await run(async () => {
      await cancelItems(request, attemptKey(staying));
      return texts.itemsCancelled;
    });
    if (worked) close();
  };
  return (
    <>
      <OnlineButton variant="outline" onClick={() => setStaying(new Map())}>
        {texts.cancelItems}
      </OnlineButton>
      <Dialog
        open={staying !== undefined}
        position="sheet"
        title={texts.cancelItems}
        closeLabel={texts.close}
        onClose={close}
        footer={
          <div className={styles.actions}>
            <Button variant="outline" onClick={close}>
              {texts.notYet}
            </Button>
            <OnlineButton
              variant="danger"
              busy={busy}
              disabled={items.length === 0 || isAll}
              onClick={confirm}
            >
              {texts.cancelItems}
            </OnlineButton>
          </div>
        }
      >
        <div className={styles.lines}>
          <p>{texts.cancelItemsLead}</p>
          {order.product_details.map((product) => (
            <Select
              key={keyOf(product)}
              label={`${product.name} (${packLabel(product)})`}
              value={String(staying?.get(keyOf(product)) ?? product.quantity)}
              options={Array.from({ length: product.quantity + 1 }, (_, n) => ({
                value: String(product.quantity - n),
                label: texts.piecesStay(product.quantity - n, product.quantity),
              }))}
              onChoice={(pieces) => setStaying(new Map(staying).set(keyOf(product), Number(pieces)))}
            />
          ))}
          <p role="status">
            {isAll && texts.nothingStays}
            {!isAll && items.length > 0 && (
              <>
                {isCard
                  ? texts.givenBack(formatTotal(rupees))
                  : texts.lessToCollect(formatTotal(order.totalAmt - rupees))}{' '}
                {texts.stockQuestion}
              </>
            )}
          </p>
        </div>
      </Dialog>
    </>
  );
}
