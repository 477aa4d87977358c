import type { Customer } from '@jhola/shared/contracts/customers.contract';

/** A person as an administrator sees them; `named` says what is different. */
export const aCustomer = (named: Partial<Customer> = {}): Customer => ({
  _id: 'a'.repeat(24),
  name: 'Asha Rao',
  email: 'asha@mail.example',
  mobile: '9876543210',
  avatar: '',
  role: 'USER',
  status: 'Active',
  createdAt: '2026-01-10T12:00:00.000Z',
  last_login_date: '2026-02-11T12:00:00.000Z',
  orderCount: 2,
  spent: 1338.5,
  ...named,
});
