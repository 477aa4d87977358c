import type { ExportAnswer } from '@jhola/shared/contracts/account.contract';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

type Exported = ExportAnswer['data'];

/** What features keep of a person, as an export calls it. */
export type PersonalDataName = Exclude<keyof Exported, 'exportedAt' | 'account' | 'sessions'>;

/** A feature's answer to its person's rights: to see what is held, and to have it go. */
export interface PersonalDataSource {
  /** All that is held of this person, as plain JSON without secrets (hashes, keys). */
  export(userId: string): Promise<Record<string, unknown>[]>;
  /**
   * Removes all of it, or takes the person out of it, within the transaction that removes the account. Files are
   * removed by Transactions.afterCommit.
   */
  remove(userId: string, session: ClientSession): Promise<void>;
}

/** Where the features that hold data of persons say so. */
@Injectable()
export class PersonalData {
  private readonly sources = new Map<PersonalDataName, PersonalDataSource>();

  /** Names who holds one kind of data; once each, at start. */
  provide(name: PersonalDataName, source: PersonalDataSource): void {
    this.sources.set(name, source);
  }

  /** All that the features hold of a person, by kind. */
  async exportOf(userId: string): Promise<Record<PersonalDataName, Record<string, unknown>[]>> {
    const ask = (name: PersonalDataName) => this.sources.get(name)?.export(userId) ?? [];
    const [addresses, cart, wishlist, orders, reviews, codes, pictures, notifications] = await Promise.all([
      ask('addresses'),
      ask('cart'),
      ask('wishlist'),
      ask('orders'),
      ask('reviews'),
      ask('codes'),
      ask('pictures'),
      ask('notifications'),
    ]);
    return { addresses, cart, wishlist, orders, reviews, codes, pictures, notifications };
  }

  /** Has every feature let go of a person. */
  async removeAllOf(userId: string, session: ClientSession): Promise<void> {
    // One after the other: a transaction does one thing at a time.
    for (const source of this.sources.values()) await source.remove(userId, session);
  }
}
