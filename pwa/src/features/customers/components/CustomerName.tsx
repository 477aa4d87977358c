import type { Customer } from '@jhola/shared/contracts/customers.contract';
import { PersonPicture } from '../../../ui/person/PersonPicture';
import { RoleBadge, StatusBadge } from './CustomerBadges';
import styles from './CustomerDetails.module.css';

/** Who a person is, at a glance: picture, name, role and status. */
export function CustomerName({ customer }: { readonly customer: Customer }) {
  return (
    <header className={styles.head}>
      <PersonPicture picture={customer.avatar} />
      <div className={styles.words}>
        <h1 id="customer-name">{customer.name}</h1>
        <p className={styles.badges}>
          <RoleBadge role={customer.role} />
          <StatusBadge status={customer.status} />
        </p>
      </div>
    </header>
  );
}
