import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ShopConfig } from '#platform/config/shop-config.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { type KeyedHash, keyedHash } from '../keyed-hash.js';
import { MailAllowances } from '../mails/mail-allowances.service.js';
import { type CodePurpose, type OneTimeCodeRecord, oneTimeCodeModel } from './models/one-time-code.model.js';
import { newCode } from './new-code.js';

/** How long a code is valid, and how long its mail is worth sending. */
export const CODE_MS = 10 * 60 * 1000;
const MAX_GUESSES = 5;

/** Identifies the one valid code of a purpose and a subject. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  /** The owner of the code: each has one code of each purpose. */
  readonly subject: string;
  /** The address it is mailed to. */
  readonly email: string;
}

/** A request for a code. */
export interface CodeRequest extends CodeKey {
  /** The account it belongs to; null when there is none: the same work is done. */
  readonly userId: string | null;
  /** The id of the mail; a second request with the same id is a retry of the same mail. */
  readonly mailId: string;
  readonly askedAt: Date;
}

/**
 * One-time codes: valid for ten minutes, once, the newest only, and until five guesses were made, however
 * many arrive concurrently. They are created when they are mailed and stored only as a keyed hash: a plain
 * hash of six digits is quickly reversed.
 */
@Injectable()
export class OneTimeCodes {
  private readonly hash: KeyedHash;

  constructor(
    @InjectModel(oneTimeCodeModel.name) private readonly codes: Model<OneTimeCodeRecord>,
    private readonly allowances: MailAllowances,
    { jwtSecret }: ShopConfig,
  ) {
    this.hash = keyedHash(jwtSecret, 'jhola one-time code');
  }

  /**
   * Creates the code for a request and invalidates earlier ones.
   * @returns the six digits, to be mailed and not stored; undefined when nothing is to be mailed: too many
   *   mails within the hour, or a newer request has been answered already
   */
  async issue(request: CodeRequest, now = new Date()): Promise<string | undefined> {
    const _id = this.idOf(request);
    if (!(await this.allowances.claim(_id, request.mailId, now))) return undefined;
    const code = newCode();
    const stored = await this.replace(_id, {
      purpose: request.purpose,
      userId: request.userId === null ? null : new Types.ObjectId(request.userId),
      codeHash: this.codeHash(request, code),
      askedAt: request.askedAt,
      guesses: 0,
      expiresAt: new Date(now.getTime() + CODE_MS),
    });
    return stored ? code : undefined;
  }

  /**
   * Uses a code up.
   * @returns the account it belongs to; undefined when it is wrong, used, too old, replaced or guessed at too
   *   often
   */
  async redeem(codeKey: CodeKey, code: string, now = new Date()): Promise<string | undefined> {
    const _id = this.idOf(codeKey);
    // The guess is counted before it is compared: of a hundred concurrent guesses only the first five are
    // compared.
    const tried = await this.codes
      .findOneAndUpdate(
        {
          _id,
          guesses: trusted({ $lt: MAX_GUESSES }),
          expiresAt: trusted({ $gt: now }),
        },
        { $inc: { guesses: 1 } },
      )
      .lean();
    if (!tried?.codeHash || !isSame(tried.codeHash, this.codeHash(codeKey, code))) return undefined;
    const used = await this.codes.updateOne({ _id, codeHash: tried.codeHash }, { $unset: { codeHash: 1 } });
    return used.modifiedCount === 1 ? tried.userId?.toHexString() : undefined;
  }

  /** The valid codes of a user, without the codes themselves. */
  async pendingOf(
    userId: string,
    now = new Date(),
  ): Promise<Pick<OneTimeCodeRecord, 'purpose' | 'askedAt'>[]> {
    return this.codes
      .find({ userId, expiresAt: trusted({ $gt: now }) }, { _id: 0, purpose: 1, askedAt: 1 })
      .lean();
  }

  /** Invalidates every code of a user. */
  async invalidateAllOf(userId: string, session: ClientSession): Promise<void> {
    await this.codes.deleteMany({ userId }, { session });
  }

  /** Replaces the code of an earlier request; false when the stored one was requested later. */
  private async replace(_id: string, record: Omit<OneTimeCodeRecord, '_id'>): Promise<boolean> {
    const notNewer = { _id, askedAt: trusted({ $lte: record.askedAt }) };
    try {
      await this.codes.updateOne(notNewer, { $set: record }, { upsert: true });
      return true;
    } catch (error) {
      // One exists already: a newer one, or one that a concurrent request has just created.
      if (!isDuplicateKey(error)) throw error;
      return (await this.codes.updateOne(notNewer, { $set: record })).matchedCount === 1;
    }
  }

  private idOf({ purpose, subject }: CodeKey): string {
    return `${purpose}:${this.hash(`${purpose} of ${subject}`)}`;
  }

  private codeHash({ purpose, subject, email }: CodeKey, code: string): string {
    return this.hash(JSON.stringify([purpose, subject, email, code]));
  }
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
