import type {
  Customer,
  CustomerSort,
  FindCustomersRequest,
} from '@jhola/shared/contracts/customers.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type ProjectionType, trusted } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { searchedPrefix } from '#platform/database/search-parts.js';
import { Transactions } from '#platform/database/transactions.js';
import { Administrators } from './administrators.service.js';
import { searchPartsOf } from './models/search-parts.js';
import { type UserRecord, userModel } from './models/user.model.js';
import { Sessions } from './sessions/sessions.service.js';

/** The account's part of a customer; the order fields come from orders. */
export type CustomerAccount = Omit<Customer, 'orderCount' | 'spent'>;

/** A page of accounts, and how many there are in all. */
export interface CustomerPage {
  readonly customers: CustomerAccount[];
  readonly totalCount: number;
}

/** What administrators sort by; each field has an index. */
const sortFields: Readonly<Record<CustomerSort, keyof UserRecord>> = {
  since: 'createdAt',
  lastLogin: 'last_login_date',
};
type Order = Pick<FindCustomersRequest, 'sort' | 'descending'>;

/** An order for the database, ties by id. */
function orderOf({ sort, descending }: Order): Record<string, 1 | -1> {
  const way = descending ? -1 : 1;
  return { [sortFields[sort]]: way, _id: way };
}

const BATCH_SIZE = 500;
const shown = {
  name: 1,
  email: 1,
  mobile: 1,
  avatar: 1,
  role: 1,
  status: 1,
  createdAt: 1,
  last_login_date: 1,
} as const satisfies ProjectionType<UserRecord>;

/** Accounts as administrators see and change them. */
@Injectable()
export class CustomerAccounts implements OnApplicationBootstrap {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly sessions: Sessions,
    private readonly administrators: Administrators,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Fills the search fields of accounts that were written before the search existed. */
  async onApplicationBootstrap(): Promise<void> {
    const unfound = this.users
      .find({ searchParts: null }, { name: 1, email: 1, mobile: 1 })
      .lean()
      .cursor({ batchSize: BATCH_SIZE });
    await unfound.eachAsync(
      (users) =>
        this.users.bulkWrite(
          users.map(({ _id, ...fields }) => ({
            updateOne: { filter: { _id }, update: { $set: { searchParts: searchPartsOf(fields) } } },
          })),
        ),
      { batchSize: BATCH_SIZE },
    );
  }

  /**
   * A page of the accounts whose name, e-mail or mobile number contains this text, from the beginning of a
   * word (of a mobile number: from any digit); all of them without a text.
   * @param others accounts that the text finds elsewhere: they follow those that it finds here
   */
  async find(
    { search, page, limit, ...order }: FindCustomersRequest,
    others: readonly string[] = [],
  ): Promise<CustomerPage> {
    const prefix = search ? searchedPrefix(search) : undefined;
    const filter = prefix === undefined ? {} : { searchParts: trusted({ $regex: prefix }) };
    const skipped = (page - 1) * limit;
    const [count, found, elsewhere] = await Promise.all([
      search ? this.users.countDocuments(filter) : this.users.estimatedDocumentCount(),
      this.users.find(filter, shown).sort(orderOf(order)).skip(skipped).limit(limit).lean<UserRecord[]>(),
      prefix !== undefined && others.length > 0 ? this.notFoundBy(prefix, others, order) : [],
    ]);
    const from = Math.max(0, skipped - count);
    const more = elsewhere.slice(from, from + limit - found.length);
    return { customers: [...found, ...more].map(toAccount), totalCount: count + elsewhere.length };
  }

  /** Of these accounts those in which the search itself finds nothing. */
  private async notFoundBy(prefix: string, userIds: readonly string[], order: Order): Promise<UserRecord[]> {
    const users = await this.users
      .find({ _id: trusted({ $in: [...userIds] }) }, { ...shown, searchParts: 1 })
      .sort(orderOf(order))
      .lean<UserRecord[]>();
    const pattern = new RegExp(prefix);
    return users.filter(({ searchParts = [] }) => !searchParts.some((part) => pattern.test(part)));
  }

  /** @throws ShopError account.missing */
  async byId(userId: string): Promise<CustomerAccount> {
    const user = await this.users.findById(userId, shown).lean<UserRecord>();
    if (!user) throw new ShopError('account.missing');
    return toAccount(user);
  }

  /**
   * Blocks or unblocks an account, or gives it another role. A change ends every session of that user, since
   * their tokens carry the former role.
   * @throws ShopError account.missing; account.last-admin when the shop would be left without an
   *   administrator
   */
  async change(
    by: AdminActor,
    userId: string,
    change: Partial<Pick<UserRecord, 'status' | 'role'>>,
  ): Promise<CustomerAccount> {
    return this.transactions.run(async (session) => {
      const before = await this.users.findById(userId, shown).session(session).lean<UserRecord>();
      if (!before) throw new ShopError('account.missing');
      const after = { ...before, ...change };
      if (isActiveAdmin(before) && !isActiveAdmin(after)) {
        await this.administrators.keepAnother(userId, session);
      }
      await this.users.updateOne({ _id: userId }, { $set: change }, { session });
      if (!isSame(before, after)) await this.sessions.endAllOf(userId, session);
      const subject = { type: 'user', id: userId } as const;
      await this.audit.addChange(session, by, {
        action: 'people.role-changed',
        subject,
        before: { role: before.role },
        after: { role: after.role },
      });
      await this.audit.addChange(session, by, {
        action: 'people.status-changed',
        subject,
        before: { status: before.status },
        after: { status: after.status },
      });
      return toAccount(after);
    });
  }
}

const isActiveAdmin = ({ role, status }: UserRecord): boolean => role === 'ADMIN' && status === 'Active';

const isSame = (before: UserRecord, after: UserRecord): boolean =>
  before.role === after.role && before.status === after.status;

function toAccount(user: UserRecord): CustomerAccount {
  return {
    _id: user._id.toHexString(),
    name: user.name,
    email: user.email,
    mobile: user.mobile,
    avatar: user.avatar,
    role: user.role,
    status: user.status,
    createdAt: user.createdAt.toISOString(),
    last_login_date: user.last_login_date?.toISOString() ?? null,
  };
}
