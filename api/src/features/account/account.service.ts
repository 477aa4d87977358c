import type { UpdateUserRequest, UserDetails } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Principal } from '#platform/auth/principal.js';
import { type UserRecord, userModel } from './models/user.model.js';
import { SessionIssuer } from './sessions/session-issuer.service.js';
import { UserLists } from './user-lists.service.js';
import { usernameFrom } from './username.js';

/** What users see and change of their own account (docs/product.md#user-calls). */
@Injectable()
export class AccountService {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly lists: UserLists,
    private readonly sessionIssuer: SessionIssuer,
  ) {}

  /** The account as its owner sees it in this session. @throws ShopError account.missing */
  async details({ userId, role }: Principal): Promise<UserDetails> {
    const [user, lists] = await Promise.all([this.users.findById(userId).lean(), this.lists.of(userId)]);
    if (!user) throw new ShopError('account.missing');
    return {
      _id: user._id.toHexString(),
      name: user.name,
      username: user.username,
      email: user.email,
      avatar: user.avatar,
      mobile: user.mobile,
      verify_email: user.verify_email,
      last_login_date: user.last_login_date?.toISOString() ?? null,
      status: user.status,
      role,
      hasPassword: user.passwordHash !== undefined,
      hasGoogle: user.googleId !== undefined,
      needsSecondFactor: role !== 'ADMIN' && this.sessionIssuer.needsSecondFactor(user.role),
      ...lists,
    };
  }

  /** @throws ShopError account.reauthenticate when another e-mail is given, account.missing */
  async update(userId: string, { name, email, mobile }: UpdateUserRequest): Promise<void> {
    const updated = await this.users.updateOne(
      { _id: userId, email },
      { $set: { name, mobile, username: usernameFrom(name) } },
    );
    if (updated.matchedCount === 1) return;
    throw new ShopError(
      (await this.users.exists({ _id: userId })) ? 'account.reauthenticate' : 'account.missing',
    );
  }
}
