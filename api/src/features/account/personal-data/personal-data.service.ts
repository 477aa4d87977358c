import type { ExportAnswer } from '@jhola/shared/contracts/account.contract';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

type Exported = ExportAnswer['data'];

/** The personal data of features, by its name in the export. */
export type PersonalDataName = Exclude<
  keyof Exported,
  'exportedAt' | 'account' | 'sessions' | 'devices' | 'activity'
>;

/** A feature's implementation of a user's rights: export and removal. */
export interface PersonalDataSource {
  /** All that is held of this user, as plain JSON without secrets (hashes, keys). */
  export(userId: string): Promise<Record<string, unknown>[]>;
  /**
   * Removes or anonymizes all of it, within the transaction that removes the account. Files are removed by
   * Transactions.afterCommit.
   */
  remove(userId: string, session: ClientSession): Promise<void>;
}

/** The registry of features that hold personal data. */
@Injectable()
export class PersonalData {
  private readonly sources = new Map<PersonalDataName, PersonalDataSource>();

  /** Registers the source of one type of data; once each, at start. */
  provide(name: PersonalDataName, source: PersonalDataSource): void {
    this.sources.set(name, source);
  }

  /** All that the features hold of a user, by type. */
  async exportOf(userId: string): Promise<Record<PersonalDataName, Record<string, unknown>[]>> {
    const ask = (name: PersonalDataName) => this.sources.get(name)?.export(userId) ?? [];
    const [addresses, cart, wishlist, orders, reviews, questions, codes, pictures, notifications] =
      await Promise.all([
        ask('addresses'),
        ask('cart'),
        ask('wishlist'),
        ask('orders'),
        ask('reviews'),
        ask('questions'),
        ask('codes'),
        ask('pictures'),
        ask('notifications'),
      ]);
    return { addresses, cart, wishlist, orders, reviews, questions, codes, pictures, notifications };
  }

  /** Has every feature remove the personal data of a user. */
  async removeAllOf(userId: string, session: ClientSession): Promise<void> {
    // Sequentially: a transaction runs one operation at a time.
    for (const source of this.sources.values()) await source.remove(userId, session);
  }
}
