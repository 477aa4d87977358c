import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Principal } from '#platform/auth/principal.js';
import { type SessionRecord, sessionModel } from './models/session.model.js';
import { type UserRecord, userModel } from './models/user.model.js';
import { Passkeys } from './passkeys/passkeys.service.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SessionIssuer } from './sessions/session-issuer.service.js';

/**
 * Stands before whatever changes how an administrator signs in. Where the owner requires a second factor, a session that has
 * not passed the one of its account cannot add another, remove it, or move the account to another mailbox.
 */
@Injectable()
export class SecondFactorGate {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    @InjectModel(sessionModel.name) private readonly sessions: Model<SessionRecord>,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly issuer: SessionIssuer,
  ) {}

  /** Whether this account needs a second factor to manage the shop. */
  async isNeededBy(userId: string): Promise<boolean> {
    const user = await this.users.findById(userId, { role: 1 }).lean();
    return user !== null && this.issuer.needsSecondFactor(user.role);
  }

  /** @throws ShopError second-factor.first, unless the account has no second factor yet: then this session may add its first */
  async pass({ userId, sessionId }: Principal): Promise<void> {
    if (!(await this.isNeededBy(userId))) return;
    if (await this.sessions.exists({ _id: sessionId, secondFactor: true })) return;
    const has = (await this.factors.status(userId)).on || (await this.passkeys.of(userId)).length > 0;
    if (has) throw new ShopError('second-factor.first');
  }
}
