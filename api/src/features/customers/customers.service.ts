import type { Customer, FindCustomersRequest } from '@jhola/shared/contracts/customers.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { type CustomerAccount, CustomerAccounts } from '../account/customer-accounts.service.js';
import { OrderLists } from '../orders/order-lists.service.js';
import { OrderTotals } from '../orders/order-totals.service.js';

/** How many of a customer's orders the details show. */
const ORDERS_SHOWN = 20;

type Change = Partial<Pick<Customer, 'status' | 'role'>>;

/** The shop's users as an administrator sees them: identity, orders, role and status. */
@Injectable()
export class Customers {
  constructor(
    private readonly accounts: CustomerAccounts,
    private readonly lists: OrderLists,
    private readonly totals: OrderTotals,
  ) {}

  /** A page of the users that a text finds, in their accounts or on their orders, with the totals of their orders. */
  async find(request: FindCustomersRequest) {
    const buyers = request.search ? await this.lists.buyers(request.search) : [];
    const { customers, totalCount } = await this.accounts.find(request, buyers);
    return {
      customers: await this.withTotals(customers),
      totalCount,
      page: request.page,
      totalPage: Math.ceil(totalCount / request.limit),
    };
  }

  /**
   * One user with their newest orders.
   * @throws ShopError account.missing
   */
  async details(userId: string): Promise<{ customer: Customer; orders: Order[] }> {
    const account = await this.accounts.byId(userId);
    const [[customer], orders] = await Promise.all([
      this.withTotals([account]),
      this.lists.own(userId, ORDERS_SHOWN),
    ]);
    return { customer: customer as Customer, orders };
  }

  /**
   * Blocks, unblocks, promotes or demotes a user; their sessions end. The audit log records who did it to whom.
   * @throws ShopError account.own-account, account.missing, account.last-admin
   */
  async change(admin: AdminActor, userId: string, change: Change): Promise<Customer> {
    if (admin.userId === userId) throw new ShopError('account.own-account');
    const account = await this.accounts.change(admin, userId, change);
    const [customer] = await this.withTotals([account]);
    return customer as Customer;
  }

  private async withTotals(accounts: readonly CustomerAccount[]): Promise<Customer[]> {
    const totalOf = await this.totals.of(accounts.map(({ _id }) => _id));
    return accounts.map((account) => ({ ...account, ...totalOf(account._id) }));
  }
}
