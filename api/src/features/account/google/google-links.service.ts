import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { GoogleIdentities } from '#integrations/google/google-identities.js';
import { type UserRecord, userModel } from '../models/user.model.js';

/** Connects accounts that have a password with their owners' Google accounts. */
@Injectable()
export class GoogleLinks {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly google: GoogleIdentities,
  ) {}

  /**
   * What an account stores once its owner, who has just given its password, shows a Google account too. A
   * Google account of another e-mail is not connected: its owner may mean another account.
   * @throws ShopError google.not-linked when the Google account belongs to another account; as
   *   GoogleIdentities.read
   */
  async of(credential: string, account: Pick<UserRecord, '_id' | 'email'>): Promise<Partial<UserRecord>> {
    const { subject, email } = await this.google.read(credential);
    if (email !== account.email) return {};
    if (await this.users.exists({ googleId: subject, _id: trusted({ $ne: account._id }) })) {
      throw new ShopError('google.not-linked');
    }
    return { googleId: subject, verify_email: true };
  }
}
