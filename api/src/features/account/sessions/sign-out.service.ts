import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Principal } from '#platform/auth/principal.js';
import { Transactions } from '#platform/database/transactions.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { Sessions } from './sessions.service.js';

/** Signs the devices of the calling user out; of an administrator that is recorded, in the same transaction. */
@Injectable()
export class SignOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly transactions: Transactions,
    private readonly audit: AccountAudit,
  ) {}

  /** Ends the session the call was made with, and no other. */
  ofThis({ userId, sessionId }: Principal, device: Device): Promise<void> {
    return this.recorded(userId, device, 'this', (session) => this.sessions.end(sessionId, session));
  }

  /** Ends every session of the user but the one the call was made with. */
  ofOthers({ userId, sessionId }: Principal, device: Device): Promise<void> {
    return this.recorded(userId, device, 'others', (session) =>
      this.sessions.endOthers(userId, sessionId, session),
    );
  }

  /** Ends one session of the user. @throws ShopError session.missing as Sessions.endOwn */
  ofOne({ userId }: Principal, device: Device, sessionId: string): Promise<void> {
    return this.recorded(userId, device, 'one', (session) =>
      this.sessions.endOwn(userId, sessionId, session),
    );
  }

  private recorded(
    userId: string,
    device: Device,
    devices: 'this' | 'others' | 'one',
    end: (session: ClientSession) => Promise<void>,
  ): Promise<void> {
    return this.transactions.run(async (session) => {
      await end(session);
      await this.audit.add(session, userId, device, { action: 'sign-in.ended', after: { devices } });
    });
  }
}
