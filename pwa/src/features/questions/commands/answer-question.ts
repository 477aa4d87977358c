import type { AnswerQuestionRequest } from '@jhola/shared/contracts/questions.contract';

/**
 * Answers a question, or changes its answer, which only administrators may.
 * @param key the same for a repeat after a lost answer
 * @throws ApiError
 */
export async function answerQuestion(request: AnswerQuestionRequest, key: string): Promise<void> {
  const api = await import('#data/api/admin-questions-api.ts');
  await api.answerQuestion(request, key);
}
