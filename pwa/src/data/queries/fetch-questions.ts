import { questionsOfProduct } from '../api/questions-api';
import { listNames } from '../db/list-names';
import { openStore } from '../db/open-store';

/**
 * Brings a page of the answered questions about a product into the store.
 * @param page from 1
 * @param size how many a page has
 */
export async function fetchQuestions(productId: string, page: number, size: number): Promise<void> {
  const [{ data, totalQuestions }, store] = await Promise.all([
    questionsOfProduct(productId, page, size),
    openStore(),
  ]);
  await store.transaction('rw', store.questions, store.lists, async () => {
    await store.questions.bulkPut(data.map((question) => ({ ...question, productId })));
    await store.lists.put({
      name: listNames.questionPage(productId, page),
      ids: data.map(({ _id }) => _id),
      total: totalQuestions,
      pulledAt: Date.now(),
    });
  });
}

/**
 * Brings the questions about a product up to date after one of them has changed: the pages on the screen. All others are
 * forgotten, since each may have changed.
 * @param pages how many pages are on the screen
 */
export async function fetchQuestionsAnew(productId: string, pages: number, size: number): Promise<void> {
  const store = await openStore();
  const shown = Array.from({ length: pages }, (_, index) => index + 1);
  await Promise.all(shown.map((page) => fetchQuestions(productId, page, size)));
  const upToDate = shown.map((page) => listNames.questionPage(productId, page));
  const names = await store.lists.where('name').startsWith(listNames.questions(productId)).primaryKeys();
  await store.lists.bulkDelete(names.filter((name) => !upToDate.includes(name)));
}
