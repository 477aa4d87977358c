/**
 * Deletes a question, which only administrators may.
 * @throws ApiError
 */
export async function deleteQuestion(questionId: string): Promise<void> {
  const api = await import('#data/api/admin-questions-api.ts');
  await api.deleteQuestion(questionId);
}
