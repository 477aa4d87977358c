import { waitingQuestions } from '../api/admin-questions-api';
import { openStore } from '../db/open-store';
import { WAITING_QUESTIONS } from '../db/settings';

/** Brings into the store how many questions wait for an answer; administrators only. */
export async function fetchWaitingCount(): Promise<void> {
  const [{ totalCount }, store] = await Promise.all([waitingQuestions({ limit: 0 }), openStore()]);
  await store.settings.put({ key: WAITING_QUESTIONS, value: totalCount });
}
