import {
  type AnswerQuestionRequest,
  type AskQuestionRequest,
  MAX_WAITING_QUESTIONS,
  type Question,
  type WaitingQuestion,
} from '@jhola/shared/contracts/questions.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import { Events } from '#platform/events/events.service.js';
import { UserDirectory } from '../account/user-directory.service.js';
import { ProductCards } from '../catalogue/products/product-cards.service.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import { type QuestionRecord, questionModel } from './models/question.model.js';
import { questionOf, waitingQuestionOf } from './question-answer.js';
import { answerMailDue, questionAnswered, waitingQuestionsChanged } from './question-events.js';

/** Asks, answers and deletes questions (docs/product.md#question-rules). */
@Injectable()
export class Questions {
  constructor(
    @InjectModel(questionModel.name) private readonly questions: Model<QuestionRecord>,
    private readonly userDirectory: UserDirectory,
    private readonly cards: ProductCards,
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly audit: AuditLog,
    private readonly answers: ResponseCache,
  ) {}

  /**
   * Writes a shopper's question; nobody but they and administrators see it until it is answered.
   * @param language of the mail about its answer
   * @throws ShopError product.missing; question.too-many where as many of theirs about the product wait as may
   */
  async ask(
    userId: string,
    { productId, text }: AskQuestionRequest,
    language: Language,
  ): Promise<WaitingQuestion> {
    const [people, exists] = await Promise.all([
      this.userDirectory.byIds([userId]),
      this.cards.exists(productId),
    ]);
    const person = people.get(userId);
    if (!person) throw new ShopError('account.missing');
    if (!exists) throw new ShopError('product.missing', { productId });
    const question: QuestionRecord = {
      _id: new Types.ObjectId(),
      productId: new Types.ObjectId(productId),
      userId: new Types.ObjectId(userId),
      name: person.name,
      text,
      ...(language !== 'en' && { language }),
      createdAt: new Date(),
      answeredAt: null,
    };
    await this.transactions.run(async (session) => {
      const waiting = { userId, productId, answeredAt: null };
      const most = MAX_WAITING_QUESTIONS;
      if ((await this.questions.countDocuments(waiting).session(session)) >= most)
        throw new ShopError('question.too-many', { most });
      await this.questions.create([question], { session });
      await this.events.publish(session, waitingQuestionsChanged({}));
    });
    return waitingQuestionOf(question);
  }

  /**
   * Answers a question, which everybody sees from then on, or changes its answer. Who asked is notified of the first one.
   * @throws ShopError question.missing
   */
  answer(by: AdminActor, { questionId, answer }: AnswerQuestionRequest): Promise<Question> {
    return this.transactions.run(async (session) => {
      const before = await this.questions.findById(questionId).session(session).lean<QuestionRecord>();
      if (!before) throw new ShopError('question.missing', { questionId });
      const answeredAt = before.answeredAt ?? new Date();
      await this.questions.updateOne({ _id: questionId }, { $set: { answer, answeredAt } }, { session });
      await this.audit.addChange(session, by, {
        action: 'questions.answered',
        subject: { type: 'question', id: questionId },
        before: { answer: before.answer ?? '' },
        after: { answer },
      });
      const productId = before.productId.toHexString();
      if (!before.answeredAt) {
        const userId = before.userId.toHexString();
        const answered = { questionId, productId, userId, at: answeredAt.getTime() };
        await this.events.publish(session, questionAnswered(answered));
        await this.events.publish(session, answerMailDue(answered));
        await this.events.publish(session, waitingQuestionsChanged({}));
      }
      this.dropAfter(session, productId);
      return questionOf({ ...before, answer, answeredAt });
    });
  }

  /**
   * Deletes a question, answered or not.
   * @throws ShopError question.missing
   */
  async delete(by: AdminActor, questionId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const gone = await this.questions
        .findOneAndDelete({ _id: questionId }, { session })
        .lean<QuestionRecord>();
      if (!gone) throw new ShopError('question.missing', { questionId });
      const { text, answer, userId } = gone;
      const productId = gone.productId.toHexString();
      await this.audit.add(session, by, {
        action: 'questions.deleted',
        subject: { type: 'question', id: questionId },
        before: { question: text, ...(answer && { answer }), productId, author: userId.toHexString() },
      });
      await this.events.publish(session, waitingQuestionsChanged({}));
      this.dropAfter(session, productId);
    });
  }

  /** Deletes all questions of a shopper, within the caller's transaction. */
  async removeAllOf(userId: string, session: ClientSession): Promise<void> {
    const records = await this.questions.find({ userId }, { productId: 1 }).session(session).lean();
    if (records.length === 0) return;
    await this.questions.deleteMany({ userId }, { session });
    await this.events.publish(session, waitingQuestionsChanged({}));
    for (const { productId } of records) this.dropAfter(session, productId.toHexString());
  }

  /** Deletes the questions about products that are no longer sold. */
  async removeProducts(productIds: readonly string[]): Promise<void> {
    const productId = trusted({ $in: [...productIds] });
    await this.transactions.run(async (session) => {
      const { deletedCount } = await this.questions.deleteMany({ productId }, { session });
      if (deletedCount > 0) await this.events.publish(session, waitingQuestionsChanged({}));
    });
  }

  private dropAfter(session: ClientSession, productId: string): void {
    this.transactions.afterCommit(session, () => this.answers.drop([productTag(productId)]));
  }
}
