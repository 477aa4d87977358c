import { Injectable, OnModuleInit } from '@nestjs/common';
import { Events } from '#platform/events/events.service.js';
import { ProductCards } from '../catalogue/products/product-cards.service.js';
import { questionAnswered } from '../questions/question-events.js';
import { PushOutbox } from './push-outbox.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** Notifies the devices of who asked about a product that the question is answered. */
@Injectable()
export class AnswerNews implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly cards: ProductCards,
    private readonly subscriptions: PushSubscriptions,
    private readonly outbox: PushOutbox,
  ) {}

  onModuleInit(): void {
    this.events.on(questionAnswered, async ({ questionId, productId, userId }) => {
      const [[product], devices] = await Promise.all([
        this.cards.summaries([productId]),
        this.subscriptions.forAnswers(userId),
      ]);
      if (!product) return;
      const { name } = product;
      await this.outbox.write({ kind: 'question-answered', questionId, productId, name }, devices);
    });
  }
}
