import { createHash } from 'node:crypto';
import type { PushMessage, PushNews } from '@jhola/shared/contracts/push.contract';
import { nextStages } from '@jhola/shared/domain/orders/order-stages';
import type { EncodedMessage } from '#integrations/web-push/push-sender.js';

const HOUR_S = 3600;

/** How long each type of news stays relevant, in seconds. */
const WORTH_S: Readonly<Record<PushNews['kind'], number>> = {
  'new-order': 12 * HOUR_S,
  'order-status': 72 * HOUR_S,
  'back-in-stock': 24 * HOUR_S,
  'question-answered': 72 * HOUR_S,
  test: 60,
};

/** The subject of news: a device is notified of it once. */
export function aboutOf(news: PushNews): string {
  switch (news.kind) {
    case 'new-order':
      return `new-order:${news.orderId}`;
    case 'order-status':
      return `order-status:${news.orderId}:${news.stage}`;
    case 'back-in-stock':
      return `back-in-stock:${news.productId}`;
    case 'question-answered':
      return `question-answered:${news.questionId}`;
    case 'test':
      return 'test';
  }
}

/** The news that make these obsolete: the stages an order may reach after this one. */
export function laterNews(news: PushNews): PushNews[] {
  return news.kind === 'order-status' ? nextStages(news.stage).map((stage) => ({ ...news, stage })) : [];
}

/** How long news stay relevant, in milliseconds. */
export const worthMs = ({ kind }: PushNews): number => WORTH_S[kind] * 1000;

/**
 * News as a message for a push service.
 * @param ttlS how many seconds they are still relevant
 */
export function encodedMessage(message: PushMessage, ttlS = WORTH_S[message.news.kind]): EncodedMessage {
  const { news } = message;
  return {
    text: JSON.stringify(message),
    ttlS,
    urgency: news.kind === 'new-order' || news.kind === 'test' ? 'high' : 'normal',
    topic: topicOf(news),
  };
}

/**
 * Messages of one topic replace each other on a device that is off: for the stages of an order only the last
 * matters.
 */
function topicOf(news: PushNews): string {
  const of = news.kind === 'order-status' ? `order-status:${news.orderId}` : aboutOf(news);
  return createHash('sha256').update(of).digest('base64url').slice(0, 32);
}
