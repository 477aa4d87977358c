import type { Question, WaitingQuestion } from '@jhola/shared/contracts/questions.contract';
import type { QuestionRecord } from './models/question.model.js';

/** A waiting question in the contract's form. */
export function waitingQuestionOf({ _id, name, text, createdAt }: QuestionRecord): WaitingQuestion {
  return { _id: _id.toHexString(), name, text, createdAt: createdAt.toISOString() };
}

/** An answered question in the contract's form; the id of who asked is not shown. */
export function questionOf(record: QuestionRecord): Question {
  const { answer = '', answeredAt, createdAt } = record;
  return { ...waitingQuestionOf(record), answer, answeredAt: (answeredAt ?? createdAt).toISOString() };
}
