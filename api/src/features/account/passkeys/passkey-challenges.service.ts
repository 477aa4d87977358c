import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { type PasskeyChallengeRecord, passkeyChallengeModel } from './models/passkey-challenge.model.js';

/** How long a question may be answered, in milliseconds. */
export const CHALLENGE_MS = 5 * 60 * 1000;

/** What a challenge was made for. */
export interface ChallengePurpose {
  readonly purpose: PasskeyChallengeRecord['purpose'];
  /** Who adds a passkey. */
  readonly userId?: string;
}

/** The questions that passkeys sign: each is answered once. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    @InjectModel(passkeyChallengeModel.name) private readonly challenges: Model<PasskeyChallengeRecord>,
  ) {}

  /** A new question, base64url. */
  async make({ purpose, userId }: ChallengePurpose): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + CHALLENGE_MS);
    await this.challenges.create({ challenge, purpose, expiresAt, ...(userId && { userId }) });
    return challenge;
  }

  /** Uses a question up. @returns whether the shop asked it for this, and it was not answered before */
  async use(challenge: string, { purpose, userId }: ChallengePurpose): Promise<boolean> {
    const used = await this.challenges.findOneAndDelete({
      challenge,
      purpose,
      ...(userId && { userId: new Types.ObjectId(userId) }),
      expiresAt: trusted({ $gt: new Date() }),
    });
    return used !== null;
  }
}
