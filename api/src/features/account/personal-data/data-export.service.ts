import type { ExportAnswer } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { PersonalData } from './personal-data.service.js';

/** Collects everything the shop holds of a user, for that user. */
@Injectable()
export class DataExport {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly personalData: PersonalData,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Everything, without secrets: the hashes of the password and the tokens.
   * @throws ShopError account.missing
   */
  async of(userId: string): Promise<ExportAnswer['data']> {
    const [user, sessions, devices, secondFactor, passkeys, activity, held] = await Promise.all([
      this.users.findById(userId).lean(),
      this.sessions.listOf(userId),
      this.devices.listOf(userId),
      this.factors.status(userId),
      this.passkeys.of(userId),
      this.audit.of(userId),
      this.personalData.exportOf(userId),
    ]);
    if (!user) throw new ShopError('account.missing');
    return {
      exportedAt: new Date().toISOString(),
      account: { ...toAccount(user), secondFactor, passkeys },
      sessions: sessions.map(({ _id, device, rotatedAt, expiresAt }) => ({
        _id: _id.toHexString(),
        device,
        signedInAt: _id.getTimestamp(),
        lastUsedAt: rotatedAt,
        endsAt: expiresAt,
      })),
      devices: devices.map(({ name, lastSignInAt, expiresAt }) => ({
        name,
        lastSignInAt,
        knownUntil: expiresAt,
      })),
      activity: activity.map(({ at, action, subject, before, after, address, device }) => ({
        ...{ at, action, subject, before, after, address, device },
      })),
      ...held,
    };
  }
}

/** Field by field: a field that is added to the model later is not exported by accident. */
function toAccount(user: UserRecord): Record<string, unknown> {
  return {
    _id: user._id.toHexString(),
    name: user.name,
    username: user.username,
    email: user.email,
    verify_email: user.verify_email,
    mobile: user.mobile,
    avatar: user.avatar,
    role: user.role,
    status: user.status,
    hasPassword: user.passwordHash !== undefined,
    googleId: user.googleId ?? null,
    createdAt: user.createdAt,
    last_login_date: user.last_login_date,
  };
}
