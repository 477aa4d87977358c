import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { GoogleIdentities } from '#integrations/google/google-identities.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import type { Proved } from '../sessions/session-issuer.service.js';
import { Passwords } from './passwords.service.js';

/** How old a provider's token may be, in seconds, to prove that its owner is present. */
const FRESH_S = 10 * 60;

/** The renewed proof of a signed-in user: the password, or the provider's token where there is none. */
export interface Proof {
  readonly password?: string | undefined;
  readonly credential?: string | undefined;
}

/**
 * Asks signed-in users to prove again who they are: an access token alone must not be enough to take an
 * account over.
 */
@Injectable()
export class Reauthentication {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly passwords: Passwords,
    private readonly google: GoogleIdentities,
  ) {}

  /**
   * Checks the owner's proof: the password, or the linked provider's token when the account has no password.
   * @returns the checked fields; a caller puts them into the filter of its write, so that they still hold
   *   then
   * @throws ShopError account.wrong-credentials, account.missing; google.refused, google.not-offered or
   *   google.unreachable for an account without a password
   */
  async prove(userId: string, { password, credential }: Proof): Promise<Proved> {
    const user = await this.users.findById(userId, { passwordHash: 1, googleId: 1 }).lean();
    if (!user) throw new ShopError('account.missing');
    const { _id, passwordHash, googleId } = user;
    if (passwordHash && (await this.passwords.matches(password ?? '', passwordHash))) {
      return { _id, passwordHash };
    }
    if (!passwordHash && googleId && (await this.isTheirs(googleId, credential))) return { _id, googleId };
    throw new ShopError('account.wrong-credentials');
  }

  private async isTheirs(googleId: string, credential: string | undefined): Promise<boolean> {
    if (!credential) return false;
    return (await this.google.read(credential, { freshWithinS: FRESH_S })).subject === googleId;
  }
}
