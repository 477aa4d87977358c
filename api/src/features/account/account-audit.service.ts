import type { AuditEntry } from '@jhola/shared/contracts/audit-log.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type AuditedAction, AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Limits } from '#platform/limits/limits.service.js';
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
    private readonly limits: Limits,
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
   * Does the work of a sign-in, and adds an entry when somebody is not let into an administrator's account. The entry is not
   * waited for: an answer that took longer would show that the account exists. A right password that lacks its code is no
   * refusal yet.
   * @param findUser looks up the id of the account that the sign-in is for; undefined when it is for none
   * @throws whatever work throws
   */
  async recordingRefusal<Result>(
    from: From,
    findUser: () => Promise<string | undefined>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ShopError && error.code !== 'second-factor.required')
        this.recordRefused(findUser, from, error.code).catch((err: unknown) =>
          this.log.error({ err }, 'A refused sign-in could not be recorded'),
        );
      throw error;
    }
  }

  /** A flood does not fill the log: of one account so many are recorded, and that it was too often once in a while. */
  private async recordRefused(
    findUser: () => Promise<string | undefined>,
    from: From,
    reason: ShopError['code'],
  ): Promise<void> {
    const userId = await findUser();
    if (!userId || !(await this.isAdmin(userId, null))) return;
    const limit = reason === 'request.too-many' ? 'recordedFloods' : 'recordedRefusals';
    const isOneTooMany = await this.limits.count(limit, { address: from.address, userId, body: undefined });
    if (isOneTooMany !== undefined) return;
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
