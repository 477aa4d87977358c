import { A_PAGE } from '../rules/questions-view';

/** Brings the questions about a product up to date after one was answered, changed or deleted. @param pages how many are shown */
export async function fetchAfterChange(productId: string, pages: number): Promise<void> {
  const [{ fetchQuestionsAnew }, { fetchWaitingCount }] = await Promise.all([
    import('#data/queries/fetch-questions.ts'),
    import('#data/queries/fetch-waiting-count.ts'),
  ]);
  await Promise.all([fetchQuestionsAnew(productId, pages, A_PAGE), fetchWaitingCount()]);
}
