import type {
  AdminQuestion,
  QuestionsQuery,
  WaitingQuestion,
  WaitingQuestionsQuery,
} from '@jhola/shared/contracts/questions.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { ProductCards } from '../catalogue/products/product-cards.service.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import { type QuestionRecord, questionModel } from './models/question.model.js';
import { questionOf, waitingQuestionOf } from './question-answer.js';

/** A page of waiting questions, and how many there are in all. */
interface WaitingPage {
  readonly questions: AdminQuestion[];
  readonly totalCount: number;
}

/** Reads questions. */
@Injectable()
export class QuestionLists {
  constructor(
    @InjectModel(questionModel.name) private readonly questions: Model<QuestionRecord>,
    private readonly cards: ProductCards,
    private readonly answers: ResponseCache,
  ) {}

  /**
   * A page of the answered questions about a product, the newest answer first.
   * @throws ShopError product.missing, also for a draft
   */
  of(productId: string, { page, limit }: QuestionsQuery): Promise<SerializedResponse> {
    const key = `questions/${productId}/${page}/${limit}`;
    const make = async () => {
      await this.mustExist(productId);
      const answered = { productId, answeredAt: trusted({ $gt: new Date(0) }) };
      const [records, totalQuestions] = await Promise.all([
        this.questions
          .find(answered)
          .sort({ answeredAt: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<QuestionRecord[]>(),
        this.questions.countDocuments(answered),
      ]);
      return { ...ok('Questions', records.map(questionOf)), totalQuestions };
    };
    return this.answers.getOrLoad(key, [productTag(productId)], make, 'briefly');
  }

  /**
   * A shopper's questions about a product that wait for their answer, the newest first.
   * @throws ShopError product.missing
   */
  async waitingOf(userId: string, productId: string): Promise<WaitingQuestion[]> {
    const [records] = await Promise.all([
      this.questions
        .find({ userId, productId, answeredAt: null })
        .sort({ createdAt: -1 })
        .lean<QuestionRecord[]>(),
      this.mustExist(productId),
    ]);
    return records.map(waitingQuestionOf);
  }

  /** A page of the waiting questions of all shoppers, the longest waiting first; `limit` 0 only counts them. */
  async waiting({ page, limit, productId }: WaitingQuestionsQuery): Promise<WaitingPage> {
    const filter = { answeredAt: null, ...(productId && { productId }) };
    const found = this.questions
      .find(filter)
      .sort({ createdAt: 1, _id: 1 })
      .skip((page - 1) * limit)
      .limit(limit);
    const [records, totalCount] = await Promise.all([
      limit === 0 ? [] : found.lean<QuestionRecord[]>(),
      this.questions.countDocuments(filter),
    ]);
    const ids = [...new Set(records.map((record) => record.productId.toHexString()))];
    const products = new Map((await this.cards.forAdmins(ids)).map((product) => [product._id, product]));
    const questions = records.map((record) => {
      const _id = record.productId.toHexString();
      const { name = '', image: [image] = [] } = products.get(_id) ?? {};
      return { ...waitingQuestionOf(record), product: { _id, name, ...(image && { image }) } };
    });
    return { questions, totalCount };
  }

  private async mustExist(productId: string): Promise<void> {
    if (!(await this.cards.exists(productId))) throw new ShopError('product.missing', { productId });
  }
}
