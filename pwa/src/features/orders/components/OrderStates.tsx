import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { orderTexts } from '../texts';
import styles from './Orders.module.css';

interface OrderStatesProps {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly empty: boolean;
  /** What an empty tab means; with it the shopper is led to the catalogue. */
  readonly emptyText?: string;
  readonly refetch: () => void;
}

/** What is shown when there are no orders: loading, a failure with Retry, or nothing (docs/product.md#orders-page). */
export function OrderStates({ loading, failed, empty, emptyText, refetch }: OrderStatesProps) {
  const texts = useTexts(orderTexts);
  if (loading) return <OrdersLoading />;
  if (failed)
    return (
      <CouldNotLoad
        title={texts.fetchFailed}
        text={texts.fetchFailedText}
        retry={texts.retry}
        onRetry={refetch}
      />
    );
  if (!empty) return null;
  return (
    <EmptyState
      picture={<img src="/illustrations/no-data.svg" alt="" width={240} height={200} />}
      title={texts.none}
      text={emptyText}
      action={emptyText && <Button to="/">{texts.shopNow}</Button>}
    />
  );
}

/** Placeholder for two orders that are on their way (docs/product.md#orders-page). */
function OrdersLoading() {
  return (
    <LoadingPlaceholder text={useTexts(orderTexts).loading}>
      <div className={styles.orders}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    </LoadingPlaceholder>
  );
}
