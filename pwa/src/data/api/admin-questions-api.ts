import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  type AnswerQuestionRequest,
  deleteQuestionPath,
  QuestionAnswer,
  questionPaths,
  WaitingQuestionsAnswer,
} from '@jhola/shared/contracts/questions.contract';
import { callApi } from './call-api';

/** Which waiting questions are asked for; `limit` 0 only counts them. */
export interface WaitingAsked {
  readonly page?: number;
  readonly limit: number;
  readonly productId?: string;
}

/** A page of the questions that wait for an answer, the longest waiting first; administrators only. */
export function waitingQuestions(asked: WaitingAsked): Promise<WaitingQuestionsAnswer> {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return callApi({ path: `${questionPaths.waiting}?${query}`, answer: WaitingQuestionsAnswer });
}

/** Answers a question, or changes its answer; administrators only. */
export async function answerQuestion(body: AnswerQuestionRequest, idempotencyKey: string): Promise<void> {
  const call = { method: 'post', path: questionPaths.answer, answer: QuestionAnswer } as const;
  await callApi({ ...call, body, idempotencyKey });
}

/** Deletes a question; administrators only. */
export async function deleteQuestion(questionId: string): Promise<void> {
  await callApi({ method: 'delete', path: deleteQuestionPath(questionId), answer: PlainAnswer });
}
