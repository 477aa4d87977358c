import type { NewOrderMails } from '@jhola/shared/contracts/new-order-mails.contract';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Remembered } from '#platform/answers/remembered.js';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Transactions } from '#platform/database/transactions.js';
import { type NewOrderMailsRecord, newOrderMailsModel, THE_SETTING } from './models/new-order-mails.model.js';

const OFF: NewOrderMailsRecord = { _id: THE_SETTING, to: 'nobody', address: '', language: 'en' };

/** Dropped when the setting has changed. */
const TAG = 'new-order-mails';

/** Whether and to whom mails about new orders are sent (docs/product.md#new-order-mails). */
@Injectable()
export class NewOrderMailsSetting {
  private readonly remembered: Remembered<NewOrderMailsRecord>;

  constructor(
    @InjectModel(newOrderMailsModel.name) private readonly records: Model<NewOrderMailsRecord>,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly answers: ResponseCache,
    config: ShopConfig,
  ) {
    this.remembered = new Remembered(() => this.read(), config, answers, TAG);
  }

  /** The setting as it is now, without a query where it is known: each order asks. */
  get(): Promise<NewOrderMailsRecord> {
    return this.remembered.get();
  }

  /** The setting as it is stored; off until somebody chooses. */
  async read(session: ClientSession | null = null): Promise<NewOrderMailsRecord> {
    const record = await this.records.findById(THE_SETTING).session(session).lean<NewOrderMailsRecord>();
    return record ?? OFF;
  }

  /** The choice as an administrator sees it. */
  async chosen(): Promise<NewOrderMails> {
    return choiceOf(await this.read());
  }

  /** Saves a choice; the last one counts. @param language in which the mails are written */
  save(by: AdminActor, choice: NewOrderMails, language: Language): Promise<NewOrderMails> {
    return this.transactions.run(async (session) => {
      const before = await this.read(session);
      await this.records.updateOne(
        { _id: THE_SETTING },
        { $set: { ...choice, language } },
        { session, upsert: true },
      );
      await this.audit.addChange(session, by, {
        action: 'settings.changed',
        before: namedApart(before),
        after: namedApart(choice),
      });
      this.transactions.afterCommit(session, () => this.answers.drop([TAG]));
      return choice;
    });
  }
}

const choiceOf = ({ to, address }: NewOrderMails): NewOrderMails => ({ to, address });

/** As the activity names the fields, beside those of the shop's other settings. */
const namedApart = ({ to, address }: NewOrderMails) => ({ newOrderMails: to, newOrderAddress: address });
