import type { Order } from '@jhola/shared/contracts/orders.contract';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Missing } from '#ui/feedback/Missing.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { CUSTOMERS_PATH } from '../customer-path';
import { useCustomer } from '../hooks/use-customer';
import { customerTexts } from '../texts';
import { CustomerActions } from './CustomerActions';
import styles from './CustomerDetails.module.css';
import { CustomerFacts } from './CustomerFacts';
import { CustomerName } from './CustomerName';

interface CustomerDetailsProps {
  readonly userId: string;
  /** It is the administrator who looks: nobody changes their own account here. */
  readonly own: boolean;
  /** Draws the person's orders. */
  readonly drawOrders: (orders: readonly Order[]) => ReactNode;
}

/** One person: who they are, how they stand, what they ordered; blocking and promoting after asking. */
export function CustomerDetails({ userId, own, drawOrders }: CustomerDetailsProps) {
  const texts = useTexts(customerTexts);
  const id = useId();
  const { known, failed, missing, reason, refetch, setCustomer } = useCustomer(userId);
  return (
    <div className={styles.details}>
      <Link className={styles.back} to={CUSTOMERS_PATH}>
        <Icon name="back" size={20} />
        {texts.all}
      </Link>
      {!known && <h1>{texts.title}</h1>}
      {!known && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <Skeleton className={styles.skeleton} />
        </LoadingPlaceholder>
      )}
      {missing && (
        <Missing
          icon="users"
          title={reason ?? texts.detailsFailed}
          listPath={CUSTOMERS_PATH}
          listName={texts.all}
        />
      )}
      {failed && !missing && (
        <CouldNotLoad title={texts.detailsFailed} text={reason} retry={texts.retry} onRetry={refetch} />
      )}
      {known && (
        <>
          <section className={styles.card} aria-labelledby={`${id}-name`}>
            <CustomerName customer={known.customer} id={`${id}-name`} />
            <CustomerFacts customer={known.customer} />
            {own ? (
              <p className={styles.own}>{texts.own}</p>
            ) : (
              <CustomerActions customer={known.customer} onChanged={setCustomer} />
            )}
          </section>
          <section className={styles.orders} aria-labelledby={`${id}-orders`}>
            <h2 id={`${id}-orders`}>{texts.theirOrders}</h2>
            {known.orders.length === 0 && <p>{texts.noOrders}</p>}
            {known.orders.length < known.customer.orderCount && (
              <p className={styles.own}>
                {texts.newestOrders(known.orders.length, known.customer.orderCount)}
              </p>
            )}
            {drawOrders(known.orders)}
          </section>
        </>
      )}
    </div>
  );
}
