import type { WaitingQuestionsAnswer } from '@jhola/shared/contracts/questions.contract';
import { useEffect, useRef } from 'react';
import { type PagedQuery, usePagedQuery } from '#data/queries/use-paged-query.ts';
import { WAITING_A_PAGE } from '../rules/questions-view';
import { useWaitingCount } from './use-waiting-count';

type WaitingPage = Pick<WaitingQuestionsAnswer, 'data' | 'totalCount'>;

/**
 * A page of the questions that wait for an answer, the longest waiting first; asked for again when their number changes.
 * @param page from 1
 * @param current whether the list is on the screen
 */
export function useWaitingQuestions(page: number, current: boolean): PagedQuery<WaitingPage> {
  const query = usePagedQuery<WaitingPage>(
    `waiting-questions:${page}`,
    async () => {
      const { waitingQuestions } = await import('#data/api/admin-questions-api.ts');
      return waitingQuestions({ page, limit: WAITING_A_PAGE });
    },
    current,
  );
  const { refetch } = query;
  const count = useWaitingCount(true);
  const counted = useRef(count);
  useEffect(() => {
    if (counted.current !== count) refetch();
    counted.current = count;
  }, [count, refetch]);
  return query;
}
