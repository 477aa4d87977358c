import { z } from 'zod';
import { AccountStatus, Role } from './account.contract.js';
import { answerOf, Id, Moment, PageNumber, pageSize, RupeesSum } from './answer.contract.js';
import { Order } from './orders.contract.js';

/** How an administrator finds, sees, blocks and promotes customers: additions of ours. */
export const customerPaths = {
  find: '/api/user/admin/customers/find',
  details: '/api/user/admin/customers/details',
  setStatus: '/api/user/admin/customers/status',
  setRole: '/api/user/admin/customers/role',
} as const;

/** Customers to a page of the administrator's list. */
export const CUSTOMERS_A_PAGE = 20;

/** By what administrators sort customers: since when they have an account, when they signed in last. */
export const CustomerSort = z.enum(['since', 'lastLogin']);
export type CustomerSort = z.infer<typeof CustomerSort>;

/**
 * `search` is literal text: the beginning of a word of a name or of a piece of an e-mail address, or digits of a mobile
 * number; empty finds everybody. Without a `sort` the newest
 * are first; those found on their orders alone follow the others.
 */
export const FindCustomersRequest = z
  .object({
    search: z.string().trim().max(100).default(''),
    page: PageNumber,
    limit: pageSize(CUSTOMERS_A_PAGE),
    sort: CustomerSort.default('since'),
    descending: z.boolean().default(true),
  })
  .meta({ id: 'FindCustomersRequest' });
export type FindCustomersRequest = z.infer<typeof FindCustomersRequest>;

export const CustomerDetailsRequest = z.object({ userId: Id }).meta({ id: 'CustomerDetailsRequest' });
export type CustomerDetailsRequest = z.infer<typeof CustomerDetailsRequest>;

/** Blocking ends every session of the account immediately. Nobody blocks their own. */
export const SetCustomerStatusRequest = z
  .object({ userId: Id, status: AccountStatus })
  .meta({ id: 'SetCustomerStatusRequest' });
export type SetCustomerStatusRequest = z.infer<typeof SetCustomerStatusRequest>;

/** Another role holds from the next sign-in, which is asked for immediately. Nobody changes their own. */
export const SetCustomerRoleRequest = z
  .object({ userId: Id, role: Role })
  .meta({ id: 'SetCustomerRoleRequest' });
export type SetCustomerRoleRequest = z.infer<typeof SetCustomerRoleRequest>;

/** A person as the administrator sees them. */
export const Customer = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    avatar: z.string(),
    role: Role,
    status: AccountStatus,
    createdAt: Moment,
    last_login_date: Moment.nullable(),
    /** How many orders, cancelled ones included. */
    orderCount: z.number().int().min(0),
    /** What the orders that were not cancelled come to. */
    spent: RupeesSum,
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof Customer>;

export const CustomerListAnswer = answerOf(z.array(Customer))
  .extend({
    totalCount: z.number().int().min(0),
    page: z.number().int().min(1),
    totalPage: z.number().int().min(0),
  })
  .meta({ id: 'CustomerListAnswer' });
export type CustomerListAnswer = z.infer<typeof CustomerListAnswer>;

/** One person with the newest of their orders. */
export const CustomerDetailsAnswer = answerOf(z.object({ customer: Customer, orders: z.array(Order) })).meta({
  id: 'CustomerDetailsAnswer',
});
export type CustomerDetailsAnswer = z.infer<typeof CustomerDetailsAnswer>;

export const CustomerAnswer = answerOf(Customer).meta({ id: 'CustomerAnswer' });
export type CustomerAnswer = z.infer<typeof CustomerAnswer>;
