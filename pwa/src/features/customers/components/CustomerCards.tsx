import type { Customer } from '@jhola/shared/contracts/customers.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { Link } from 'react-router-dom';
import { formatDay } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { customerPath } from '../customer-path';
import { customerTexts } from '../texts';
import { RoleBadge, StatusBadge } from './CustomerBadges';
import styles from './CustomerCards.module.css';

/** A page of customers as cards; for screens that are too narrow for the table. */
export function CustomerCards({ customers }: { readonly customers: readonly Customer[] }) {
  const texts = useTexts(customerTexts);
  const language = useLanguage();
  return (
    <ul className={styles.cards} aria-label={texts.title}>
      {customers.map((customer) => (
        <li key={customer._id} className={styles.card}>
          <div className={styles.head}>
            <Link className={styles.name} to={customerPath(customer._id)}>
              {customer.name}
            </Link>
            <span className={styles.badges}>
              <RoleBadge role={customer.role} />
              <StatusBadge status={customer.status} />
            </span>
          </div>
          <p className={styles.quiet}>{customer.email}</p>
          {customer.mobile && <p className={styles.quiet}>{customer.mobile}</p>}
          <dl className={styles.facts}>
            <div>
              <dt>{texts.columns.orders}</dt>
              <dd>{customer.orderCount}</dd>
            </div>
            <div>
              <dt>{texts.columns.spent}</dt>
              <dd>{formatRupees(customer.spent)}</dd>
            </div>
            <div>
              <dt>{texts.columns.lastLogin}</dt>
              <dd>
                {customer.last_login_date ? formatDay(customer.last_login_date, language) : texts.never}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
