import type { GoogleRequest } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { GoogleIdentities, type GooglePerson } from '#integrations/google/google-identities.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { NewAccounts } from '../new-accounts.service.js';
import { SessionIssuer, type Tokens } from '../sessions/session-issuer.service.js';

/** Signing in, and up, by Google: google-login and google-register do the same (docs/product.md#google). */
@Injectable()
export class GoogleSignIn {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly google: GoogleIdentities,
    private readonly newAccounts: NewAccounts,
    private readonly sessionIssuer: SessionIssuer,
    private readonly audit: AccountAudit,
  ) {}

  /** The shop's client id at Google, for the button; null when it is not offered. */
  get clientId(): string | null {
    return this.google.clientId ?? null;
  }

  /**
   * Signs in the account of this Google account, or creates it. Accounts are found by Google's id of the
   * user, never by the e-mail.
   * @throws ShopError google.not-linked when the e-mail has an account that is not connected;
   *   as GoogleIdentities.read and SessionIssuer.admit
   */
  async signIn({ credential, code }: GoogleRequest, device: Device): Promise<Tokens> {
    const person = await this.google.read(credential);
    return this.audit.recordingRefusal(
      device,
      () => this.aimedAt(person),
      async () => {
        const { _id } = (await this.find(person)) ?? (await this.open(person, device));
        return this.sessionIssuer.admit({ _id, googleId: person.subject }, device, { code });
      },
    );
  }

  private find({ subject }: GooglePerson): Promise<Pick<UserRecord, '_id'> | null> {
    return this.users.exists({ googleId: subject });
  }

  /** The id of the account that somebody wanted into: the Google account's, or else the one that has its e-mail. */
  private async aimedAt(person: GooglePerson): Promise<string | undefined> {
    const account = (await this.find(person)) ?? (await this.users.exists({ email: person.email }));
    return account?._id.toHexString();
  }

  private async open(person: GooglePerson, device: Device): Promise<Pick<UserRecord, '_id'>> {
    try {
      await this.newAccounts.byGoogle(person, device);
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'account.email-taken') throw error;
    }
    const found = await this.find(person);
    // The same user may have tapped twice; otherwise the e-mail has an account with a password.
    if (!found) throw new ShopError('google.not-linked');
    return found;
  }
}
