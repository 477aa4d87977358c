import type { AuditEntry } from '@jhola/shared/contracts/audit-log.contract';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type AuditedAction, AuditLog } from '#platform/audit-log/audit-log.service.js';
import type { Device } from './devices/device.js';
import { type UserRecord, userModel } from './models/user.model.js';

/** Where a call comes from. */
type From = Pick<Device, 'address' | 'name'>;

/** Records what administrators do with their own accounts; of customers nothing is recorded. */
@Injectable()
export class AccountAudit {
  private readonly log = new Logger('AccountAudit');

  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly audit: AuditLog,
  ) {}

  /** Adds an entry if this user is an administrator, in the transaction of the action. */
  async add(
    session: ClientSession | null,
    userId: string,
    from: From,
    audited: AuditedAction,
  ): Promise<void> {
    if (!(await this.isAdmin(userId, session))) return;
    const kind: AuditEntry['actor']['kind'] = 'admin';
    await this.audit.add(session, { kind, userId, address: from.address, device: from.name }, audited);
  }

  /**
   * Adds an entry about somebody who was not let into an administrator's account. It is not waited for: an answer that took
   * longer would show that the account exists.
   */
  addRefused(userId: string, from: From, reason: string): void {
    this.recordRefused(userId, from, reason).catch((err: unknown) =>
      this.log.error({ err }, 'A refused sign-in could not be recorded'),
    );
  }

  private async recordRefused(userId: string, from: From, reason: string): Promise<void> {
    if (!(await this.isAdmin(userId, null))) return;
    await this.audit.add(
      null,
      { kind: 'visitor', address: from.address, device: from.name },
      { action: 'sign-in.refused', subject: { type: 'user', id: userId }, after: { reason } },
    );
  }

  private async isAdmin(userId: string, session: ClientSession | null): Promise<boolean> {
    return (await this.users.exists({ _id: userId, role: 'ADMIN' }).session(session)) !== null;
  }
}
