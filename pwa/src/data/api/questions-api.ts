import {
  AskedQuestionAnswer,
  type AskQuestionRequest,
  OwnQuestionsAnswer,
  ownQuestionsPath,
  QuestionsAnswer,
  questionPaths,
  questionsOfProductPath,
  type WaitingQuestion,
} from '@jhola/shared/contracts/questions.contract';
import { callApi } from './call-api';

/** A page of the answered questions about a product. @param page from 1 */
export function questionsOfProduct(productId: string, page: number, limit: number): Promise<QuestionsAnswer> {
  const path = `${questionsOfProductPath(productId)}?page=${page}&limit=${limit}`;
  return callApi({ path, answer: QuestionsAnswer });
}

/** The signed-in shopper's questions about a product that wait for their answer. */
export async function ownQuestions(productId: string): Promise<readonly WaitingQuestion[]> {
  return (await callApi({ path: ownQuestionsPath(productId), answer: OwnQuestionsAnswer })).data;
}

/** Asks a question. Returns it as it waits. */
export async function askQuestion(
  body: AskQuestionRequest,
  idempotencyKey: string,
): Promise<WaitingQuestion> {
  const call = { method: 'post', path: questionPaths.ask, answer: AskedQuestionAnswer } as const;
  return (await callApi({ ...call, body, idempotencyKey })).data;
}
