import type { LoginRequest } from '@jhola/shared/contracts/account.contract';
import type { PasskeyProof } from '@jhola/shared/contracts/passkeys.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isWithin, type Sender } from '#platform/auth/from-this-computer.js';
import { reachOfPassword } from '#platform/config/demo-mode.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { GoogleLinks } from '../google/google-links.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import { Passwords } from '../password/passwords.service.js';
import { SessionIssuer, type Tokens } from '../sessions/session-issuer.service.js';
import { Sessions } from '../sessions/sessions.service.js';

/** Signing in by password or passkey, and staying signed in (docs/product.md#tokens). */
@Injectable()
export class SignIn {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly passwords: Passwords,
    private readonly google: GoogleLinks,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly sessionIssuer: SessionIssuer,
    private readonly config: ShopConfig,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * @param sender the call's own request
   * @throws ShopError account.wrong-credentials (the same, and as late, for an unknown e-mail and for an
   *   account without a password), account.blocked; as GoogleLinks.of when a credential came along; as SessionIssuer.admit
   */
  async login(request: LoginRequest, device: Device, sender: Sender): Promise<Tokens> {
    const user = await this.users
      .findOne({ email: request.email }, { email: 1, passwordHash: 1 })
      .lean<Pick<UserRecord, '_id' | 'email' | 'passwordHash'>>();
    return this.audit.recordingRefusal(
      device,
      async () => user?._id.toHexString(),
      () => this.admit(request, user, device, sender),
    );
  }

  /**
   * Signs in by a passkey alone: it is something one has, opened by a finger, a face or a PIN, and counts as both factors.
   * @throws ShopError as Passkeys.prove and SessionIssuer.admit
   */
  byPasskey(proof: PasskeyProof, device: Device): Promise<Tokens> {
    return this.audit.recordingRefusal(
      device,
      () => this.passkeys.ownerOf(proof.id),
      async () => {
        const { userId, factor } = await this.passkeys.prove(proof);
        return this.sessionIssuer.admit({ _id: userId }, device, { factor });
      },
    );
  }

  /** @throws ShopError auth.expired */
  async refresh(refreshToken: string): Promise<Tokens> {
    const session = await this.sessions.renew(refreshToken);
    const user = await this.users.findById(session.userId, { role: 1, status: 1 }).lean();
    if (user?.status !== 'Active') {
      await this.sessions.end(session.sessionId);
      throw new ShopError('auth.expired');
    }
    return this.sessionIssuer.tokensOf(session, user.role);
  }

  private async admit(
    { password, credential, code }: LoginRequest,
    user: Pick<UserRecord, '_id' | 'email' | 'passwordHash'> | null,
    device: Device,
    sender: Sender,
  ): Promise<Tokens> {
    // Known demo passwords are accepted only within the reach of the demo; elsewhere they fail like any wrong
    // one, after the same time.
    const known = isWithin(reachOfPassword(this.config.demo, password), sender);
    const right = (await this.passwords.matches(password, user?.passwordHash)) && known;
    if (!user?.passwordHash || !right) throw new ShopError('account.wrong-credentials');
    const link = credential ? await this.google.of(credential, user) : {};
    return this.sessionIssuer.admit({ _id: user._id, passwordHash: user.passwordHash }, device, {
      learnt: link,
      code,
    });
  }
}
