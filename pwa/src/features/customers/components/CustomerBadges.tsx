import type { Customer } from '@jhola/shared/contracts/customers.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { customerTexts } from '../texts';

/** Whether somebody is an administrator. */
export function RoleBadge({ role }: Pick<Customer, 'role'>) {
  return <Badge tone={role === 'ADMIN' ? 'primary' : 'neutral'}>{useTexts(customerTexts).roles[role]}</Badge>;
}

/** Whether an account may be used. */
export function StatusBadge({ status }: Pick<Customer, 'status'>) {
  return (
    <Badge tone={status === 'Active' ? 'success' : 'danger'}>
      {useTexts(customerTexts).statuses[status]}
    </Badge>
  );
}
