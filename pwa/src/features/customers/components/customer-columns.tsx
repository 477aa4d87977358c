import type { Customer } from '@jhola/shared/contracts/customers.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { Link } from 'react-router-dom';
import { formatDay } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import type { DataColumn } from '#ui/table/data-column.ts';
import { customerPath } from '../customer-path';
import { customerTexts } from '../texts';
import { RoleBadge, StatusBadge } from './CustomerBadges';

/** The columns of the list of customers (docs/product.md#customers-admin). */
export function useCustomerColumns(): readonly DataColumn<Customer>[] {
  const { columns, since, never, noMobile } = useTexts(customerTexts);
  const language = useLanguage();
  return [
    {
      id: 'name',
      words: columns.name,
      isHead: true,
      isLong: true,
      cell: ({ _id, name }) => <Link to={customerPath(_id)}>{name}</Link>,
    },
    { id: 'email', words: columns.email, isLong: true, cell: ({ email }) => email },
    { id: 'mobile', words: columns.mobile, cell: ({ mobile }) => mobile || <NotGiven words={noMobile} /> },
    { id: 'role', words: columns.role, cell: ({ role }) => <RoleBadge role={role} /> },
    { id: 'status', words: columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'orders', words: columns.orders, isNumber: true, cell: ({ orderCount }) => orderCount },
    { id: 'spent', words: columns.spent, isNumber: true, cell: ({ spent }) => formatRupees(spent) },
    {
      id: 'lastLogin',
      words: columns.lastLogin,
      sort: 'lastLogin',
      isTime: true,
      cell: ({ last_login_date: last }) => (last ? formatDay(last, language) : never),
    },
    {
      id: 'since',
      words: since,
      sort: 'since',
      isTime: true,
      isExtra: true,
      cell: ({ createdAt }) => formatDay(createdAt, language),
    },
  ];
}

/** A dash, which is as narrow as a column may get; read out in words. */
function NotGiven({ words }: { readonly words: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
