import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isGivenUp } from '#integrations/mail/given-up.js';
import { Mailer } from '#integrations/mail/mailer.js';
import { mailOf } from '#integrations/mail/message/mail-of.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Events } from '#platform/events/events.service.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { UserDirectory } from '../account/user-directory.service.js';
import { ProductCards } from '../catalogue/products/product-cards.service.js';
import { answerMessage } from './answer-mail-words.js';
import { type QuestionRecord, questionModel } from './models/question.model.js';
import { type AnsweredQuestion, answerMailDue } from './question-events.js';

/**
 * Mails shoppers that their question is answered (docs/product.md#question-rules), after the commit; while no mail server
 * takes it, it is tried again. The question is the mail's id, so that mail programs show one that was sent twice once.
 */
@Injectable()
export class AnswerMails implements OnModuleInit {
  private readonly log = new Logger('Mail');

  constructor(
    @InjectModel(questionModel.name) private readonly questions: Model<QuestionRecord>,
    private readonly directory: UserDirectory,
    private readonly cards: ProductCards,
    private readonly mailer: Mailer,
    private readonly events: Events,
    private readonly config: ShopConfig,
    private readonly settings: CurrentShopSettings,
  ) {}

  onModuleInit(): void {
    this.events.on(answerMailDue, (answered) => this.send(answered));
  }

  private async send({ questionId, productId, userId, at }: AnsweredQuestion): Promise<void> {
    if (!this.config.questionMails) return;
    const id = `question-${questionId}`;
    if (isGivenUp(at)) {
      this.log.warn({ mail: id }, 'A mail was given up: no mail server took it for three days');
      return;
    }
    const [question, [product], recipient, shop] = await Promise.all([
      this.questions.findById(questionId).lean<QuestionRecord>(),
      this.cards.summaries([productId]),
      this.directory.recipient(userId),
      this.settings.get(),
    ]);
    // Question, product or account may be gone, or the product be a draft: there is nothing to read any more.
    if (!question || !product || !recipient) return;
    const shopUrl = this.config.publicUrl;
    const { language } = question;
    const { name } = recipient;
    const message = answerMessage({ product, language, name, shopName: shop.name, shopUrl });
    await this.mailer.send(mailOf(message, { id, to: recipient.email, shop, shopUrl }));
  }
}
