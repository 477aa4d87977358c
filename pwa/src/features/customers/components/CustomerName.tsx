import type { Customer } from '@jhola/shared/contracts/customers.contract';
import { PersonPicture } from '#ui/person/PersonPicture.tsx';
import { RoleBadge, StatusBadge } from './CustomerBadges';
import styles from './CustomerDetails.module.css';

interface CustomerNameProps {
  readonly customer: Customer;
  /** The id of the heading, which names what stands below it. */
  readonly id: string;
}

/** Who a person is, at a glance: picture, name, role and status. */
export function CustomerName({ customer, id }: CustomerNameProps) {
  return (
    <header className={styles.head}>
      <PersonPicture picture={customer.avatar} />
      <div className={styles.text}>
        <h1 id={id}>{customer.name}</h1>
        <p className={styles.badges}>
          <RoleBadge role={customer.role} />
          <StatusBadge status={customer.status} />
        </p>
      </div>
    </header>
  );
}
