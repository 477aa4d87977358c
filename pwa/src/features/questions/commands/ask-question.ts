import type { AskQuestionRequest, WaitingQuestion } from '@jhola/shared/contracts/questions.contract';

/**
 * Sends the signed-in shopper's question; only they and administrators see it until it is answered.
 * @param key the same for a repeat after a lost answer
 * @throws ApiError
 */
export async function askQuestion(request: AskQuestionRequest, key: string): Promise<WaitingQuestion> {
  const api = await import('#data/api/questions-api.ts');
  return api.askQuestion(request, key);
}
