import { mayCancel } from '@jhola/shared/domain/orders/order-stages';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import type { OrderRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { saveInvoice } from '../commands/save-invoice';
import { useOrder } from '../hooks/use-order';
import { ownOrderTexts } from '../own-order-texts';
import type { AddPieces, ChoiceOf, PickVariant } from '../rules/buy-again';
import { BuyAgain } from './BuyAgain';
import { CancelOrder } from './CancelOrder';
import { OrderParts } from './OrderParts';
import styles from './OwnOrder.module.css';
import { PayNow } from './PayNow';

interface OwnOrderProps {
  readonly orderId: string;
  /** Puts what was ordered before into the cart. */
  readonly addPieces: AddPieces;
  /** What a product or its variant costs, and how many there are. */
  readonly choiceOf: ChoiceOf;
  /** Asks which variant is wanted, where none was ordered and one must be. */
  readonly pickVariant: PickVariant;
}

/** One order of the shopper whole: where it is, its money, its items, where it goes, and what can be done with it. */
export function OwnOrder({ orderId, addPieces, choiceOf, pickVariant }: OwnOrderProps) {
  const texts = useTexts(ownOrderTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, state, refetch, outdated } = useOrder(orderId);
  return (
    <div className={styles.page}>
      <Link className={styles.back} to="/dashboard/myorders">
        <Icon name="back" size={20} />
        {texts.all}
      </Link>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.title(orderId)}
      </h1>
      {state === 'loading' && (
        <LoadingPlaceholder text={texts.loading}>
          <Skeleton className={styles.skeleton} />
        </LoadingPlaceholder>
      )}
      {state === 'failed' && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {state === 'missing' && (
        <EmptyState
          picture={<Icon name="receipt" size={64} />}
          title={texts.missing}
          text={texts.missingText}
          action={<Button to="/dashboard/myorders">{texts.all}</Button>}
        />
      )}
      {order && (
        <>
          {outdated && <NeedsConnection text={`${texts.asOf} ${texts.offline}`} />}
          <OrderParts
            order={order}
            actions={
              <>
                <PayNow order={order} />
                <BuyAgain order={order} addPieces={addPieces} choiceOf={choiceOf} pickVariant={pickVariant} />
                {hasInvoice(order) && <InvoiceButton orderId={orderId} />}
                {mayCancel(order.payment_status) && (
                  <CancelOrder order={order} onCancelled={() => heading.current?.focus()} />
                )}
              </>
            }
          />
        </>
      )}
    </div>
  );
}

/** There is an invoice for what is or will be paid; of a cancelled order, if it was issued before. */
function hasInvoice({ payment_status, payment: { state }, invoiceNumber }: OrderRow): boolean {
  return payment_status === 'CANCELLED' ? invoiceNumber !== undefined : state !== 'PENDING';
}

/** Saves an order's invoice as PDF. */
function InvoiceButton({ orderId }: { readonly orderId: string }) {
  const texts = useTexts(ownOrderTexts);
  const { busy, run } = useMutation(texts.invoiceFailed);
  return (
    <OnlineButton
      variant="outline"
      icon="download"
      busy={busy}
      onClick={() => run(() => saveInvoice(orderId))}
    >
      {texts.invoice}
    </OnlineButton>
  );
}
