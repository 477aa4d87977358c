import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { GoogleIdentities, type GooglePerson } from '#integrations/google/google-identities.js';
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
  ) {}

  /** The shop's client id at Google, for the button; null when it is not offered. */
  get clientId(): string | null {
    return this.google.clientId ?? null;
  }

  /**
   * Signs in the account of this Google account, or creates it. Accounts are found by Google's id of the
   * user, never by the e-mail.
   * @throws ShopError google.not-linked when the e-mail has an account that is not connected;
   *   account.blocked; as GoogleIdentities.read
   */
  async signIn(credential: string, device: Device): Promise<Tokens> {
    const person = await this.google.read(credential);
    if (!(await this.isKnown(person))) await this.open(person);
    return this.sessionIssuer.admit({ googleId: person.subject }, device);
  }

  private async isKnown({ subject }: GooglePerson): Promise<boolean> {
    return (await this.users.exists({ googleId: subject })) !== null;
  }

  private async open(person: GooglePerson): Promise<void> {
    try {
      await this.newAccounts.byGoogle(person);
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'account.email-taken') throw error;
      // The same user may have tapped twice; otherwise the e-mail has an account with a password.
      if (!(await this.isKnown(person))) throw new ShopError('google.not-linked');
    }
  }
}
