import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ShopConfig } from '../../../platform/config/shop-config.js';
import { isDuplicateKey } from '../../../platform/database/duplicate-key.js';
import { type KeyedHash, keyedHash } from '../keyed-hash.js';
import { MailAllowances } from '../mails/mail-allowances.service.js';
import { type CodePurpose, type OneTimeCodeRecord, oneTimeCodeModel } from './models/one-time-code.model.js';
import { newCode } from './new-code.js';

/** How long a code is good, and how long it is worth sending: nobody waits longer. */
export const CODE_MS = 10 * 60 * 1000;
const MAX_GUESSES = 5;

/** Where a code is good. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  /** Whose code it is: one of them has one code of each purpose. */
  readonly subject: string;
  /** The address it is mailed to. */
  readonly email: string;
}

/** Somebody asks for a code. */
export interface CodeRequest extends CodeKey {
  /** The account it speaks for; null when there is none: the same work is done. */
  readonly userId: string | null;
  /** Names the mail; asking once more by the same name is a second try of the same mail. */
  readonly mailId: string;
  readonly askedAt: Date;
}

/**
 * One-time codes: ten minutes, the newest only, once, dead after five guesses however many come at once. They are made
 * in the moment they are mailed, and kept only as a keyed hash: six digits are quickly tried against a plain one.
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
   * Makes the code for an ask; any earlier one is dead from then on.
   * @returns the six digits, to be mailed and forgotten; undefined when nothing is to be mailed: too many mails within
   * the hour, or a newer ask has been answered already
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
   * @returns the account it speaks for; undefined when it is wrong, used, too old, replaced or guessed at too often
   */
  async redeem(codeKey: CodeKey, code: string, now = new Date()): Promise<string | undefined> {
    const _id = this.idOf(codeKey);
    // The guess is counted before it is looked at: of a hundred at once only the first five are.
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

  /** The codes of somebody that could still be entered, without the codes. */
  async pendingOf(
    userId: string,
    now = new Date(),
  ): Promise<Pick<OneTimeCodeRecord, 'purpose' | 'askedAt'>[]> {
    return this.codes
      .find({ userId, expiresAt: trusted({ $gt: now }) }, { _id: 0, purpose: 1, askedAt: 1 })
      .lean();
  }

  /** Makes every code of somebody worthless. */
  async forgetAllOf(userId: string, session: ClientSession): Promise<void> {
    await this.codes.deleteMany({ userId }, { session });
  }

  /** Puts the new code in the place of an earlier ask's; false when the one that is there was asked for later. */
  private async replace(_id: string, record: Omit<OneTimeCodeRecord, '_id'>): Promise<boolean> {
    const notNewer = { _id, askedAt: trusted({ $lte: record.askedAt }) };
    try {
      await this.codes.updateOne(notNewer, { $set: record }, { upsert: true });
      return true;
    } catch (error) {
      // There is one already: a newer one, or one that another ask has made this moment.
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
