import type {
  LoginRequest,
  RegisterRequest,
  Role,
  UpdateUserRequest,
  UserDetails,
} from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccessTokens } from '../../platform/auth/access-tokens.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { type UserRecord, userModel } from './models/user.model.js';
import { Passwords } from './password/passwords.js';
import { type RenewedSession, Sessions } from './sessions.service.js';
import { UserLists } from './user-lists.js';
import { usernameFrom } from './username.js';

/** The pair of tokens a client works with. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Accounts: making one, signing in and out, and what a user sees and changes of theirs (section 7, User). */
@Injectable()
export class AccountService {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly lists: UserLists,
  ) {}

  /** @throws ShopError account.email-taken */
  async register(request: Omit<RegisterRequest, 'confirmPassword'>, role: Role = 'USER'): Promise<void> {
    // Hashed before anything is known, so that a taken e-mail takes as long as a free one.
    const passwordHash = await this.passwords.hash(request.password);
    try {
      await this.users.create({
        name: request.name,
        username: usernameFrom(request.name),
        email: request.email,
        passwordHash,
        role,
      });
    } catch (error) {
      throw isDuplicateKey(error) ? new ShopError('account.email-taken') : error;
    }
  }

  /** @throws ShopError account.wrong-credentials (the same for an unknown e-mail), account.blocked */
  async login({ email, password }: LoginRequest): Promise<Tokens> {
    const user = await this.users.findOne({ email }).lean();
    const right = await this.passwords.matches(password, user?.passwordHash);
    if (!user || !right) throw new ShopError('account.wrong-credentials');
    if (user.status === 'Blocked') throw new ShopError('account.blocked');
    await this.users.updateOne({ _id: user._id }, { $set: { last_login_date: new Date() } });
    return this.tokensFor(await this.sessions.open(user._id.toHexString()), user.role);
  }

  /** @throws ShopError auth.expired */
  async refresh(refreshToken: string): Promise<Tokens> {
    const session = await this.sessions.renew(refreshToken);
    const user = await this.users.findById(session.userId, { role: 1, status: 1 }).lean();
    if (user?.status !== 'Active') {
      await this.sessions.end(session.sessionId);
      throw new ShopError('auth.expired');
    }
    return this.tokensFor(session, user.role);
  }

  /** Ends the session this call was made with, and no other. */
  logout(sessionId: string): Promise<void> {
    return this.sessions.end(sessionId);
  }

  /** @throws ShopError account.missing */
  async details(userId: string): Promise<UserDetails> {
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
      role: user.role,
      hasPassword: user.passwordHash !== undefined,
      hasGoogle: user.googleId !== undefined,
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

  private tokensFor(session: RenewedSession, role: Role): Tokens {
    const { sessionId, userId, refreshToken } = session;
    return { accessToken: this.accessTokens.issue({ userId, sessionId, role }), refreshToken };
  }
}
