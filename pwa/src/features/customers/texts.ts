import { grouped } from '#i18n/grouped.ts';

/** The words of Admin › Customers. */
export const customerTexts = {
  title: 'Customers',
  search: 'Search by name, e-mail or mobile',
  clearSearch: 'Clear search',
  found: (count: number) => (count === 1 ? '1 person' : `${grouped(count)} people`),
  loading: 'Loading...',
  failed: 'Customers could not be fetched',
  detailsFailed: 'This customer could not be fetched',
  retry: 'Retry',
  none: 'No customers found',
  noneText: 'Nobody has this in their name, e-mail or mobile number.',
  columns: {
    name: 'Name',
    email: 'E-mail',
    mobile: 'Mobile',
    role: 'Role',
    status: 'Status',
    orders: 'Orders',
    spent: 'Spent',
    lastLogin: 'Last login',
  },
  chooseColumns: 'Columns',
  since: 'Customer since',
  roles: { ADMIN: 'Administrator', USER: 'Customer' },
  statuses: { Active: 'Active', Blocked: 'Blocked' },
  never: 'Never',
  noMobile: 'Not given',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  pageOf: (page: number, pages: number) => `Page ${grouped(page)} of ${grouped(pages)}`,
  all: 'All customers',
  theirOrders: 'Orders',
  newestOrders: (shown: number, all: number) => `The newest ${grouped(shown)} of ${grouped(all)}`,
  noOrders: 'No orders yet',
  account: 'Account',
  own: 'This is your own account: another administrator changes it.',
  cancel: 'Cancel',
  close: 'Close',
  wentWrong: 'Something went wrong!',
  block: {
    button: 'Block',
    question: (name: string) =>
      `Block ${name}? They are signed out of all devices at once and cannot sign in any more. Their orders go on.`,
  },
  unblock: {
    button: 'Unblock',
    question: (name: string) => `Unblock ${name}? They can sign in again.`,
  },
  promote: {
    button: 'Make administrator',
    question: (name: string) =>
      `Make ${name} an administrator? They can then change the catalogue, all orders and all accounts. They have to sign in again.`,
  },
  demote: {
    button: 'Take administrator rights',
    question: (name: string) =>
      `Take the administrator rights of ${name}? They stay a customer and have to sign in again.`,
  },
} as const;
