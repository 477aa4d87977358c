/**
 * Waits for an answer of the server. Where it had nothing to say, since it was not reached or not understood, the failure
 * says what failed and then why; its own words are shown as they are (docs/product.md#cancelling).
 * @param whatFailed what failed, in words
 * @throws ApiError with the server's words, or Error
 */
export async function asked<Answer>(whatFailed: string, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const { ApiError } = await import('#data/api/api-error.ts');
    const answered = error instanceof ApiError && error.status > 0 && error.code !== 'answer.broken';
    if (answered) throw error;
    throw new Error(error instanceof Error ? `${whatFailed}. ${error.message}` : whatFailed, {
      cause: error,
    });
  }
}
