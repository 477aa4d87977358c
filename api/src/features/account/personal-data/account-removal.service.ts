import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Idempotency } from '../../../platform/idempotency/idempotency.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { Proved } from '../sign-in/session-issuer.service.js';
import { PersonalData } from './personal-data.service.js';

/** Takes an account out of every room of the shop. */
@Injectable()
export class AccountRemoval {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly sessions: Sessions,
    private readonly personalData: PersonalData,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Removes the account that was proved, with its sessions, what features hold of its person, and the answers that are
   * remembered for repeats; all within the transaction.
   * @returns the account as it was; null when there is none (any more) of which this is true
   */
  async remove(proved: Proved, transaction: ClientSession): Promise<UserRecord | null> {
    const user = await this.users
      .findOneAndDelete({ ...proved }, { session: transaction })
      .lean<UserRecord>();
    if (!user) return null;
    const userId = user._id.toHexString();
    await this.personalData.removeAllOf(userId, transaction);
    await this.sessions.endAllOf(userId, transaction);
    await this.idempotency.forgetUser(userId, transaction);
    return user;
  }
}
