import { eventType } from '#platform/events/event-type.js';

/** A question was asked, answered for the first time, or deleted: another number of them waits. */
export const waitingQuestionsChanged = eventType<Record<string, never>>('question.waiting-changed');

/** A question was answered for the first time. */
export interface AnsweredQuestion {
  readonly questionId: string;
  readonly productId: string;
  readonly userId: string;
  /** When, in milliseconds. */
  readonly at: number;
}
export const questionAnswered = eventType<AnsweredQuestion>('question.answered');
/** The mail about it: an event of its own, so that no other handler's failure sends it again. */
export const answerMailDue = eventType<AnsweredQuestion>('question.mail-due');
