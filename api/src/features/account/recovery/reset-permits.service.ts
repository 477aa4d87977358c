import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { type ResetPermitRecord, resetPermitModel } from './models/reset-permit.model.js';

/** How long a granted reset stays open, in seconds. */
export const PERMIT_S = 15 * 60;

/** The holder of a reset secret. */
export interface PermitHolder {
  readonly userId: string;
  readonly email: string;
  readonly secret: string;
}

/** One-use secrets that allow a new password; each is bound to an account and its e-mail address. */
@Injectable()
export class ResetPermits {
  constructor(@InjectModel(resetPermitModel.name) private readonly permits: Model<ResetPermitRecord>) {}

  /** Creates the secret after a correct code; an earlier one becomes invalid. */
  async grant(userId: string, email: string, now = new Date()): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + PERMIT_S * 1000);
    await this.permits.updateOne(
      { _id: userId },
      { $set: { secretHash: secretHash(secret), email, expiresAt } },
      { upsert: true },
    );
    return secret;
  }

  /** Whether the holder's secret is valid, without using it up. */
  async isGood(holder: PermitHolder, now = new Date()): Promise<boolean> {
    return (await this.permits.exists(filterOf(holder, now))) !== null;
  }

  /** Uses a secret up, in the transaction of the reset. @returns false when it is not valid (any more) */
  async use(holder: PermitHolder, session: ClientSession, now = new Date()): Promise<boolean> {
    return (await this.permits.findOneAndDelete(filterOf(holder, now), { session }).lean()) !== null;
  }

  /** Invalidates the secret of a user. */
  async forget(userId: string, session: ClientSession): Promise<void> {
    await this.permits.deleteOne({ _id: userId }, { session });
  }
}

function filterOf({ userId, email, secret }: PermitHolder, now: Date) {
  return { _id: userId, email, secretHash: secretHash(secret), expiresAt: trusted({ $gt: now }) };
}

const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
