import type { Customer } from '@jhola/shared/contracts/customers.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { Link } from 'react-router-dom';
import { formatDay } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Table } from '#ui/table/Table.tsx';
import { customerPath } from '../customer-path';
import { customerTexts } from '../texts';
import { RoleBadge, StatusBadge } from './CustomerBadges';
import styles from './CustomerTable.module.css';

/** A page of customers as a table; for screens that are wide enough. */
export function CustomerTable({ customers }: { readonly customers: readonly Customer[] }) {
  const texts = useTexts(customerTexts);
  const language = useLanguage();
  const columns = Object.entries(texts.columns).map(([name, words]) => ({ words, className: styles[name] }));
  return (
    <Table label={texts.title} columns={columns} frameClass={styles.frame} className={styles.table}>
      {customers.map((customer) => (
        <tr key={customer._id}>
          <th scope="row" className={styles.name}>
            <Link to={customerPath(customer._id)}>{customer.name}</Link>
          </th>
          <td className={styles.email}>{customer.email}</td>
          <td>{customer.mobile || <span className={styles.missing}>{texts.noMobile}</span>}</td>
          <td>
            <RoleBadge role={customer.role} />
          </td>
          <td>
            <StatusBadge status={customer.status} />
          </td>
          <td className={styles.orders}>{customer.orderCount}</td>
          <td className={styles.spent}>{formatRupees(customer.spent)}</td>
          <td className={styles.lastLogin}>
            {customer.last_login_date ? formatDay(customer.last_login_date, language) : texts.never}
          </td>
        </tr>
      ))}
    </Table>
  );
}
