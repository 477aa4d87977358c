import { randomUUID } from 'node:crypto';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { eventType } from '#platform/events/event-type.js';
import { Events } from '#platform/events/events.service.js';
import { AccountMails } from '../mails/account-mails.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { CODE_MS, type CodeKey, OneTimeCodes } from '../one-time-codes/one-time-codes.service.js';

/** A visitor has asked for a code to set a new password. Whether the address is known is checked later. */
const resetCodeWanted = eventType<{
  /** The id of the mail. */
  mailId: string;
  email: string;
  /** In milliseconds. */
  at: number;
}>('account.reset-code-wanted');

/**
 * Codes for forgotten passwords. A request is only recorded: neither answer nor timing shows whether the
 * address is known. The code is created when the mail is sent.
 */
@Injectable()
export class ResetCodes implements OnModuleInit {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly codes: OneTimeCodes,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.on(resetCodeWanted, (request) => this.send(request));
  }

  /** Has a code mailed to this address, if it is an account's. */
  async request(email: string): Promise<void> {
    const request = { mailId: randomUUID(), email, at: Date.now() };
    await this.transactions.run((session) => this.events.publish(session, resetCodeWanted(request)));
  }

  /**
   * Uses a code up. An unknown address does the same work as a known one: a code is stored for it, too.
   * @returns the account it belongs to
   * @throws ShopError account.code-wrong
   */
  async redeem(email: string, otp: string): Promise<string> {
    const userId = await this.codes.redeem(codeKeyOf(email), otp);
    // The address may have become another account's since the code was mailed.
    const known = userId !== undefined && (await this.users.exists({ _id: userId, email }));
    if (!known) throw new ShopError('account.code-wrong');
    return userId;
  }

  private async send({ mailId, email, at }: Parameters<typeof resetCodeWanted>[0]): Promise<void> {
    if (Date.now() - at > CODE_MS) return;
    const user = await this.users.findOne({ email }, { email: 1, name: 1 }).lean();
    const userId = user?._id.toHexString() ?? null;
    const code = await this.codes.issue({ ...codeKeyOf(email), userId, mailId, askedAt: new Date(at) });
    if (code && user) await this.mails.resetCode(mailId, user, code);
  }
}

const codeKeyOf = (email: string): CodeKey => ({ purpose: 'reset', subject: email, email });
