import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import Dexie, { liveQuery, type Observable, type Table, type Transaction } from 'dexie';
import { listingKeys } from './listing-keys';
import {
  type AddressRow,
  type CartLineRow,
  type CatalogueCopyRow,
  type CategoryRow,
  type DeviceSettingRow,
  type ListRow,
  type OrderRow,
  type OutboxRow,
  OWNER,
  type ProductRow,
  type QuestionRow,
  type RecentlyViewedRow,
  type ReviewRow,
  type SearchIndexRow,
  type SettingRow,
  type SubcategoryRow,
  type TokensRow,
  type WishlistRow,
} from './rows';

/**
 * What the device knows. The catalogue's tables are public and stay, as do the device's own settings; all others belong to
 * the shopper who is signed in and are emptied at logout. Load it by `openStore()`, so that it stays off the first screen's bytes.
 */
export class ShopStore extends Dexie {
  declare products: Table<ProductRow, string>;
  declare categories: Table<CategoryRow, string>;
  declare subcategories: Table<SubcategoryRow, string>;
  declare catalogueCopy: Table<CatalogueCopyRow, string>;
  declare searchIndex: Table<SearchIndexRow, string>;
  declare device: Table<DeviceSettingRow, string>;
  declare lists: Table<ListRow, string>;
  declare reviews: Table<ReviewRow, string>;
  declare questions: Table<QuestionRow, string>;
  declare user: Table<UserDetails, string>;
  declare cartLines: Table<CartLineRow, string>;
  declare wishlist: Table<WishlistRow, string>;
  declare addresses: Table<AddressRow, string>;
  declare orders: Table<OrderRow, string>;
  declare adminOrders: Table<OrderRow, string>;
  declare recentlyViewed: Table<RecentlyViewedRow, string>;
  declare settings: Table<SettingRow, string>;
  declare outbox: Table<OutboxRow, number>;
  declare tokens: Table<TokensRow, string>;

  constructor(name = 'jhola') {
    super(name);
    this.version(1).stores({
      products: '_id, *categoryIds, *subCategoryIds, pulledAt',
      categories: '_id, name',
      subcategories: '_id, name, *categoryIds',
      lists: 'name, pulledAt',
      reviews: '_id, productId',
      user: '_id',
      cartLines: 'key, addedAt',
      wishlist: 'productId, addedAt',
      addresses: '_id',
      orders: 'orderId, createdAt',
      adminOrders: 'orderId, createdAt',
      recentlyViewed: 'productId, viewedAt',
      settings: 'key',
      outbox: '++seq, id, kind, [kind+target]',
    });
    this.version(2).stores({ catalogueCopy: 'key' });
    this.version(3).stores({ searchIndex: 'key', device: 'key', tokens: 'key' }).upgrade(nameOwner);
    this.version(4)
      .stores({ products: '_id, *shelves, pulledAt' })
      .upgrade((change) =>
        change
          .table<ProductRow>('products')
          .toCollection()
          .modify((_, context) => {
            context.value = { ...context.value, shelves: listingKeys(context.value) };
          }),
      );
    this.version(5).upgrade(copyAnew);
    this.version(6).upgrade(copyAnew);
    this.version(7).stores({ questions: '_id, productId' });
  }

  /** The tables of the signed-in shopper. */
  get privateTables(): Table[] {
    return [
      this.user,
      this.cartLines,
      this.wishlist,
      this.addresses,
      this.orders,
      this.adminOrders,
      this.recentlyViewed,
      this.settings,
      this.outbox,
      this.tokens,
    ];
  }

  /** Forgets everything of the signed-in shopper; the public catalogue stays. */
  async forgetShopper(): Promise<void> {
    const tables = this.privateTables;
    await this.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())));
  }

  /** What `query` finds, now and after each change of what it read. */
  watch<Found>(query: (store: ShopStore) => Promise<Found>): Observable<Found> {
    return liveQuery(() => query(this));
  }
}

/** Cards of version 4 lack the variants, those of version 5 the brand and the Hindi names. */
const copyAnew = (change: Transaction) =>
  change.table<CatalogueCopyRow>('catalogueCopy').toCollection().modify(beginAnew);

/**
 * Cards of an earlier version lack something: the copy is made again from its beginning, over the rows that are here.
 * Where it had a revision it is brought up to date from that one afterwards, to learn what was deleted.
 */
function beginAnew(copy: CatalogueCopyRow, context: { value: CatalogueCopyRow }): void {
  const again = copy.again ?? (copy.since > 0 ? copy.since : undefined);
  context.value = { ...copy, since: 0, cursor: null, again };
}

/** Changes without an owner date from before ownership was recorded: they get the user the store knows, or are deleted where it knows none. */
async function nameOwner(change: Transaction): Promise<void> {
  const user = await change.table<UserDetails>('user').toCollection().first();
  if (!user) return change.table('outbox').clear();
  await change.table<SettingRow>('settings').put({ key: OWNER, value: user._id });
  await change.table<OutboxRow>('outbox').toCollection().modify({ owner: user._id });
}
