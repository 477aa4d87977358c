import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { type MailAllowanceRecord, mailAllowanceModel } from './models/mail-allowance.model.js';

const HOUR_MS = 60 * 60 * 1000;
/** Mails of one type to one account within an hour. */
const MAX_MAILS = 3;

/**
 * Keeps strangers from flooding a mailbox through the shop: at most three mails of one type to one account
 * within any hour. It limits mails only; sign-in is never blocked.
 */
@Injectable()
export class MailAllowances {
  constructor(
    @InjectModel(mailAllowanceModel.name) private readonly allowances: Model<MailAllowanceRecord>,
  ) {}

  /**
   * Counts a mail, unless there have been too many.
   * @param key the type of mail and its recipient
   * @param mailId the id of the mail: a second try to send the same mail is allowed and not counted again
   * @returns whether it may be sent
   */
  async claim(key: string, mailId: string, now = new Date()): Promise<boolean> {
    return (await this.count(key, mailId, now)) || (await this.wasCounted(key, mailId));
  }

  /** One conditional write: concurrent claims never pass the limit. */
  private async count(key: string, mailId: string, now: Date): Promise<boolean> {
    const withRoom = {
      _id: key,
      'mails.id': trusted({ $ne: mailId }),
      $or: [
        { [`mails.${MAX_MAILS - 1}`]: trusted({ $exists: false }) },
        { 'mails.0.at': trusted({ $lte: new Date(now.getTime() - HOUR_MS) }) },
      ],
    };
    const counted = {
      $push: { mails: { $each: [{ id: mailId, at: now }], $slice: -MAX_MAILS } },
      $set: { expiresAt: new Date(now.getTime() + HOUR_MS) },
    };
    try {
      const { upsertedCount, matchedCount } = await this.allowances.updateOne(withRoom, counted, {
        upsert: true,
      });
      return upsertedCount + matchedCount > 0;
    } catch (error) {
      // A record exists: it is full, or a concurrent claim has just created it.
      if (!isDuplicateKey(error)) throw error;
      return (await this.allowances.updateOne(withRoom, counted)).matchedCount > 0;
    }
  }

  private async wasCounted(key: string, mailId: string): Promise<boolean> {
    return (await this.allowances.exists({ _id: key, 'mails.id': mailId })) !== null;
  }
}
