import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Idempotency } from '#platform/idempotency/idempotency.service.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import type { Proved } from '../sessions/session-issuer.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { PersonalData } from './personal-data.service.js';

/** Removes an account from every feature of the shop. */
@Injectable()
export class AccountRemoval {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly personalData: PersonalData,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Removes the account with its sessions, the personal data that features hold, and the answers stored for
   * repeats; all within the transaction.
   * @returns the account as it was; null when no account matches the proof any more
   */
  async remove(proved: Proved, transaction: ClientSession): Promise<UserRecord | null> {
    const user = await this.users
      .findOneAndDelete({ ...proved }, { session: transaction })
      .lean<UserRecord>();
    if (!user) return null;
    const userId = user._id.toHexString();
    await this.personalData.removeAllOf(userId, transaction);
    await this.sessions.endAllOf(userId, transaction);
    await this.devices.forgetAllOf(userId, transaction);
    await this.factors.remove(userId, transaction);
    await this.passkeys.removeAllOf(userId, transaction);
    await this.idempotency.removeUser(userId, transaction);
    await this.audit.forget(userId, transaction);
    return user;
  }
}
