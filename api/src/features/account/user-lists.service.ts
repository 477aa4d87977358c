import { Injectable } from '@nestjs/common';

/** The lists of ids in user-details that other features keep (docs/product.md#user-fields). */
export type UserListName = 'address_details' | 'shopping_cart' | 'orderHistory';

/** Answers one list of a user, as ids. */
export type UserListSource = (userId: string) => Promise<string[]>;

/** The registry of features that keep a list for each user; an unregistered list is empty. */
@Injectable()
export class UserLists {
  private readonly sources = new Map<UserListName, UserListSource>();

  /** Registers the source of a list; once each, at start. */
  provide(list: UserListName, source: UserListSource): void {
    this.sources.set(list, source);
  }

  /** All lists of a user. */
  async of(userId: string): Promise<Record<UserListName, string[]>> {
    const ask = (list: UserListName) => this.sources.get(list)?.(userId) ?? [];
    const [address_details, shopping_cart, orderHistory] = await Promise.all([
      ask('address_details'),
      ask('shopping_cart'),
      ask('orderHistory'),
    ]);
    return { address_details, shopping_cart, orderHistory };
  }
}
