import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { type UserRecord, userModel } from './models/user.model.js';

/** Ensures that the shop never loses its last administrator. */
@Injectable()
export class Administrators {
  constructor(@InjectModel(userModel.name) private readonly users: Model<UserRecord>) {}

  /**
   * Makes sure, within the transaction that takes an administrator away, that another one stays. It writes to
   * the one who stays: when two administrators leave concurrently, each counting on the other, the database
   * lets only one transaction commit.
   * @param userId who is blocked, loses the role, or leaves
   * @throws ShopError account.last-admin
   */
  async keepAnother(userId: string, session: ClientSession): Promise<void> {
    const kept = await this.users.updateOne(
      { _id: trusted({ $ne: userId }), role: 'ADMIN', status: 'Active' },
      { $set: { keptAdminAt: new Date() } },
      { session },
    );
    if (kept.matchedCount === 0) throw new ShopError('account.last-admin');
  }
}
